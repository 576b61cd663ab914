import { sql } from 'kysely'
import { z } from 'zod'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { PROMOTION_KINDS } from '#domain/promotions/promotion-kinds.ts'
import { AUDIENCES, excludedOf, EXCLUSIVITIES, PROMOTION_LEVELS, type Promotion } from '#domain/promotions/promotion.ts'
import type { Db } from '../db/database.ts'
import { readableRows } from '../db/readable-rows.ts'
import type { Log } from '../log.ts'

const orNothing = <T extends z.ZodType>(schema: T) => schema.nullable().transform(value => value ?? undefined)
const Moment = orNothing(z.date().transform(date => date.getTime()))

const PromotionRow = z
  .object({
    id: z.string(),
    names: z.record(z.string(), z.string()),
    callouts: z.record(z.string(), z.string()),
    level: z.enum(PROMOTION_LEVELS),
    kind: z.enum(PROMOTION_KINDS),
    sites: z.array(z.string()),
    starts_at: Moment,
    ends_at: Moment,
    coupon_only: z.boolean(),
    audience: z.array(z.enum(AUDIENCES)),
    percent: orNothing(z.number()),
    amount: orNothing(z.int()),
    skus: z.array(z.string()),
    product_ids: z.array(z.string()),
    master_ids: z.array(z.string()),
    category_ids: z.array(z.int()),
    excluded_product_ids: z.array(z.string()),
    excluded_master_ids: z.array(z.string()),
    excluded_category_ids: z.array(z.int()),
    min_subtotal: z.int(),
    min_qty: z.int(),
    buy_qty: z.int().nullable(),
    get_qty: z.int().nullable(),
    bundle_product_ids: z.array(z.string()),
    gift_sku: orNothing(z.string()),
    gift_qty: z.int(),
    shipping_codes: z.array(z.enum(SHIPPING_METHOD_CODES)),
    priority: z.int(),
    exclusivity: z.enum(EXCLUSIVITIES),
    max_uses: orNothing(z.int()),
    max_uses_per_customer: orNothing(z.int()),
    approaching_percent: z.int(),
  })
  .transform((row): Promotion => ({
    id: row.id,
    names: row.names,
    callouts: row.callouts,
    level: row.level,
    kind: row.kind,
    sites: row.sites,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    couponOnly: row.coupon_only,
    audience: row.audience,
    percent: row.percent,
    amount: row.amount,
    scope: {
      skus: row.skus,
      productIds: row.product_ids,
      masterIds: row.master_ids,
      categoryIds: row.category_ids,
    },
    excluded: excludedOf({
      productIds: row.excluded_product_ids,
      masterIds: row.excluded_master_ids,
      categoryIds: row.excluded_category_ids,
    }),
    minSubtotal: row.min_subtotal,
    minQty: row.min_qty,
    buyQty: row.buy_qty ?? 0,
    getQty: row.get_qty ?? 0,
    bundleProductIds: row.bundle_product_ids,
    giftSku: row.gift_sku,
    giftQty: row.gift_qty,
    shippingCodes: row.shipping_codes,
    priority: row.priority,
    exclusivity: row.exclusivity,
    maxUses: row.max_uses,
    maxUsesPerCustomer: row.max_uses_per_customer,
    approachingPercent: row.approaching_percent,
  }))

const A_PROMOTION = { what: 'A promotion', key: 'id' }

export const parsePromotion = (row: unknown, log?: Log): Promotion | undefined =>
  log ? readableRows([row], PromotionRow, log, A_PROMOTION)[0] : PromotionRow.safeParse(row).data

export async function readPromotions(db: Db, log: Log): Promise<Promotion[]> {
  const rows = await db.selectFrom('promotions').selectAll().where('active', '=', true).execute()
  return readableRows(rows, PromotionRow, log, A_PROMOTION)
}

export type Coupon = {
  code: string
  promotion_id: string
  customer: string | null
  site: string | null
  max_uses: number | null
  max_uses_per_customer: number | null
  uses: number
  starts_at: Date | null
  ends_at: Date | null
}

