import { int, oneOf, text } from '#domain/bulk/cell-types.ts'
import { LABELLED_FACETS } from '#domain/styles/style-words.ts'
import { FINE, type Kind, type Problem } from '../kind.ts'
import { inLanguages, tableKind } from '../table-kind.queries.ts'

/** What the values of filters are called, and with that which genders and brands there are. */
export const words: Kind = tableKind({
  table: 'facet_labels',
  key: ['filter', 'value'],
  columns: [
    { name: 'filter', column: 'facet', type: oneOf(...LABELLED_FACETS), required: true },
    { name: 'value', column: 'value', type: text(60, /^[a-z0-9][a-z0-9-]*$/, 'teens'), required: true },
    ...inLanguages('name', 'names', text(120)),
    { name: 'position', column: 'position', type: int(0, 32_767), fresh: 0 },
    { name: 'swatch', column: 'swatch', type: text(7, /^#[0-9a-fA-F]{6}$/, '#2f5d50'), cleared: null },
  ],
  needed: `t.facet = 'gender' and exists (select from styles s where s.gender = t.value)
    or t.facet = 'brand' and exists (select from styles s where s.brand = t.value)`,
  judge: async (_, rows) =>
    rows.map(({ row }): readonly Problem[] => ((row['name.en'] ?? null) === null ? [['missing', 'name.en']] : FINE)),
})
