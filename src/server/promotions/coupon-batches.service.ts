import { z } from 'zod'
import { csvLine } from '#domain/bulk/csv.ts'
import { writeHistory } from '../audit/audit.service.ts'
import type { Db } from '../db/database.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { sentFile } from '../desk/sent-file.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import type { TaskKind } from '../tasks/task-kind.ts'
import { startTask } from '../tasks/tasks.service.ts'
import { newCode } from './coupon-codes.ts'
import * as queries from './coupon-batches.queries.ts'
import { getPromotion } from './promotion-desk.service.ts'
import { mayGive } from './promotion-rights.ts'

const BATCH = 1000
const FILE_PAGE = 5000
/** Longer than those for one person: of a hundred thousand, one must still not be found by trying. */
const LETTERS = 10
const Input = z.object({ batchId: z.string() })

export async function couponBatches(desk: Desk, promotionId: string, page: PageAfter) {
  await getPromotion(desk, promotionId, 'read')
  const batches = await queries.batchesOf(desk.db, promotionId, page)
  return { batches, ...nextOf(batches, page) }
}

type Wish = { count: number; prefix: string; endsAt?: string | undefined }

/** While a promotion runs, more coupons give more away: who could not start it alone stops it first. */
export async function makeCoupons(desk: Desk, promotionId: string, { count, prefix, endsAt }: Wish) {
  const found = await getPromotion(desk, promotionId, 'write')
  if (!found.promotion.couponOnly) throw notNow('needsNoCoupon')
  if (found.active && !mayGive(desk, found)) throw notNow('couponsAboveLimit')
  const id = newId('cpb')
  await queries.insertBatch(desk.db, {
    id,
    promotion_id: promotionId,
    prefix,
    wanted: count,
    ends_at: endsAt === undefined ? null : new Date(endsAt),
    created_by: desk.staff.id,
    created_at: desk.now,
  })
  desk.record({
    type: 'promotion',
    id: promotionId,
    changes: [{ field: 'coupons', after: { batch: id, prefix, count } }],
  })
  return startTask(desk, 'promotions.makeCoupons', { batchId: id }, count)
}

export const makingOfCoupons: TaskKind = {
  needs: 'promotions.write',
  header: () => csvLine(['code']),
  async batch(desk, input) {
    const batch = await queries.findBatch(desk.db, Input.parse(input).batchId)
    if (!batch || batch.revoked_at) return { lines: [], done: 0, refused: 0 }
    const open = Math.min(BATCH, batch.wanted - batch.made)
    const codes = new Set<string>()
    while (codes.size < open) codes.add(newCode(batch.prefix, LETTERS))
    const made = await queries.insertCodes(desk.db, batch, [...codes])
    const left = batch.wanted - batch.made - made.length
    return {
      lines: made.map(code => csvLine([code])),
      done: made.length,
      refused: 0,
      ...(left > 0 && { next: String(left) }),
    }
  },
}

async function getBatch(desk: Desk, promotionId: string, batchId: string) {
  await getPromotion(desk, promotionId, 'write')
  const batch = await queries.findBatch(desk.db, batchId)
  if (batch?.promotion_id !== promotionId) throw new StoreError('STAFF_NOT_FOUND')
  return batch
}

export async function revokeCoupons(desk: Desk, promotionId: string, batchId: string) {
  const batch = await getBatch(desk, promotionId, batchId)
  if (batch.revoked_at) throw notNow('revokedBefore')
  const revoked = await queries.revokeBatch(desk.db, batchId, desk.now)
  desk.record({
    type: 'promotion',
    id: promotionId,
    changes: [{ field: 'revoked', after: { batch: batchId, count: revoked } }],
  })
  return { revoked }
}

/** Whoever reads a code can spend it: that somebody did is written down. */
export async function couponFile(desk: Desk, promotionId: string, batchId: string): Promise<ReadableStream> {
  const { prefix } = await getBatch(desk, promotionId, batchId)
  const entry = { type: 'promotion', id: promotionId, changes: [{ field: 'exported', after: { batch: batchId } }] }
  await writeHistory(desk, { call: 'promotions.couponFile', kind: 'read' }, [entry])
  async function* lines() {
    yield `${csvLine(['code', 'uses'])}\r\n`
    let after: string | undefined = ''
    while (after !== undefined) {
      const rows: queries.CouponUses[] = await queries.codesOf(desk.db, batchId, after, FILE_PAGE)
      if (rows.length > 0) yield rows.map(({ code, uses }) => `${csvLine([code, uses])}\r\n`).join('')
      after = rows.length === FILE_PAGE ? rows.at(-1)?.code : undefined
    }
  }
  return sentFile(desk, `${prefix === '' ? promotionId : prefix}.csv`, 'csv', lines())
}

type FromFile = { readonly promotionId: string; readonly codes: readonly string[]; readonly by: string | null }

/** False where somebody revoked what the file has brought so far. */
export const keepFromFile = (
  { db, now }: Pick<Desk, 'db' | 'now'>,
  file: { importId: string; fileName: string | null },
  { promotionId, codes, by }: FromFile,
): Promise<boolean> => {
  const batch = {
    id: newId('cpb'),
    promotion_id: promotionId,
    prefix: '',
    wanted: codes.length,
    created_by: by ?? 'command',
    created_at: now,
  }
  return queries.growFileBatch(db, batch, file, codes)
}

/** Into the batch they were of. False where that was revoked meanwhile. */
export const putBack = (db: Db, batchId: string, codes: readonly string[]): Promise<boolean> =>
  queries.putBack(db, batchId, codes)

/** Promotions whose codes of this file somebody revoked while it was being written. */
export const revokedOfFile = async (db: Db, importId: string): Promise<ReadonlySet<string>> =>
  new Set(await queries.revokedOfFile(db, importId))
