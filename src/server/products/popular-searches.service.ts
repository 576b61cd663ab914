import { wordsOf } from '../catalog/text/stem.ts'
import type { Work } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { addSearches } from './popular-searches.queries.ts'

const MOST_TERMS = 2_000
const MOST_WORDS = 4
/** Words and what may stand between them; whoever types anything else is not writing for others. */
const READABLE = /^[\p{L}\p{N}]+(?:[ .'’-][\p{L}\p{N}]+)*$/u

/** Counts what is searched for, in memory: a search must not wait for a write. Only words of our products count, so that nobody can write on our walls. */
export function noteSearch({ services, language }: Pick<Shop, 'services' | 'language'>, query: string): void {
  const term = query.normalize('NFC').toLowerCase().replaceAll(/\s+/g, ' ').trim()
  const words = wordsOf(term)
  const { catalog, products } = services
  const index = catalog.textIndex(language)
  if (!READABLE.test(term) || words.length > MOST_WORDS || !words.every(word => index.has(index.stemOf(word)))) return
  const { searches } = products
  const known = searches.get(`${language} ${term}`)
  if (known) known.searches++
  else if (searches.size < MOST_TERMS) searches.set(`${language} ${term}`, { language, term, searches: 1 })
}

/** Adds what was counted since the last time to what all processes know. */
export const keepSearches: Work = async ({ products, database }) => {
  const counted = [...products.searches.values()]
  products.searches.clear()
  if (counted.length > 0) await addSearches(database.db, counted)
}
