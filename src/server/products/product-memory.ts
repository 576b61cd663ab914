import { Bounded } from '#domain/memory/bounded.ts'
import type { Changes } from '../db/changes.ts'
import { keptUntilChanged } from '../kept.ts'
import { KeptAnswers } from './kept-answers.ts'
import type { Searched } from './popular-searches.queries.ts'
import type { KeptCard } from './product-card.ts'
import type { SetRow } from './product-sets.queries.ts'

const MOST_LISTINGS = 600
const MOST_SUGGESTIONS = 1_500
/** A large shop in its busiest language: cards that come and go are what the garbage collector stops the shop for. */
const MOST_CARDS = 24_000

export type ProductMemory = ReturnType<typeof createProductMemory>

/** What a process keeps of what it made from the catalogue, and what it has counted since it last told the others. */
export const createProductMemory = (changes: Changes) => ({
  listings: new KeptAnswers(MOST_LISTINGS),
  facets: new KeptAnswers(MOST_LISTINGS),
  suggestions: new KeptAnswers(MOST_SUGGESTIONS),
  cards: new Bounded<KeptCard>(MOST_CARDS),
  sets: keptUntilChanged<SetRow[]>(changes),
  companions: keptUntilChanged<string[]>(changes),
  searches: new Map<string, Searched>(),
})
