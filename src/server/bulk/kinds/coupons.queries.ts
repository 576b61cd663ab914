import { sql } from 'kysely'
import { int, MOMENT_TYPE, oneOf, text, type Row } from '#domain/bulk/cell-types.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Db } from '../../db/database.ts'
import { givingOf } from '../../promotions/giving.service.ts'
import { keepFromFile, putBack, revokedOfFile } from '../../promotions/coupon-batches.service.ts'
import { RowsRefused, type Kind, type Meant, type Problem, type Writer } from '../kind.ts'
import { tableKind } from '../table-kind.queries.ts'

const CODE = text(64, /^[A-Z0-9][A-Z0-9_-]{2,63}$/, 'TRAIL-7KD2M4')
const USES = int(1, 10_000_000)

/** Codes that anybody may use who knows them; those of one person are made for that person, elsewhere. */
export const coupons: Kind = tableKind({
  table: 'coupons',
  key: ['code'],
  columns: [
    {
      name: 'code',
      column: 'code',
      type: { ...CODE, read: cell => CODE.read(cell.trim().toUpperCase()) },
      required: true,
    },
    {
      name: 'promotion',
      column: 'promotion_id',
      type: text(64, /^[a-z0-9][a-z0-9-]{0,63}$/, 'trail10'),
      required: true,
    },
    { name: 'site', column: 'site', type: oneOf(...SITE_IDS), cleared: null },
    { name: 'max_uses', column: 'max_uses', type: USES, fresh: 1, cleared: null, toldEmpty: true },
    { name: 'max_uses_per_customer', column: 'max_uses_per_customer', type: int(1, 1000), cleared: null },
    { name: 'starts_at', column: 'starts_at', type: MOMENT_TYPE, cleared: null },
    { name: 'ends_at', column: 'ends_at', type: MOMENT_TYPE, cleared: null },
    { name: 'uses', column: 't.uses', type: int(0, 2_147_483_647), readOnly: true },
    { name: 'batch', column: 't.batch_id', type: text(60), readOnly: true },
    { name: 'revoked_at', column: 't.revoked_at', type: MOMENT_TYPE, readOnly: true },
  ],
  needed: `t.uses > 0 or t.revoked_at is not null or exists (select from promotion_redemptions r where r.coupon_code = t.code)`,
  completed: leavesItsBatch,
  after: keptTogether,
  // Who sees one can spend it: only of promotions that are theirs to change on every site.
  seen: sites =>
    sql`t.customer is null and ${
      sites === 'all'
        ? sql`true`
        : sql`exists (select from promotions p where p.id = t.promotion_id and p.sites <> '{}' and p.sites <@ ${[...sites]}::text[])`
    }`,
  told: (rows, { reference }) => {
    const came = Map.groupBy(rows, ({ row, before }) =>
      JSON.stringify([row['promotion'] ?? before?.['promotion'], 'promotion' in row]),
    )
    return [...came.values()].flatMap(([first, ...rest]) => {
      if (!first) return []
      const told = { file: reference, count: rest.length + 1 }
      const isGone = !('promotion' in first.row)
      const id = String(first.row['promotion'] ?? first.before?.['promotion'])
      return {
        type: 'promotion',
        id,
        changes: [{ field: 'coupons', ...(isGone ? { before: told } : { after: told }) }],
      }
    })
  },
  async judge({ db, grants, now, source }, rows) {
    const promotionsOf = ({ row, before }: Meant) => [row, before ?? row].map(each => String(each['promotion']))
    const giving = await givingOf(db, { staff: { grants }, now }, rows.flatMap(promotionsOf))
    const closed = await closedAmong(db, rows)
    const revoked = await revokedOfFile(db, source.reference ?? '')
    return rows.map(meant => {
      const wrong: Problem[] = []
      const of = promotionsOf(meant).flatMap(id => giving.get(id) ?? [])
      const { code, starts_at: starts, ends_at: ends } = meant.row
      const isRevoked = !meant.before && revoked.has(String(meant.row['promotion']))
      if (of.length < 2) wrong.push(['unknown-reference', 'promotion'])
      if (of.some(({ mayWrite }) => !mayWrite)) wrong.push(['forbidden-site', 'promotion'])
      if (closed.has(String(code))) wrong.push(['closed', 'code'])
      if (isRevoked || of.some(({ ofDesk, couponOnly }) => ofDesk || !couponOnly)) wrong.push(['closed', 'promotion'])
      if (of.some(({ aboveLimit }) => aboveLimit)) wrong.push(['above-limit', 'promotion'])
      if (typeof starts === 'string' && typeof ends === 'string' && ends <= starts)
        wrong.push(['over-before-it-begins', 'ends_at'])
      return wrong
    })
  },
})

/** Somebody's own, or revoked: neither comes back by a file. */
async function closedAmong(db: Db, rows: readonly Meant[]): Promise<ReadonlySet<string>> {
  const { rows: found } = await sql<{ code: string }>`select code from coupons
    where code = any(${rows.map(({ row }) => String(row['code']))}::text[]) and (customer is not null or revoked_at is not null)`.execute(
    db,
  )
  return new Set(found.map(({ code }) => code))
}

/** One that goes over to another promotion leaves the batch it was of, and an undo knows which that was. */
function leavesItsBatch({ batch, ...row }: Row, _given: Row, before: Row | undefined): Row {
  return batch === undefined || before?.['promotion'] !== row['promotion'] ? row : { ...row, batch }
}

/** What a file brings is a batch of each promotion; what there was stays where it was. */
async function keptTogether({ db, now, source }: Writer, rows: readonly Meant[]): Promise<void> {
  const { reference, note, staffId } = source
  if (reference === undefined) return
  const over = rows.filter(({ row, before }) => before?.['promotion'] !== row['promotion'])
  const back = Map.groupBy(over, ({ row }) => row['batch'])
  const fresh = Map.groupBy(back.get(undefined) ?? [], ({ row }) => String(row['promotion']))
  const file = { importId: reference, fileName: note ?? null }
  for (const [promotionId, own] of fresh) {
    const codes = own.map(({ row }) => String(row['code']))
    if (!(await keepFromFile({ db, now }, file, { promotionId, codes, by: staffId }))) throw new RowsRefused()
  }
  for (const [batch, own] of back) {
    const codes = own.map(({ row }) => String(row['code']))
    if (batch !== undefined && !(await putBack(db, String(batch), codes))) throw new RowsRefused()
  }
}
