import { sql } from 'kysely'
import { z } from 'zod'
import type { StoredCart } from '../cart/cart.service.ts'
import { unitsOf } from '../cart/cart-state.ts'
import type { Db } from '../db/database.ts'
import type { StoredOrder } from '../orders/order.service.ts'
import type { Device, ProviderMethod } from '../payment/payment-provider.ts'
import { StoreError } from '../store-error.ts'

/** Pieces wanted of a SKU: from a store, or (0) from the centres of the site. */
export type Wanted = { key: number; qty: number; store: number }
export type Hold = { wanted: readonly Wanted[]; now: Date; until: Date }
/** The amounts the shopper saw when the order was prepared. */
export type Seen = { total: number; tax: number }

const pieces = (wanted: readonly Wanted[]) => sql`${wanted.map(({ key }) => key)}::integer[],
  ${wanted.map(({ qty }) => qty)}::integer[], ${wanted.map(({ store }) => store)}::integer[]`

const TOO_FEW_PIECES = 'CN430'

/** Someone else may have taken the last piece since the cart was priced. */
export class TooFewPieces extends StoreError {
  readonly skuKey: number | undefined

  constructor(skuKey?: number, about: { itemId?: string; sku?: string } = {}) {
    super('ITEM_NO_LONGER_AVAILABLE', about)
    this.skuKey = skuKey
  }
}

async function step<T>(db: Db, call: ReturnType<typeof sql<{ done: T }>>): Promise<T | undefined> {
  try {
    const { rows } = await call.execute(db)
    return rows[0]?.done
  } catch (error) {
    if (!(error instanceof Error && 'code' in error && error.code === TOO_FEW_PIECES)) throw error
    const detail = 'detail' in error && typeof error.detail === 'string' ? Number(error.detail) : undefined
    throw new TooFewPieces(detail)
  }
}

/**
 * Keeps a priced cart, holds its pieces and notes what the shopper sees. Tells the version it wrote, empty when someone
 * else wrote the cart; null when this owner, if one is named, holds pieces in another cart.
 */
export const keepPrepared = (
  db: Db,
  { id, site, revision, state }: StoredCart,
  { hold, seen, owner }: { hold: Hold; seen: Seen; owner: string | undefined },
) =>
  step(
    db,
    sql<{
      done: string | null
    }>`select prepare_only_order(${owner ?? null}, ${id}, ${revision}, ${JSON.stringify(state)},
      ${unitsOf(state)}, ${site}, ${pieces(hold.wanted)}, ${hold.now}, ${hold.until}, ${seen.total}, ${seen.tax}) as done`,
  )

type NewPayment = { reference: string; provider: string; method: ProviderMethod; amount: number }

export type NewOrder = { order: StoredOrder; payment: NewPayment | undefined; hold: Hold }

/**
 * Holds the pieces of an order and writes the attempt, with the payment it opens. False when the order stands already,
 * null when it was to be the first of a cart that is not as it was read any more.
 */
export function openOrder(
  db: Db,
  { order, payment, hold }: NewOrder,
  first?: Pick<StoredCart, 'ownerId' | 'revision'>,
): Promise<boolean | null | undefined> {
  const row = {
    number: order.number,
    cart_id: order.cartId,
    owner_id: order.ownerId,
    consumer_id: order.consumerId,
    site: order.site,
    locale: order.locale,
    channel: order.channel,
    email: order.email,
    currency: order.currency,
    total: order.total,
    attempt: order.attempt,
    document: order.document,
    created_at: order.createdAt,
  }
  const opening = sql`${JSON.stringify(row)}, ${payment ? JSON.stringify(payment) : null}, ${pieces(hold.wanted)},
    ${hold.now}, ${hold.until}`
  return step(
    db,
    first
      ? sql<{ done: boolean | null }>`select open_first_order(${opening}, ${first.ownerId}, ${first.revision}) as done`
      : sql<{ done: boolean }>`select open_order(${opening}) as done`,
  )
}

export type Standing = {
  number: string
  payment: { reference: string; providerId: string } | undefined
  wanted: readonly Wanted[]
  now: Date
  /** Of the cart the order was made from. */
  cartRevision: number
  /** The hold of the pieces ran out meanwhile. */
  late: boolean
  holdAnewUntil: Date
  job: string
}

/** Makes an order stand, all or nothing. False when someone else did. */
export const standOrder = async (db: Db, standing: Standing): Promise<boolean> => {
  const { number, payment, wanted, now, cartRevision, late, holdAnewUntil, job } = standing
  const stood = await step(
    db,
    sql<{
      done: boolean
    }>`select stand_order(${number}, ${payment?.reference ?? null}, ${payment?.providerId ?? null}, ${pieces(wanted)},
      ${now}, ${cartRevision}, ${late}, ${holdAnewUntil}, ${job}) as done`,
  )
  return stood ?? false
}

const StoredDevice = z.object({
  fingerprint: z.string(),
  screen: z.object({ width: z.int(), height: z.int() }).optional(),
  timeZone: z.string().optional(),
})

const Before = z.object({
  tried: z.boolean(),
  total: z.int().nullable(),
  tax: z.int().nullable(),
  device: StoredDevice.nullable().catch(null),
})
export type Before = { tried: boolean; seen: Seen | undefined; device: Device | undefined }

/** Whether the last thing that happened to a cart is that its payment was refused. */
export async function wasRefused(db: Db, cartId: string): Promise<boolean> {
  const { rows } = await sql`select 1 from orders o join payments p on p.reference = o.number || '-' || o.attempt
    where o.cart_id = ${cartId} and o.placed_at is null and p.state = 'failed'`.execute(db)
  return rows.length > 0
}

/** What happened to a cart before: whether it was tried to be ordered, what its shopper saw, and on what. */
export async function lookBack(db: Db, cartId: string): Promise<Before> {
  const { rows } = await sql<unknown>`select exists (select 1 from orders where cart_id = ${cartId}) as tried,
    c.total, c.tax, c.device from (select 1) one left join checkouts c on c.cart_id = ${cartId}`.execute(db)
  const { tried, total, tax, device } = Before.parse(rows[0])
  return { tried, seen: total === null || tax === null ? undefined : { total, tax }, device: device ?? undefined }
}

/** The shopper was told another total since the order was prepared. */
export async function noteSeen(db: Db, cartId: string, { total, tax }: Seen): Promise<void> {
  await sql`update checkouts set total = ${total}, tax = ${tax} where cart_id = ${cartId}`.execute(db)
}
