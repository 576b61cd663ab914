import { sql } from 'kysely'
import { MONEY, oneOf, text } from '#domain/bulk/cell-types.ts'
import { SITES } from '#domain/sites/sites.ts'
import type { Sites } from '../../desk/on-sites.ts'
import { asTable } from '../as-table.ts'
import type { Column, Kind } from '../kind.ts'
import { named, rowsOf, selected } from '../table-kind.queries.ts'

const columns: readonly Column[] = [
  // Neither number nor code: whoever knows both can spend it.
  { name: 'card', column: 'left(md5(t.number), 20)', type: text(20, /^[0-9a-f]{20}$/, '0f4c2d…'), required: true },
  { name: 'ends_with', column: 'right(t.number, 4)', type: text(4), readOnly: true },
  { name: 'currency', column: 'currency', type: text(3), readOnly: true },
  { name: 'balance', column: 'balance', type: { ...MONEY, sql: 'bigint' }, readOnly: true },
  { name: 'expires_on', column: 't.expires_on::text', type: text(10), readOnly: true },
  { name: 'status', column: 'status', type: oneOf('active', 'inactive') },
]
const key = ['card'] as const
const WRITTEN = named(columns, ['card', 'status'])

const currenciesOf = (sites: Sites): string[] =>
  Object.values(SITES).flatMap(({ id, currency }) => (sites === 'all' || sites.includes(id) ? currency : []))

/** What stands on cards, and which of them pay: cards are made, and their amounts corrected, one by one and with a reason. */
export const giftCards: Kind = {
  columns,
  key,
  async read(db, wanted, { lock }) {
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from gift_cards t
      where left(md5(t.number), 20) = any(${wanted.map(({ card }) => card)}::text[])
      order by t.number ${lock ? sql`for no key update of t` : sql``}`.execute(db)
    return rowsOf(columns, rows)
  },
  async page(db, last, limit, sites) {
    const { rows } = await sql<Record<string, unknown>>`select ${selected(columns)} from gift_cards t
      where left(md5(t.number), 20) > ${last?.['card'] ?? ''} and t.currency = any(${currenciesOf(sites)})
      order by left(md5(t.number), 20) limit ${limit}`.execute(db)
    return rowsOf(columns, rows)
  },
  async judge({ grants }, rows) {
    const own = currenciesOf(grants.sitesFor('giftcards.write'))
    return rows.map(({ row, before }) => {
      if (!before) return ['unknown-reference', 'card'] as const
      if (!own.includes(String(before['currency']))) return ['forbidden-site', 'card'] as const
      // One that does not pay may be of an order that was paid back: only who looks at it lets it pay again.
      const paysAgain = before['status'] === 'inactive' && row['status'] === 'active'
      return paysAgain ? (['closed', 'status'] as const) : undefined
    })
  },
  told: rows =>
    rows.map(({ row, before }) => ({
      type: 'gift-card',
      id: `•••• ${String(row['ends_with'])}`,
      changes: [{ field: 'frozen', before: before?.['status'] === 'inactive', after: row['status'] === 'inactive' }],
    })),
  async write({ db }, rows) {
    const w = asTable(
      rows.map(({ row }) => row),
      WRITTEN,
    )
    await sql`update gift_cards t set status = w.status from ${w} where left(md5(t.number), 20) = w.card`.execute(db)
  },
  // A file makes none.
  remove: async () => [],
}
