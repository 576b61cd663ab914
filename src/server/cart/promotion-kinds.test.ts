import fc from 'fast-check'
import { beforeAll, describe, expect, it } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import { PROMOTION_KINDS, type PromotionKind } from '#domain/promotions/promotion-kinds.ts'
import * as offer from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()

type Case = {
  /** The promotion's own columns. */
  row: { level: 'ORDER' | 'PRODUCT' | 'SHIPPING'; [column: string]: unknown }
  /** A boot costs 10,000 and a sock 1,000. */
  boots: number
  socks: number
  expected: { itemTotal: number; shipping: number; bonus: number }
}

/** Each kind on a boot and socks of its own: nothing else in the shop is meant by it. */
const CASES = {
  percentage: {
    row: { level: 'PRODUCT', percent: 12.5 },
    boots: 1,
    socks: 1,
    expected: { itemTotal: 8750 + 875, shipping: 0, bonus: 0 },
  },
  amount: {
    row: { level: 'ORDER', amount: 700 },
    boots: 0,
    socks: 3,
    expected: { itemTotal: 2300, shipping: 695, bonus: 0 },
  },
  'fixed-price': {
    row: { level: 'PRODUCT', amount: 600 },
    boots: 0,
    socks: 4,
    expected: { itemTotal: 2400, shipping: 695, bonus: 0 },
  },
  'buy-x-get-y': {
    row: { level: 'PRODUCT', percent: 50, buy_qty: 2, get_qty: 1 },
    boots: 0,
    socks: 7,
    expected: { itemTotal: 6000, shipping: 695, bonus: 0 },
  },
  bundle: {
    row: { level: 'PRODUCT', amount: 10_100 },
    boots: 2,
    socks: 1,
    expected: { itemTotal: 20_100, shipping: 0, bonus: 0 },
  },
  'free-shipping': {
    row: { level: 'SHIPPING' },
    boots: 0,
    socks: 1,
    expected: { itemTotal: 1000, shipping: 0, bonus: 0 },
  },
  gift: {
    row: { level: 'ORDER', gift_qty: 2 },
    boots: 1,
    socks: 0,
    expected: { itemTotal: 10_000, shipping: 0, bonus: 2 },
  },
} as const satisfies Record<PromotionKind, Case>

async function cartOf(lines: readonly (readonly [sku: string, qty: number])[]) {
  const { call } = given.guest(shop)
  const items = lines.flatMap(([sku, qty]) => (qty > 0 ? [{ sku, qty }] : []))
  return { call, cart: Cart.parse(await call('cart.createWithItem', { query: { explain: true }, body: { items } })) }
}

describe.each(PROMOTION_KINDS)('a promotion of the kind %s', kind => {
  const { row, boots, socks, expected } = CASES[kind]
  const id = `kind-${kind}`

  it('takes off what its row says, names itself, and adds up', async () => {
    const boot = await given.product(shop, { price: 10_000, stock: 100 })
    const sock = await given.product(shop, { price: 1000, stock: 100 })
    const gift = await given.product(shop, { price: 500, stock: 9 })
    await offer.promotion(shop, {
      id,
      kind,
      ...row,
      ...(kind === 'bundle'
        ? { bundle_product_ids: [boot.productId, sock.productId] }
        : { product_ids: [boot.productId, sock.productId] }),
      ...(kind === 'gift' && { gift_sku: gift.sku }),
    })
    const { cart } = await cartOf([
      [boot.sku, boots],
      [sock.sku, socks],
    ])
    const { itemTotal, shipping, itemSubTotal, totalDiscount } = cart.totals
    const bonus = cart.items.reduce((sum, item) => sum + (item.bonus ? item.qty : 0), 0)
    expect({ itemTotal, shipping, bonus }).toEqual(expected)
    expect(itemSubTotal - totalDiscount).toBe(itemTotal)
    expect(cart.promoSummary.map(({ promotionId }) => promotionId)).toEqual([id])
    const explained = cart.explain ?? []
    const sumOf = (field: string) =>
      explained.reduce((sum, part) => sum + (part.field === `totals.${field}` ? part.amount : 0), 0)
    expect([sumOf('itemSubTotal'), sumOf('totalDiscount'), sumOf('shipping')]).toEqual([
      itemSubTotal,
      0 - totalDiscount,
      shipping,
    ])
    expect(explained.map(({ rule }) => rule)).toContain(`promotion:${id}`)
  })
})

