import { Bitmap } from '../bitmap.ts'
import { nearWords } from './near-words.ts'
import { isStopWord, wordsOf } from './stem.ts'
import { slotOf, weightOf, type TextIndex } from './text-index.ts'

export type Hits = {
  readonly members: Bitmap
  readonly scores: Uint16Array
  /** What was understood in place of misspelt words. */
  readonly corrected: string | undefined
}

export type FindOptions = {
  readonly slots: number
  readonly synonyms: ReadonlyMap<string, readonly string[]>
  /** The last word may be only begun. */
  readonly unfinished?: boolean
}

const MOST_WORDS = 12
const MOST_COMPLETIONS = 40
/** How much a match is worth by the way it was found. */
const WORTH = { exact: 1, synonym: 0.9, within: 0.7, begun: 0.6, misspelt: 0.5 } as const
const SCALE = 24

type Match = { term: string; worth: number }
type Word = { matches: Match[]; misspelt: boolean; word: string; shown: string }

/** Styles that hold all the words, or, where none does, as many of them as possible. */
export function find(index: TextIndex, query: string, options: FindOptions): Hits {
  const words = wordsOf(query).slice(0, MOST_WORDS)
  const telling = words.filter(word => !isStopWord(word, index.language))
  const understood = (telling.length > 0 ? telling : words).map((word, at, all) =>
    understand(index, word, options, (options.unfinished ?? false) && at === all.length - 1),
  )
  const known = understood.filter(({ matches }) => matches.length > 0)
  const gains = known.map(({ matches }) => gainsOf(index, matches, options.slots))
  const changed = understood.some(({ misspelt }) => misspelt)
  return { ...join(gains, options.slots), corrected: changed ? understood.map(({ shown }) => shown).join(' ') : undefined }
}

function understand(index: TextIndex, word: string, { synonyms }: FindOptions, begun: boolean): Word {
  const term = index.stemOf(word)
  const matches: Match[] = index.has(term) ? [{ term, worth: WORTH.exact }] : []
  for (const meant of synonyms.get(word) ?? synonyms.get(term) ?? [])
    for (const part of wordsOf(meant)) matches.push({ term: index.stemOf(part), worth: WORTH.synonym })
  if (begun) for (const each of index.beginningWith(word, MOST_COMPLETIONS)) matches.push({ term: each, worth: WORTH.begun })
  // German joins words: a jacket is also found inside a rain jacket.
  if (index.language === 'de' && term.length >= 4)
    for (const each of index.vocabulary()) if (each.length > term.length && each.includes(term)) matches.push({ term: each, worth: WORTH.within })
  const found = matches.filter(match => index.has(match.term))
  if (found.length > 0) return { matches: found, misspelt: false, word, shown: word }
  const near = nearWords(term, index.vocabulary())
  return {
    matches: near.map(each => ({ term: each, worth: WORTH.misspelt })),
    misspelt: near.length > 0,
    word,
    shown: near[0] === undefined ? word : index.surfaceOf(near[0]),
  }
}

function gainsOf(index: TextIndex, matches: readonly Match[], slots: number): Float32Array {
  const gains = new Float32Array(slots)
  for (const { term, worth } of matches) {
    const postings = index.postings(term)
    const rarity = Math.log(1 + index.documents / Math.max(1, postings.length))
    for (const posting of postings) {
      const slot = slotOf(posting)
      const gain = worth * rarity * weightOf(posting)
      if (gain > (gains[slot] ?? 0)) gains[slot] = gain
    }
  }
  return gains
}

function join(gains: readonly Float32Array[], slots: number): { members: Bitmap; scores: Uint16Array } {
  const held = new Uint8Array(slots)
  const sums = new Float32Array(slots)
  for (const gain of gains)
    for (let slot = 0; slot < slots; slot++) {
      const more = gain[slot] ?? 0
      if (more === 0) continue
      held[slot] = (held[slot] ?? 0) + 1
      sums[slot] = (sums[slot] ?? 0) + more
    }
  const needed = held.reduce((most, count) => Math.max(most, count), 0)
  const members = new Bitmap(slots)
  const scores = new Uint16Array(slots)
  if (needed === 0) return { members, scores }
  for (let slot = 0; slot < slots; slot++)
    if (held[slot] === needed) {
      members.add(slot)
      scores[slot] = Math.min(30_000, Math.round((sums[slot] ?? 0) * SCALE))
    }
  return { members, scores }
}
