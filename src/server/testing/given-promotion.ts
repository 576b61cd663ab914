import type { PromotionKind } from '#domain/promotions/promotion-kinds.ts'
import type { TestShop } from './test-shop.ts'

type Row = {
  id: string
  level?: 'ORDER' | 'PRODUCT' | 'SHIPPING'
  kind?: PromotionKind
  names?: object
  callouts?: object
  [column: string]: unknown
}

type Coupon = {
  code: string
  max_uses?: number
  max_uses_per_customer?: number
  starts_at?: Date
  ends_at?: Date
  customer?: string
  site?: string
}

/** A promotion as a row of its table, with a coupon when it needs one. Waits until the shop has heard of it. */
export async function promotion(
  { database: { pool }, settled }: Pick<TestShop, 'database' | 'settled'>,
  row: Row,
  coupon?: Coupon,
): Promise<void> {
  const full: Record<string, unknown> = {
    level: 'ORDER',
    kind: 'percentage',
    ...((row.kind ?? 'percentage') === 'percentage' && { percent: 10 }),
    ...row,
    names: JSON.stringify(row.names ?? { en: row.id }),
    callouts: JSON.stringify(row.callouts ?? {}),
    coupon_only: coupon !== undefined,
  }
  await insert(pool, 'promotions', full)
  if (coupon) await insert(pool, 'coupons', { ...coupon, promotion_id: row.id })
  await settled()
}

async function insert(pool: TestShop['database']['pool'], table: string, row: Record<string, unknown>) {
  const columns = Object.keys(row)
  const places = columns.map((_, index) => `$${index + 1}`)
  await pool.query(`insert into ${table} (${columns.join(', ')}) values (${places.join(', ')})`, Object.values(row))
}

export type GivenGiftCard = {
  number: string
  code?: string
  balance?: number
  currency?: string
  status?: string
  expires_on?: string
}

export async function giftCard(
  { database: { pool } }: Pick<TestShop, 'database'>,
  wanted: GivenGiftCard,
): Promise<void> {
  const card = { code: '11111111', balance: 5000, currency: 'USD', ...wanted }
  await insert(pool, 'gift_cards', card)
  await insert(pool, 'gift_card_ledger', { number: card.number, amount: card.balance, reference: 'issued' })
}

export type GivenConsumer = {
  email?: string
  loyalty?: boolean | 'unconfirmed'
  points?: number
  employee?: 'accepted' | 'not accepted'
  athlete?: boolean
  identities?: string[]
  spent?: { program: 'employee' | 'athlete' | 'prosumer'; amount: number }
}

let made = 0

/** The profile of a consumer, for `given.signedIn`. */
export async function consumer(
  { database: { pool } }: Pick<TestShop, 'database'>,
  wanted: GivenConsumer = {},
): Promise<string> {
  const id = `con_${++made}`
  await insert(pool, 'consumers', {
    id,
    email: wanted.email ?? `${id}@cairn.test`,
    site: 'US',
    locale: 'en-us',
    is_employee: wanted.employee !== undefined,
    employee_terms_at: wanted.employee === 'accepted' ? new Date() : null,
    is_athlete: wanted.athlete ?? false,
    identities: wanted.identities ?? [],
  })
  if (wanted.loyalty)
    await insert(pool, 'enrollments', {
      consumer_id: id,
      type: 'Loyalty',
      optin: true,
      double_optin: wanted.loyalty !== 'unconfirmed',
    })
  if (wanted.points !== undefined)
    await insert(pool, 'loyalty_points', { consumer_id: id, points: wanted.points, reason: 'welcome', cause: 'test' })
  if (wanted.spent)
    await insert(pool, 'program_spend', { ...wanted.spent, consumer_id: id, currency: 'USD', order_number: 'CRN-OLD' })
  return id
}
