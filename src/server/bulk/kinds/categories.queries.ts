import { sql } from 'kysely'
import { int, text } from '#domain/bulk/cell-types.ts'
import { RowsRefused, type Kind, type Problem } from '../kind.ts'
import { inLanguages, tableKind } from '../table-kind.queries.ts'
import { unknownIn } from './references.queries.ts'

const ID = { ...int(1000, 2_147_483_647), example: '2301' }

export const categories: Kind = tableKind({
  table: 'categories',
  key: ['category_id'],
  columns: [
    { name: 'category_id', column: 'id', type: ID, required: true },
    { name: 'parent_id', column: 'parent_id', type: ID, cleared: null },
    { name: 'position', column: 'position', type: int(-1_000_000, 1_000_000), fresh: 0 },
    ...inLanguages('name', 'names', text(120)),
    ...inLanguages('slug', 'slugs', text(120, /^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'trail-shoes')),
    ...inLanguages('description', 'descriptions', text(2000)),
  ],
  extra: { path: 'array[w.id]' },
  needed: `exists (select from category_styles c where c.category_id = t.id)
    or exists (select from categories c where c.parent_id = t.id)`,
  async judge({ db }, rows) {
    const known = { table: 'categories', column: 'id', type: 'integer' } as const
    const unknown = await unknownIn(
      db,
      known,
      rows.map(({ row }) => row['parent_id']),
    )
    const coming = new Set(rows.map(({ row }) => row['category_id']))
    return rows.map(({ row }) => {
      const wrong: Problem[] = []
      const parent = row['parent_id'] ?? null
      if (unknown.has(parent) && !coming.has(parent)) wrong.push(['unknown-reference', 'parent_id'])
      for (const name of ['name.en', 'slug.en']) if ((row[name] ?? null) === null) wrong.push(['missing', name])
      return wrong
    })
  },
  // From the roots down: what cannot be reached lies in a ring, and is refused.
  async after({ db }) {
    await sql`with recursive placed as (
        select id, array[id] as path from categories where parent_id is null
        union all select c.id, p.path || c.id from categories c join placed p on c.parent_id = p.id
      ) update categories c set path = p.path from placed p where p.id = c.id and c.path <> p.path`.execute(db)
    const { rows } = await sql`with recursive placed as (select id from categories where parent_id is null
        union all select c.id from categories c join placed p on c.parent_id = p.id)
      select id from categories where id not in (select id from placed) limit 1`.execute(db)
    if (rows.length > 0) throw new RowsRefused('a category lies below itself')
  },
})
