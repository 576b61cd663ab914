import { beforeAll, describe, expect, inject, it } from 'vitest'
import * as given from '../testing/given.ts'
import { answerChallenge, cartToOrder, CARDS } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'

let shop: TestShop
const HOUR_MS = 3_600_000
const soon = () => new Date(shop.services.clock().getTime() + HOUR_MS)

beforeAll(async () => {
  shop = await testShop()
})

type Buyer = ReturnType<typeof given.guest>
type Case = {
  buyer?: () => Promise<Buyer>
  /** Before the cart is filled, with its sku. */
  offer?: (sku: string) => Promise<unknown>
  /** Into the cart, before it is prepared. */
  fill?: (buyer: Buyer, basketId: string) => Promise<unknown>
  /** Between prepare and place. */
  change: (buyer: Buyer, sku: string) => Promise<unknown>
  told: string
  flash?: string
  /** What it costs with what is lost, and without. */
  totals: [before: number, after: number]
}

const query = (text: string, values: unknown[] = []) => shop.database.pool.query(text, values)
const member = async (points: number) =>
  given.signedIn(shop, await promotions.consumer(shop, { loyalty: true, points }))
const coupon = (couponCode: string) => (buyer: Buyer, basketId: string) =>
  buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode } })
const CARD = { number: '6000000000000004001', code: '12345678' }

const CASES: Record<string, Case> = {
  'an automatic promotion is used up': {
    offer: sku => promotions.promotion(shop, { id: 'first', skus: [sku], max_uses: 1 }),
    change: () => query(`insert into promotion_uses (subject, uses) values ('promotion:first', 1)`),
    told: 'TOTALS_FAILURE',
    totals: [11_113, 12_348],
  },
  'the buyer used an automatic promotion elsewhere': {
    offer: sku => promotions.promotion(shop, { id: 'mine', skus: [sku], max_uses_per_customer: 1 }),
    change: async (buyer, sku) =>
      buyer.call('cart.placeOrder', { headers: {}, body: { cartId: await cartToOrder(buyer, { sku }) } }),
    told: 'TOTALS_FAILURE',
    totals: [11_113, 12_348],
  },
  'a promotion ends': {
    offer: sku => promotions.promotion(shop, { id: 'ending', skus: [sku] }),
    change: async () => {
      await query(`update promotions set ends_at = '2020-01-01' where id = 'ending'`)
      await shop.settled()
    },
    told: 'TOTALS_FAILURE',
    totals: [11_113, 12_348],
  },
  'a coupon ends': {
    offer: () => promotions.promotion(shop, { id: 'brief' }, { code: 'BRIEF', ends_at: soon() }),
    fill: (...cart) => coupon('BRIEF')(...cart),
    change: () => query(`update coupons set ends_at = '2020-01-01' where code = 'BRIEF'`),
    told: 'PROMO_EXPIRED',
    flash: 'CouponTakenOut',
    totals: [11_113, 12_348],
  },
  'a coupon is used up': {
    offer: () => promotions.promotion(shop, { id: 'last' }, { code: 'LAST', max_uses: 1 }),
    fill: (...cart) => coupon('LAST')(...cart),
    change: () => query(`update coupons set uses = 1 where code = 'LAST'`),
    told: 'PROMO_LIMIT_EXCEEDED',
    flash: 'CouponTakenOut',
    totals: [11_113, 12_348],
  },
  'the buyer used a coupon elsewhere': {
    offer: () => promotions.promotion(shop, { id: 'once' }, { code: 'ONCE', max_uses_per_customer: 1 }),
    fill: (...cart) => coupon('ONCE')(...cart),
    change: async (buyer, sku) => {
      const basketId = await cartToOrder(buyer, { sku })
      await coupon('ONCE')(buyer, basketId)
      await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    },
    told: 'PROMO_ALREADY_REDEEMED',
    flash: 'CouponTakenOut',
    totals: [11_113, 12_348],
  },
  'points are spent elsewhere': {
    buyer: () => member(300),
    fill: (buyer, basketId) => buyer.call('cart.applyReward', { params: { basketId }, body: { points: 200 } }),
    change: buyer =>
      query(`insert into loyalty_points (consumer_id, points, reason, cause) values ($1, -200, 'voucher', 'X-1')`, [
        buyer.id,
      ]),
    told: 'REWARD_INSUFFICIENT_BALANCE',
    flash: 'RewardTakenOut',
    totals: [11_319, 12_348],
  },
  'a gift card is spent elsewhere': {
    offer: () => promotions.giftCard(shop, { ...CARD, balance: 5000 }),
    fill: (buyer, basketId) =>
      buyer.call('cart.addPaymentInstrument', {
        params: { basketId },
        body: { payment_method_id: 'GIFT_CARD', giftCardNumber: CARD.number, giftCardCode: CARD.code },
      }),
    change: async () => {
      await query(`insert into gift_card_ledger (number, amount, reference) values ($1, -5000, 'x')`, [CARD.number])
      await query('update gift_cards set balance = 0 where number = $1', [CARD.number])
    },
    told: 'PAYMENT_NOT_ENOUGH',
    flash: 'GiftCardTakenOut',
    totals: [12_348, 12_348],
  },
  'a yearly allowance is used elsewhere': {
    buyer: async () => given.signedIn(shop, await promotions.consumer(shop, { identities: ['IPA'] })),
    change: buyer =>
      query(
        `insert into program_spend (consumer_id, program, amount, currency, order_number, spent_at)
        values ($1, 'prosumer', 150000, 'USD', 'CRN-ELSE', $2)`,
        [buyer.id, shop.services.clock()],
      ),
    told: 'TOTALS_FAILURE',
    totals: [8644, 12_348],
  },
  'a price rises': {
    change: async (_buyer, sku) => {
      await query(
        `update colour_prices set current = 20000, original = 20000 from skus k
        where k.sku = $1 and colour_prices.colour_id = k.colour_id`,
        [sku],
      )
      await shop.settled()
    },
    told: 'TOTALS_FAILURE',
    totals: [12_348, 20_580],
  },
}

