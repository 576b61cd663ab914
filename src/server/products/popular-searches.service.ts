import type { Language } from '#domain/sites/sites.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { andThen, type SearchEngine } from '../catalog/search-engine.ts'
import { wordsOf } from '../catalog/text/stem.ts'
import type { Work } from '../jobs/jobs.ts'
import { addSearches, type Searched } from './popular-searches.queries.ts'

const MOST_TERMS = 2_000
const MOST_WORDS = 4
/** Words and what may stand between them; whoever types anything else is not writing for others. */
const READABLE = /^[\p{L}\p{N}]+(?:[ .'’-][\p{L}\p{N}]+)*$/u

const tallies = new WeakMap<Catalog, Map<string, Searched>>()

type Searching = { readonly catalog: Catalog; readonly engine: SearchEngine }

/** Counts what is searched for, in memory: a search must not wait for a write. Only words of our products count, so that nobody can write on our walls. */
export function noteSearch({ catalog, engine }: Searching, language: Language, query: string): void {
  const term = query.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const words = wordsOf(term)
  if (!READABLE.test(term) || words.length > MOST_WORDS) return
  const noted = andThen(engine.knows(words, language), areOurs => {
    if (areOurs) count(catalog, language, term)
  })
  // What cannot be asked now is not counted.
  if (noted instanceof Promise) noted.catch(() => {})
}

function count(catalog: Catalog, language: Language, term: string) {
  const tally = tallies.get(catalog) ?? new Map<string, Searched>()
  tallies.set(catalog, tally)
  const known = tally.get(`${language} ${term}`)
  if (known) known.searches++
  else if (tally.size < MOST_TERMS) tally.set(`${language} ${term}`, { language, term, searches: 1 })
}

/** Adds what was counted since the last time to what all processes know. */
export const keepSearches: Work = async ({ catalog, database }) => {
  const tally = tallies.get(catalog)
  if (!tally || tally.size === 0) return
  tallies.delete(catalog)
  await addSearches(database.db, [...tally.values()])
}
