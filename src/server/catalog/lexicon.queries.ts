import type { Db } from '../db/database.ts'

export const readSynonyms = (db: Db) => db.selectFrom('search_synonyms').select(['language', 'term', 'means']).execute()

export const readRedirects = (db: Db) =>
  db.selectFrom('search_redirects').select(['language', 'term', 'target']).execute()

export const readPopularTerms = (db: Db, most: number) =>
  db
    .selectFrom('popular_terms')
    .select(['language', 'term', 'searches'])
    .orderBy('searches', 'desc')
    .orderBy('term')
    .limit(most)
    .execute()