export async function findCoupons(db: Db, codes: readonly string[]): Promise<Coupon[]> {
  if (codes.length === 0) return []
  return db
    .selectFrom('coupons')
    .select([
      'code',
      'promotion_id',
      'customer',
      'site',
      'max_uses',
      'max_uses_per_customer',
      'uses',
      'starts_at',
      'ends_at',
    ])
    .where('code', 'in', codes)
    .execute()
}

/** Of somebody alone, newest first; what is over for good is left out. */
export const openCouponsOf = (db: Db, customers: readonly string[], now: Date) =>
  db
    .selectFrom('coupons')
    .select(['code', 'promotion_id', 'ends_at'])
    .where('customer', 'in', customers)
    .where('revoked_at', 'is', null)
    .where(({ eb, or }) => or([eb('ends_at', 'is', null), eb('ends_at', '>', now)]))
    .orderBy('created_at', 'desc')
    .orderBy('code')
    .limit(50)
    .execute()

export const findCoupon = async (db: Db, code: string): Promise<Coupon | undefined> =>
  (await findCoupons(db, [code]))[0]

export async function insertCoupon(
  db: Db,
  coupon: { code: string; promotionId: string; customer: string; site?: string; maxUses: number; endsAt: Date },
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('coupons')
    .values({
      code: coupon.code,
      promotion_id: coupon.promotionId,
      customer: coupon.customer,
      site: coupon.site ?? null,
      max_uses: coupon.maxUses,
      ends_at: coupon.endsAt,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

const DIGEST_KEY = 'promotions.key'

/** Made once, with the tables. */
export async function readDigestKey(db: Db): Promise<string> {
  const found = await db.selectFrom('settings').select('value').where('key', '=', DIGEST_KEY).executeTakeFirstOrThrow()
  return z.string().min(32).parse(found.value)
}

export async function readUses(db: Db, subjects: readonly string[]): Promise<Map<string, number>> {
  if (subjects.length === 0) return new Map()
  const rows = await db.selectFrom('promotion_uses').selectAll().where('subject', 'in', subjects).execute()
  return new Map(rows.map(({ subject, uses }) => [subject, uses]))
}

/** Counts one more use, unless that would be one too many. The row stays locked until the transaction ends. */
export async function countUse(db: Db, subject: string, limit: number): Promise<boolean> {
  if (limit <= 0) return false
  const { rows } = await sql`insert into promotion_uses as u (subject, uses) values (${subject}, 1)
    on conflict (subject) do update set uses = u.uses + 1 where u.uses < ${limit} returning uses`.execute(db)
  return rows.length === 1
}

export async function uncountUse(db: Db, subject: string): Promise<void> {
  await sql`update promotion_uses set uses = uses - 1 where subject = ${subject} and uses > 0`.execute(db)
}

export async function countCouponUse(db: Db, code: string): Promise<boolean> {
  const { numAffectedRows } = await sql`update coupons set uses = uses + 1
    where code = ${code} and (max_uses is null or uses < max_uses)`.execute(db)
  return numAffectedRows === 1n
}

export async function uncountCouponUse(db: Db, code: string): Promise<void> {
  await sql`update coupons set uses = uses - 1 where code = ${code} and uses > 0`.execute(db)
}

export type Redemption = {
  orderNumber: string
  promotionId: string
  couponCode: string | undefined
  /** Digests, no names. */
  customers: string[]
  /** What was counted for it; orders of long ago kept no note of that. */
  counted: string[] | undefined
}

export async function insertRedemption(
  db: Db,
  { orderNumber, promotionId, couponCode, customers, counted }: Redemption,
): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('promotion_redemptions')
    .values({
      order_number: orderNumber,
      promotion_id: promotionId,
      coupon_code: couponCode ?? null,
      customers,
      counted: counted ?? null,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export async function takeBackRedemptions(db: Db, orderNumber: string): Promise<Redemption[]> {
  const rows = await db
    .updateTable('promotion_redemptions')
    .set({ released_at: sql`now()` })
    .where('order_number', '=', orderNumber)
    .where('released_at', 'is', null)
    .returning(['promotion_id', 'coupon_code', 'customers', 'counted'])
    .execute()
  return rows.map(row => ({
    orderNumber,
    promotionId: row.promotion_id,
    couponCode: row.coupon_code ?? undefined,
    customers: row.customers,
    counted: row.counted ?? undefined,
  }))
}
