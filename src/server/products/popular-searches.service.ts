import type { Language } from '#domain/sites/sites.ts'
import { wordsOf } from '../catalog/text/stem.ts'
import type { Work } from '../jobs/jobs.ts'
import { Tally } from '../memory/tally.ts'
import type { Services } from '../services.ts'
import { addSearches, type Searched } from './popular-searches.queries.ts'

const MOST_TERMS = 2_000
const MOST_WORDS = 4
/** Words and what may stand between them; whoever types anything else is not writing for others. */
const READABLE = /^[\p{L}\p{N}]+(?:[ .'’-][\p{L}\p{N}]+)*$/u

export const tallyPopularSearches = () => new Tally<Searched>(MOST_TERMS)

/** Counts what is searched for, in memory: a search must not wait for a write. Only words of our products count, so that nobody can write on our walls. */
export function noteSearch({ catalog, popularSearches }: Services, language: Language, query: string): void {
  const term = query.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const words = wordsOf(term)
  const index = catalog.textIndex(language)
  if (!READABLE.test(term) || words.length > MOST_WORDS || !words.every(word => index.has(index.stemOf(word)))) return
  const row = popularSearches.row(`${language} ${term}`, () => ({ language, term, searches: 0 }))
  if (row) row.searches++
}

/** Adds what was counted since the last time to what all processes know. */
export const keepSearches: Work = async ({ popularSearches, database }) => {
  const searched = popularSearches.take()
  if (searched.length > 0) await addSearches(database.db, searched)
}
