import { list, oneOf, text, type CellType } from '#domain/bulk/cell-types.ts'
import { SEARCH_TARGET, termOf } from '#domain/search/search-rules.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import { FINE, type Column, type Kind, type Problem } from '../kind.ts'
import { tableKind } from '../table-kind.queries.ts'

const WORDS = text(100, /^\S(?:[^\r\n]*\S)?$/, 'rain jacket')
/** As the room writes it, which finds it by that. */
const TERM: CellType = { ...WORDS, read: cell => WORDS.read(termOf(cell)) }
const key = ['language', 'term'] as const
const keys: readonly Column[] = [
  { name: 'language', column: 'language', type: oneOf(...LANGUAGES), required: true },
  { name: 'term', column: 'term', type: TERM, required: true },
]

export const synonyms: Kind = tableKind({
  table: 'search_synonyms',
  key,
  columns: [...keys, { name: 'means', column: 'means', type: list(TERM), required: true }],
  needed: 'false',
  // A word that means itself needs no synonym.
  judge: async (_, rows) =>
    rows.map(({ row: { term, means } }): readonly Problem[] =>
      Array.isArray(means) && means.every(each => each === term) ? [['unreadable', 'means']] : FINE,
    ),
})

export const searchRedirects: Kind = tableKind({
  table: 'search_redirects',
  key,
  columns: [...keys, { name: 'target', column: 'target', type: text(200, SEARCH_TARGET, 'c/2301'), required: true }],
  needed: 'false',
})
