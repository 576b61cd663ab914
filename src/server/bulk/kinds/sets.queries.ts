import { sql } from 'kysely'
import { int, list, text } from '#domain/bulk/cell-types.ts'
import { asTable } from '../as-table.ts'
import type { Kind, Meant, Problem, Writer } from '../kind.ts'
import { inLanguages, tableKind } from '../table-kind.queries.ts'
import { unknownIn } from './references.queries.ts'

const COLOUR = text(8, /^[A-Z0-9]{8}$/, 'CTR4T2BK')
const coloursOf = ({ row }: Meant) => (Array.isArray(row['colours']) ? row['colours'] : [])

/** What is shown together: colours of several styles, in the order in which the file names them. */
export const sets: Kind = tableKind({
  table: 'product_sets',
  key: ['set_id'],
  columns: [
    { name: 'set_id', column: 'id', type: text(11, /^[A-Z0-9]{8,11}$/, 'LOOK00001'), required: true },
    ...inLanguages('name', 'names', text(120)),
    ...inLanguages('description', 'descriptions', text(2000)),
    { name: 'position', column: 'position', type: int(-1_000_000, 1_000_000), fresh: 0 },
    {
      name: 'colours',
      column:
        '(select array_agg(i.colour_id order by i.position, i.colour_id) from product_set_items i where i.set_id = t.id)',
      type: { ...list(COLOUR), example: 'CTR4T2BK|CGH2L8OC' },
      cleared: [],
    },
  ],
  needed: 'false',
  async judge({ db }, rows) {
    const unknown = await unknownIn(db, { table: 'colours', column: 'id', type: 'text' }, rows.flatMap(coloursOf))
    return rows.map(meant => {
      const wrong: Problem[] = []
      const colours = coloursOf(meant)
      if (colours.some(each => unknown.has(each))) wrong.push(['unknown-reference', 'colours'])
      if (new Set(colours).size < colours.length) wrong.push(['duplicate', 'colours'])
      if ((meant.row['name.en'] ?? null) === null) wrong.push(['missing', 'name.en'])
      return wrong
    })
  },
  after: gather,
})

async function gather({ db }: Writer, rows: readonly Meant[]): Promise<void> {
  const wanted = rows.map(meant => ({ id: meant.row['set_id'], colours: coloursOf(meant) }))
  const columns = [
    { name: 'id', type: { sql: 'text' } },
    { name: 'colours', type: { sql: 'text[]' } },
  ]
  await sql`delete from product_set_items i using ${asTable(wanted, columns)}
    where i.set_id = w.id and i.colour_id <> all (w.colours)`.execute(db)
  await sql`insert into product_set_items (set_id, colour_id, position)
    select w.id, e.id, e.at - 1 from ${asTable(wanted, columns)} cross join unnest(w.colours) with ordinality e (id, at)
    on conflict (set_id, colour_id) do update set position = excluded.position
      where product_set_items.position <> excluded.position`.execute(db)
}