it('has a rule for exactly the kinds that the database takes', async () => {
  const { rows } = await shop.database.pool.query<{ rule: string }>(
    "select pg_get_constraintdef(oid) as rule from pg_constraint where conname = 'promotions_kind_check'",
  )
  const taken = [...(rows[0]?.rule ?? '').matchAll(/'([^']+)'/g)].map(([, kind]) => kind)
  expect(taken.toSorted(), 'Write a migration that gives promotions_kind_check the kinds of the rule table.').toEqual(
    [...PROMOTION_KINDS].toSorted(),
  )
})

describe('several promotions', () => {
  const reached = async (...rows: { id: string; [column: string]: unknown }[]) => {
    const { sku, productId } = await given.product(shop, { price: 10_000, stock: 100 })
    for (const row of rows) await offer.promotion(shop, { level: 'PRODUCT', product_ids: [productId], ...row })
    const { cart } = await cartOf([[sku, 1]])
    return { ids: cart.promoSummary.map(({ promotionId }) => promotionId), itemTotal: cart.totals.itemTotal }
  }

  it('follow each other by priority', async () => {
    const late = { id: 'order-late', priority: 1, kind: 'amount' as const, amount: 1000 }
    const early = { id: 'order-early', priority: 5, percent: 50 }
    expect(await reached(late, early)).toEqual({ ids: ['order-early', 'order-late'], itemTotal: 4000 })
  })

  it('make room on their level for one that stands alone there', async () => {
    const alone = { id: 'level-alone', priority: 5, exclusivity: 'level', percent: 20 }
    const beside = { id: 'level-beside', percent: 50 }
    const elsewhere = { id: 'level-order', level: 'ORDER' as const, percent: 10 }
    expect(await reached(beside, alone, elsewhere)).toEqual({ ids: ['level-alone', 'level-order'], itemTotal: 7200 })
  })

  it('make room everywhere for one that stands alone altogether', async () => {
    const alone = { id: 'all-alone', priority: 5, exclusivity: 'all', percent: 20 }
    const elsewhere = { id: 'all-order', level: 'ORDER' as const, percent: 10 }
    expect(await reached(elsewhere, alone)).toEqual({ ids: ['all-alone'], itemTotal: 8000 })
  })

  it('are for whom they are meant', async () => {
    const { sku, productId } = await given.product(shop, { price: 10_000, stock: 100 })
    await offer.promotion(shop, { id: 'members', level: 'PRODUCT', product_ids: [productId], audience: ['loyalty'] })
    expect((await cartOf([[sku, 1]])).cart.totals.totalDiscount).toBe(0)
    const member = given.signedIn(shop, await offer.consumer(shop, { loyalty: true, points: 0 }))
    const { totals } = await member.call('cart.createWithItem', { body: { items: [{ sku }] } })
    expect(totals.totalDiscount).toBe(1000)
  })
})

describe('credits', () => {
  it('pay for an athlete until the year is spent', async () => {
    const { sku } = await given.product(shop, { price: 10_000, stock: 100 })
    const spent = { program: 'athlete' as const, amount: 194_000 }
    const athlete = given.signedIn(shop, await offer.consumer(shop, { athlete: true, spent }))
    const { totals } = await athlete.call('cart.createWithItem', { body: { items: [{ sku }] } })
    expect(totals).toMatchObject({ totalDiscount: 6000, itemTotal: 4000 })
  })
})

describe('adding and removing', () => {
  const skus: string[] = []
  beforeAll(async () => {
    for (const price of [999, 3333, 12_345]) skus.push((await given.product(shop, { price, stock: 500 })).sku)
    await offer.promotion(shop, { id: 'third-off', level: 'ORDER', percent: 33.3333, skus, min_subtotal: 4000 })
  })

  it('returns to the start, whatever was added and in whichever order it goes', async () => {
    const { call, cart } = await cartOf([[skus[0] ?? '', 2]])
    const { revision: _first, ...start } = await call('cart.read', { params: { basketId: cart.id } })
    const steps = fc.array(fc.tuple(fc.integer({ min: 1, max: 2 }), fc.integer({ min: 1, max: 9 })), { maxLength: 4 })
    await fc.assert(
      fc.asyncProperty(steps, fc.boolean(), async (added, backwards) => {
        for (const [at, qty] of added)
          await call('cart.addItem', { body: { basketId: cart.id, sku: skus[at] ?? '', qty } })
        const { items } = await call('cart.read', { params: { basketId: cart.id } })
        for (const { id: itemId } of backwards ? items.slice(1).toReversed() : items.slice(1))
          await call('cart.removeItem', { body: { basketId: cart.id, itemId } })
        const { revision: _later, ...end } = await call('cart.read', { params: { basketId: cart.id } })
        expect(end).toEqual(start)
      }),
      { numRuns: 12 },
    )
  })
})
