import type { Language } from '#domain/sites/sites.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { wordsOf } from '../catalog/text/stem.ts'
import type { Work } from '../jobs/jobs.ts'
import { addMisses, addSearches, type Searched } from './popular-searches.queries.ts'

const MOST_TERMS = 2_000
const MOST_WORDS = 4
const MOST_LETTERS = 60
/** Words and what may stand between them; whoever types anything else is not writing for others. */
const READABLE = /^[\p{L}\p{N}]+(?:[ .'’-][\p{L}\p{N}]+)*$/u

const tallies = new WeakMap<Catalog, Map<string, Searched>>()

/** Counts what is searched for, in memory: a search must not wait for a write. Only words of our products count, so that nobody can write on our walls. */
export function noteSearch(catalog: Catalog, language: Language, query: string): void {
  const term = query.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const words = wordsOf(term)
  const index = catalog.textIndex(language)
  if (!READABLE.test(term) || words.length > MOST_WORDS || !words.every(word => index.has(index.stemOf(word)))) return
  const tally = tallies.get(catalog) ?? new Map<string, Searched>()
  tallies.set(catalog, tally)
  const known = tally.get(`${language} ${term}`)
  if (known) known.searches++
  else if (tally.size < MOST_TERMS) tally.set(`${language} ${term}`, { language, term, searches: 1 })
}

const misses = new WeakMap<Catalog, Map<string, Searched>>()

/** What was looked for in vain, for staff alone: words that no product has count too. */
export function noteMiss(catalog: Catalog, language: Language, query: string): void {
  const term = query.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim().slice(0, MOST_LETTERS)
  if (term === '') return
  const tally = misses.get(catalog) ?? new Map<string, Searched>()
  misses.set(catalog, tally)
  const known = tally.get(`${language} ${term}`)
  if (known) known.searches++
  else if (tally.size < MOST_TERMS) tally.set(`${language} ${term}`, { language, term, searches: 1 })
}

/** Adds what was counted since the last time to what all processes know. */
export const keepSearches: Work = async ({ catalog, database, clock }) => {
  const missed = misses.get(catalog)
  misses.delete(catalog)
  if (missed) await addMisses(database.db, clock().toISOString().slice(0, 10), [...missed.values()])
  const tally = tallies.get(catalog)
  if (!tally || tally.size === 0) return
  tallies.delete(catalog)
  await addSearches(database.db, [...tally.values()])
}
