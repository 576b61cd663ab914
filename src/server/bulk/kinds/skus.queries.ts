import { sql } from 'kysely'
import { int, oneOf, text } from '#domain/bulk/cell-types.ts'
import { isGtin } from '#domain/feeds/gtin.ts'
import { arrayLiteral } from '../../db/array-literal.ts'
import type { Kind, Meant, Problem } from '../kind.ts'
import { tableKind } from '../table-kind.queries.ts'
import { unknownIn } from './references.queries.ts'

const UPC = text(13, /^[0-9]{12,13}$/, '012345678905')

export const skus: Kind = tableKind({
  table: 'skus',
  key: ['sku'],
  columns: [
    { name: 'sku', column: 'sku', type: text(40, /^[A-Za-z0-9][A-Za-z0-9._-]*$/, 'CRN4T2BK-090'), required: true },
    { name: 'upc', column: 'upc', type: { ...UPC, example: '4006381333931' }, required: true },
    { name: 'colour_id', column: 'colour_id', type: text(8, /^[A-Z0-9]{8}$/, 'CRN4T2BK'), required: true },
    { name: 'size', column: 'size', type: text(40), required: true },
    { name: 'width', column: 'width', type: text(40), fresh: 'regular' },
    { name: 'sort', column: 'sort', type: int(0, 30_000), fresh: 0 },
    { name: 'status', column: 'status', type: oneOf('active', 'discontinued'), fresh: 'active' },
  ],
  // Whatever was ever sold, held or put into a cart keeps its SKU.
  needed: ['stock', 'list_items', 'back_in_stock', 'order_stock']
    .map(table => `exists (select from ${table} x where x.sku_key = t.key)`)
    .join(' or '),
  async judge({ db }, rows) {
    const known = { table: 'colours', column: 'id', type: 'text' } as const
    const unknown = await unknownIn(
      db,
      known,
      rows.map(({ row }) => row['colour_id']),
    )
    const owners = await ownersOf(db, rows)
    const seen = new Map<unknown, unknown>()
    return rows.map(({ row, before }): readonly Problem[] => {
      const { sku, upc } = row
      const wrong: Problem[] = []
      if (unknown.has(row['colour_id'] ?? null)) wrong.push(['unknown-reference', 'colour_id'])
      // What stands there already may carry an old number; a new one has to be right.
      if (before?.['upc'] !== upc && !isGtin(String(upc))) return [...wrong, ['unreadable', 'upc']]
      const owner = owners.get(String(upc)) ?? seen.get(upc)
      if (wrong.length === 0) seen.set(upc, sku)
      return owner !== undefined && owner !== sku ? [...wrong, ['taken', 'upc']] : wrong
    })
  },
})

async function ownersOf(db: Parameters<typeof unknownIn>[0], rows: readonly Meant[]): Promise<Map<string, string>> {
  const codes = rows.map(({ row }) => row['upc'])
  const { rows: found } = await sql<{
    upc: string
    sku: string
  }>`select k.upc, k.sku from unnest(${arrayLiteral(codes)}::text[]) w (upc)
    cross join lateral (select upc, sku from skus where upc = w.upc limit 1) k`.execute(db)
  return new Map(found.map(({ upc, sku }) => [upc, sku]))
}
