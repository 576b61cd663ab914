import { sql } from 'kysely'
import { list, oneOf, text, type CellType } from '#domain/bulk/cell-types.ts'
import { MOST_WORDS, SEARCH_TARGET, termOf } from '#domain/search/search-rules.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Column, Kind, Problem } from '../kind.ts'
import { tableKind } from '../table-kind.queries.ts'

const WORDS = text(100, /^\S(?:[^\r\n]*\S)?$/, 'rain jacket')
/** As the room writes it, which finds it by that. */
const TERM: CellType = { ...WORDS, read: cell => WORDS.read(termOf(cell)) }
const key = ['language', 'term'] as const
const keys: readonly Column[] = [
  { name: 'language', column: 'language', type: oneOf(...LANGUAGES), required: true },
  { name: 'term', column: 'term', type: TERM, required: true },
]

/** Every search looks at all of them: there is room for so many. */
const judgeRoom =
  (table: string): NonNullable<Kind['judge']> =>
  async ({ db }, rows) => {
    const { rows: found } = await sql<{
      count: number
    }>`select count(*)::int as count from ${sql.table(table)}`.execute(db)
    let room = MOST_WORDS - (found[0]?.count ?? 0)
    return rows.map(({ row: { term, means }, before }): Problem | undefined => {
      if (Array.isArray(means) && means.every(each => each === term)) return ['unreadable', 'means']
      return !before && --room < 0 ? ['above-limit', 'term'] : undefined
    })
  }

export const synonyms: Kind = tableKind({
  table: 'search_synonyms',
  key,
  columns: [...keys, { name: 'means', column: 'means', type: list(TERM), required: true }],
  needed: 'false',
  judge: judgeRoom('search_synonyms'),
})

export const searchRedirects: Kind = tableKind({
  table: 'search_redirects',
  key,
  columns: [...keys, { name: 'target', column: 'target', type: text(200, SEARCH_TARGET, 'c/2301'), required: true }],
  needed: 'false',
  judge: judgeRoom('search_redirects'),
})