const prepare = (buyer: Buyer, basketId: string) => buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
const place = (buyer: Buyer, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })

describe('between prepare and place', () => {
  it.each(Object.entries(CASES))('%s: said once, put right, then placed', async (_name, one) => {
    const { sku } = await given.product(shop, { price: 12_000, stock: 10 })
    await one.offer?.(sku)
    const buyer = (await one.buyer?.()) ?? given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku })
    await one.fill?.(buyer, basketId)
    const [before, after] = one.totals
    expect((await prepare(buyer, basketId)).totals.total).toBe(before)
    await one.change(buyer, sku)
    const refused = place(buyer, basketId)
    await expect(refused).rejects.toMatchObject({ code: one.told, details: { total: after } })
    const cart = await buyer.call('cart.read', { params: { basketId } })
    expect(cart.totals.total).toBe(after)
    expect(cart.flash.map(({ code }) => code)).toEqual(one.flash === undefined ? [] : [one.flash])
    expect((await place(buyer, basketId)).totals.total).toBe(after)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('a price that fell to nothing is not sold for nothing', async () => {
    const { sku } = await given.product(shop, { price: 12_000, stock: 10 })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku })
    await prepare(buyer, basketId)
    await query(
      `update colour_prices set current = 0 from skus k where k.sku = $1 and colour_prices.colour_id = k.colour_id`,
      [sku],
    )
    await shop.settled()
    await expect(place(buyer, basketId)).rejects.toMatchObject({ code: 'ITEMS_UNAVAILABLE' })
    await expect(prepare(buyer, basketId)).rejects.toMatchObject({ code: 'ITEMS_UNAVAILABLE' })
    const { flash } = await buyer.call('cart.read', { params: { basketId } })
    expect(flash[0]).toMatchObject({ code: 'ProductItemNotAvailable' })
  })
})

it('a sum that no payment carries is refused clearly', async () => {
  const { sku } = await given.product(shop, { price: 2_000_000_000, stock: 10 })
  const buyer = given.guest(shop)
  const basketId = await cartToOrder(buyer, { sku, qty: 3 })
  for (const attempt of [prepare, place])
    await expect(attempt(buyer, basketId)).rejects.toMatchObject({ status: 400, details: { field: 'items' } })
})

describe('a coupon that is over', () => {
  it('leaves the cart with a message when it is prepared', async () => {
    const { sku } = await given.product(shop, { price: 12_000, stock: 10 })
    await promotions.promotion(shop, { id: 'over' }, { code: 'OVER', ends_at: soon() })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku })
    await coupon('OVER')(buyer, basketId)
    await query(`update coupons set ends_at = '2020-01-01' where code = 'OVER'`)
    const prepared = await prepare(buyer, basketId)
    expect(prepared).toMatchObject({
      couponItems: [],
      totals: { total: 12_348 },
      flash: [{ code: 'CouponTakenOut', messageKey: 'couponTakenOut' }],
    })
    expect(await place(buyer, basketId)).toMatchObject({ totals: { total: 12_348 } })
  })

  it('stays while its own order is at the bank', async () => {
    const { sku } = await given.product(shop, { price: 12_000, stock: 10 })
    await promotions.promotion(shop, { id: 'bank' }, { code: 'BANK', max_uses: 1, max_uses_per_customer: 1 })
    await promotions.promotion(shop, { id: 'beside', skus: [sku], max_uses: 1 })
    const buyer = given.guest(shop)
    const basketId = await cartToOrder(buyer, { sku, card: CARDS.challenge })
    await coupon('BANK')(buyer, basketId)
    const { action, totals } = await place(buyer, basketId)
    const cart = await buyer.call('cart.read', { params: { basketId } })
    expect(cart).toMatchObject({ couponItems: [{ code: 'BANK' }], totals: { total: totals.total }, flash: [] })
    const body = await answerChallenge(buyer, action?.url ?? '', { verdict: 'confirm', code: '1234' })
    const { orderNumber } = await place(buyer, basketId)
    const order = await buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber }, body })
    expect(order).toMatchObject({ status: 'paid', totals: { total: totals.total } })
  })
})

describe.runIf(inject('engine') === 'postgres')('the last use of an automatic promotion', () => {
  it('goes to one of many at once; the others are told the total once and buy', async () => {
    const { sku } = await given.product(shop, { price: 12_000, stock: 100 })
    await promotions.promotion(shop, { id: 'one-only', skus: [sku], max_uses: 1 })
    const buyers = Array.from({ length: 6 }, () => given.guest(shop))
    const carts = await Promise.all(buyers.map(buyer => cartToOrder(buyer, { sku })))
    await Promise.all(buyers.map((buyer, at) => prepare(buyer, carts[at] ?? '')))
    const placeAll = () => Promise.allSettled(buyers.map((buyer, at) => place(buyer, carts[at] ?? '')))
    const first = await placeAll()
    const refused = first.flatMap(result => (result.status === 'rejected' ? [result.reason] : []))
    expect(refused).toHaveLength(5)
    for (const error of refused) expect(error).toMatchObject({ code: 'TOTALS_FAILURE', details: { total: 12_348 } })
    const totals = (await placeAll()).flatMap(result =>
      result.status === 'fulfilled' ? [result.value.totals.total] : [],
    )
    expect(totals.toSorted()).toEqual([11_113, ...Array.from({ length: 5 }, () => 12_348)])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
