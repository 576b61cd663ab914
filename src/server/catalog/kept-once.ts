import type { Offer } from './style.ts'
import { Interned, readWords, type Words } from './words.ts'

/** More than a shop has of what is alike. */
const MOST_SHARED = 100_000

/** Names of colours, lines and the like: the same few again and again. */
const words = new Interned<Words>(text => readWords(JSON.parse(text)), MOST_SHARED)
export const wordsIn = (text: string): Words => words.of(text)

const lists = new Interned<readonly string[]>(text => JSON.parse(text), MOST_SHARED)
export const listOf = (all: readonly string[]): readonly string[] => lists.of(JSON.stringify(all))

/** Words of few letters that stand in every row: each row brings a copy of its own. */
const labels = new Interned<string>(text => text, MOST_SHARED)
export const labelOf = (text: string): string => labels.of(text)

type Figures = readonly [number, number, number, number, number | null | undefined, number | null | undefined]
/** There are far more colours than prices. */
const offers = new Interned<Offer>(text => {
  const [lowCurrent, highCurrent, lowOriginal, highOriginal, historicBest, previousBest]: Figures = JSON.parse(text)
  return {
    lowCurrent,
    highCurrent,
    lowOriginal,
    highOriginal,
    historicBest: historicBest ?? undefined,
    previousBest: previousBest ?? undefined,
  }
}, MOST_SHARED)
export const offerOf = (...figures: Figures): Offer => offers.of(JSON.stringify(figures))
