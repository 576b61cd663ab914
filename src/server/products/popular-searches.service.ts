import type { Language } from '#domain/sites/sites.ts'
import { andThen } from '../catalog/search-engine.ts'
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
export function noteSearch({ popularSearches, search }: Services, language: Language, query: string): void {
  const term = query.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const words = wordsOf(term)
  if (!READABLE.test(term) || words.length > MOST_WORDS) return
  const noted = andThen(search.knows(words, language), areOurs => {
    if (!areOurs) return
    const row = popularSearches.row(`${language} ${term}`, () => ({ language, term, searches: 0 }))
    if (row) row.searches++
  })
  // What cannot be asked now is not counted.
  if (noted instanceof Promise) noted.catch(() => {})
}

/** Adds what was counted since the last time to what all processes know. */
export const keepSearches: Work = async ({ popularSearches, database }) => {
  const searched = popularSearches.take()
  if (searched.length > 0) await addSearches(database.db, searched)
}
