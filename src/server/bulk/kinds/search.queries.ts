import { list, oneOf, text } from '#domain/bulk/cell-types.ts'
import { SEARCH_TARGET } from '#domain/search/search-rules.ts'
import { LANGUAGES } from '#domain/sites/sites.ts'
import type { Column, Kind } from '../kind.ts'
import { tableKind } from '../table-kind.queries.ts'

const WORDS = text(100, /^\S(?:[^\r\n]*\S)?$/, 'rain jacket')
const key = ['language', 'term'] as const
const keys: readonly Column[] = [
  { name: 'language', column: 'language', type: oneOf(...LANGUAGES), required: true },
  { name: 'term', column: 'term', type: WORDS, required: true },
]

export const synonyms: Kind = tableKind({
  table: 'search_synonyms',
  key,
  columns: [...keys, { name: 'means', column: 'means', type: list(WORDS), required: true }],
  needed: 'false',
})

export const searchRedirects: Kind = tableKind({
  table: 'search_redirects',
  key,
  columns: [...keys, { name: 'target', column: 'target', type: text(200, SEARCH_TARGET, 'c/2301'), required: true }],
  needed: 'false',
})
