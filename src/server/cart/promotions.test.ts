import { beforeAll, describe, expect, inject, it } from 'vitest'
import * as offer from '../testing/given-promotion.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'
import { Cart } from '#contract/cart/cart.entities.ts'

const shop = await testShop()
const DAY_MS = 86_400_000

beforeAll(async () => {
  await given.product(shop, { sku: 'SHOE', price: 10_000, stock: 1000 })
  await given.product(shop, { sku: 'SOCK', price: 1500, stock: 1000, categoryId: 2300 })
  await given.product(shop, { sku: 'GIFT', price: null, stock: null })
  await shop.database.pool.query(
    `insert into stock (sku_key, location_id, on_hand) select key, 1, 5 from skus where sku = 'GIFT'`,
  )
  await offer.promotion(shop, { id: 'trail10' }, { code: 'TRAIL10' })
  await offer.promotion(shop, { id: 'once5', kind: 'amount', amount: 500 }, { code: 'ONCE5', max_uses_per_customer: 1 })
  await offer.promotion(shop, { id: 'north', kind: 'amount', amount: 500 }, { code: 'NORTH', site: 'CA' })
  await offer.promotion(shop, { id: 'last1' }, { code: 'LAST1', max_uses: 0 })
  await offer.promotion(shop, { id: 'lastyear' }, { code: 'LASTYEAR', ends_at: new Date(Date.now() - DAY_MS) })
  await offer.promotion(shop, { id: 'soon' }, { code: 'SOON', starts_at: new Date(Date.now() + DAY_MS) })
  await offer.promotion(
    shop,
    {
      id: 'summit20',
      kind: 'amount',
      amount: 2000,
      min_subtotal: 12_000,
      callouts: { en: 'Almost there|Add {remaining}|and take 20 off' },
    },
    { code: 'SUMMIT20' },
  )
  await offer.promotion(shop, { id: 'alone', exclusivity: 'all', priority: -1 }, { code: 'ALONE' })
  await offer.promotion(shop, { id: 'shipfree', level: 'SHIPPING', kind: 'free-shipping' }, { code: 'SHIPFREE' })
  await offer.promotion(
    shop,
    { id: 'giftsock', kind: 'gift', gift_sku: 'GIFT', min_subtotal: 10_000 },
    { code: 'GIFTSOCK' },
  )
  await offer.promotion(shop, { id: 'nogift', kind: 'gift', gift_sku: 'NO-SUCH' }, { code: 'NOGIFT' })
  await offer.promotion(shop, { id: 'mine' }, { code: 'MINE', customer: 'con_someone' })
})

async function cartOf(...skus: string[]) {
  const { call } = given.guest(shop)
  const { id: basketId } = await call('cart.createWithItem', { body: { items: skus.map(sku => ({ sku })) } })
  const apply = (couponCode: string) => call('cart.applyCoupon', { body: { basketId, couponCode } })
  return { call, basketId, apply }
}

describe('a coupon', () => {
  it('takes ten percent off, whatever its capitals', async () => {
    const { apply } = await cartOf('SHOE', 'SOCK')
    const cart = Cart.parse(await apply('trail10'))
    expect(cart.totals).toMatchObject({ itemSubTotal: 11_500, totalDiscount: 1150, itemTotal: 10_350 })
    expect(cart.couponItems).toMatchObject([{ code: 'TRAIL10', applied: true, promotionId: 'trail10' }])
    expect(cart.orderPromotions).toMatchObject([{ promotionId: 'trail10', discount: 1150, couponCode: 'TRAIL10' }])
  })

  it.each([
    ['NONSENSE', 'PRM130'],
    ['MINE', 'PRM130'],
    ['NORTH', 'PRM130'],
    ['SUMMIT20', 'PRM160'],
    ['SOON', 'PRM135'],
    ['LAST1', 'PRM140'],
    ['LASTYEAR', 'PRM155'],
    ['NOGIFT', 'GFS800'],
    ['x'.repeat(5000), 'API406'],
  ])('%.12s is refused with %s and leaves the cart as it was', async (code, errorId) => {
    const { call, basketId, apply } = await cartOf('SHOE')
    const before = await call('cart.read', { params: { basketId } })
    await expect(apply(code)).rejects.toMatchObject({ errorId })
    expect(await call('cart.read', { params: { basketId } })).toEqual(before)
  })

  it('counts once in a cart', async () => {
    const { apply } = await cartOf('SHOE')
    await apply('TRAIL10')
    await expect(apply('Trail10')).rejects.toMatchObject({ errorId: 'PRM416' })
  })

  it('cannot join one that stands alone', async () => {
    const { apply } = await cartOf('SHOE')
    await apply('TRAIL10')
    await expect(apply('ALONE')).rejects.toMatchObject({ errorId: 'PRM175' })
  })

  it('that was redeemed by this person is refused to him, not to others', async () => {
    const buyer = given.guest(shop)
    const apply = (basketId: string) => buyer.call('cart.applyCoupon', { body: { basketId, couponCode: 'ONCE5' } })
    const cartId = await cartToOrder(buyer, { sku: 'SHOE' })
    await apply(cartId)
    await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await expect(apply(await cartToOrder(buyer, { sku: 'SHOE' }))).rejects.toMatchObject({ errorId: 'PRM150' })
    expect((await (await cartOf('SHOE')).apply('ONCE5')).totals.totalDiscount).toBe(500)
  })

  it('is not redeemed again under another spelling of the same mailbox', async () => {
    const order = async (recipientContactEmail: string) => {
      const buyer = given.guest(shop)
      const basketId = await cartToOrder(buyer, { sku: 'SHOE', address: { ...HOME, recipientContactEmail } })
      const apply = () => buyer.call('cart.applyCoupon', { body: { basketId, couponCode: 'ONCE5' } })
      return { apply, place: () => buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } }) }
    }
    const first = await order('wren.hollow@gmail.com')
    await first.apply()
    await first.place()
    await expect((await order('wrenhollow+2@gmail.com')).apply()).rejects.toMatchObject({ errorId: 'PRM160' })
    await expect((await order('wrenhollow+2@cairn.test')).apply()).resolves.toBeTruthy()
  })

  it('waits while the cart no longer meets its terms', async () => {
    const { call, basketId, apply } = await cartOf('SHOE', 'SHOE')
    const met = await apply('SUMMIT20')
    expect(met.totals.totalDiscount).toBe(2000)
    const itemId = met.items[0]?.id ?? ''
    const less = await call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 1 } })
    expect(less).toMatchObject({ totals: { totalDiscount: 0 }, couponItems: [{ code: 'SUMMIT20', applied: false }] })
    expect(less.promoSummary).toContainEqual(
      expect.objectContaining({
        promotionId: 'summit20',
        approachingDisplayLevel: 'ORDER',
        remaining: 2000,
        calloutMessage: 'Almost there|Add $20.00|and take 20 off',
      }),
    )
  })

  it('is taken out again', async () => {
    const { call, basketId, apply } = await cartOf('SHOE')
    await apply('TRAIL10')
    const cart = await call('cart.removeCoupon', { body: { basketId, couponCode: 'trail10' } })
    expect(cart).toMatchObject({ couponItems: [], totals: { totalDiscount: 0 } })
    await expect(call('cart.removeCoupon', { body: { basketId, couponCode: 'TRAIL10' } })).rejects.toMatchObject({
      errorId: 'PRM130',
    })
  })

  it('ships free', async () => {
    const { apply } = await cartOf('SOCK')
    expect((await apply('SHIPFREE')).totals).toMatchObject({ shipping: 0, total: 1500 })
  })

  it('goes in once, however many ask at once', async () => {
    const { call, basketId, apply } = await cartOf('SHOE')
    const count = inject('engine') === 'postgres' ? 40 : 10
    const answers = await Promise.allSettled(Array.from({ length: count }, () => apply('TRAIL10')))
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
    expect((await call('cart.read', { params: { basketId } })).couponItems).toHaveLength(1)
  })
})

describe('a gift with purchase', () => {
  it('comes by itself, costs nothing and cannot be changed', async () => {
    const { call, basketId, apply } = await cartOf('SHOE')
    const cart = Cart.parse(await apply('GIFTSOCK'))
    const gift = cart.items.find(({ bonus }) => bonus)
    expect(gift).toMatchObject({ sku: 'GIFT', qty: 1, price: { rowTotal: 0 } })
    const refused = { errorId: 'GWP403' }
    const itemId = gift?.id ?? ''
    await expect(call('cart.removeItem', { body: { basketId, itemId } })).rejects.toMatchObject(refused)
    const update = call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 2 } })
    await expect(update).rejects.toMatchObject(refused)
    await expect(call('cart.addItem', { body: { basketId, sku: 'GIFT' } })).rejects.toMatchObject(refused)
  })

  it('counts as a piece, and waits when it has run out', async () => {
    const { call, visitor } = given.guest(shop)
    const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    const cart = await call('cart.applyCoupon', { body: { basketId, couponCode: 'GIFTSOCK' } })
    expect([cart.totals.totalUnits, visitor.cookies.get('cairn_cart')]).toEqual([2, '2'])
    const stock = (pieces: number) =>
      shop.database.pool.query(
        `update stock set on_hand = $1 where sku_key = (select key from skus where sku = 'GIFT')`,
        [pieces],
      )
    await stock(0)
    const without = await call('cart.read', { params: { basketId } })
    expect(without).toMatchObject({ couponItems: [{ applied: false }], promoSummary: [], totals: { totalUnits: 1 } })
    await stock(5)
  })
})

describe('automatic promotions', () => {
  it('apply to what they are for, and stop when they are switched off', async () => {
    await offer.promotion(shop, {
      id: 'socks',
      level: 'PRODUCT',
      kind: 'buy-x-get-y',
      percent: 100,
      buy_qty: 2,
      get_qty: 1,
      category_ids: [2300],
    })
    const { call, basketId } = await cartOf('SOCK', 'SHOE')
    const itemId = (await call('cart.read', { params: { basketId } })).items[0]?.id ?? ''
    const three = await call('cart.updateItem', { params: { basketId }, body: { itemId, qty: 3 } })
    expect(three.items[0]).toMatchObject({
      price: { amount: 4500, rowTotal: 3000 },
      promotions: [{ promotionId: 'socks', discount: 1500 }],
    })
    await shop.database.pool.query(`update promotions set active = false where id = 'socks'`)
    await shop.settled()
    expect((await call('cart.read', { params: { basketId } })).totals.totalDiscount).toBe(0)
  })
})

describe('programs', () => {
  it('give employees their discount once they have accepted the terms, in place of coupons', async () => {
    const willing = given.signedIn(shop, await offer.consumer(shop, { employee: 'accepted' }))
    const cart = await willing.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    expect(cart.totals).toMatchObject({ totalDiscount: 4000, itemTotal: 6000 })
    const apply = willing.call('cart.applyCoupon', { body: { basketId: cart.id, couponCode: 'TRAIL10' } })
    await expect(apply).rejects.toMatchObject({ errorId: 'PRM175' })
    const free = willing.call('cart.applyCoupon', { body: { basketId: cart.id, couponCode: 'SHIPFREE' } })
    await expect(free).rejects.toMatchObject({ errorId: 'PRM175' })
    const undecided = given.signedIn(shop, await offer.consumer(shop, { employee: 'not accepted' }))
    const full = await undecided.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    expect(full.totals.totalDiscount).toBe(0)
  })

  it('end at the limit of the year', async () => {
    const spent = { program: 'prosumer' as const, amount: 146_000 }
    const pro = given.signedIn(shop, await offer.consumer(shop, { identities: ['WRANX'], spent }))
    const cart = await pro.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    expect(cart.totals.totalDiscount).toBe(1600)
  })

  it('stand in for each other when one is used up, and make room for coupons when all are', async () => {
    const spent = { program: 'athlete' as const, amount: 200_000 }
    const both = given.signedIn(shop, await offer.consumer(shop, { athlete: true, identities: ['IPA'], spent }))
    const cart = await both.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    expect(cart.totals.totalDiscount).toBe(3000)
    const done = given.signedIn(shop, await offer.consumer(shop, { athlete: true, spent }))
    const { id: basketId } = await done.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    const { totals } = await done.call('cart.applyCoupon', { body: { basketId, couponCode: 'TRAIL10' } })
    expect(totals.totalDiscount).toBe(1000)
  })

  it('count by the year where the shop is at home', async () => {
    const spent = { program: 'athlete' as const, amount: 200_000 }
    const athlete = given.signedIn(shop, await offer.consumer(shop, { athlete: true, spent }))
    const year = shop.services.clock().getUTCFullYear()
    const at = (moment: string) =>
      shop.database.pool.query('update program_spend set spent_at = $2 where consumer_id = $1', [athlete.id, moment])
    const { id: basketId } = await athlete.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    const discount = async () => (await athlete.call('cart.read', { params: { basketId } })).totals.totalDiscount
    // In Denver the year is seven hours younger.
    await at(`${year}-01-01T06:59:59Z`)
    expect(await discount()).toBe(10_000)
    await at(`${year}-01-01T07:00:00Z`)
    expect(await discount()).toBe(0)
  })
})

describe('rewards', () => {
  const reward = async (visitor: ReturnType<typeof given.guest>, points: number) => {
    const { id } = await visitor.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    return visitor.call('cart.applyReward', { params: { basketId: id }, body: { points } })
  }

  it('take the voucher off the goods, and put it back', async () => {
    const member = given.signedIn(shop, await offer.consumer(shop, { loyalty: true, points: 640 }))
    const cart = await reward(member, 600)
    expect(cart.totals).toMatchObject({
      appliedRewards: [{ points: 600, amountInCurrency: 3000 }],
      itemTotal: 7000,
      shipping: 0,
    })
    const back = await member.call('cart.applyReward', { params: { basketId: cart.id }, body: { points: 0 } })
    expect(back.totals).toMatchObject({ appliedRewards: [], itemTotal: 10_000 })
  })

  it('are for confirmed members with enough points', async () => {
    await expect(reward(given.guest(shop), 200)).rejects.toMatchObject({ errorId: 'REW401' })
    const registered = given.signedIn(shop, await offer.consumer(shop))
    await expect(reward(registered, 200)).rejects.toMatchObject({ errorId: 'REW130' })
    const unconfirmed = given.signedIn(shop, await offer.consumer(shop, { loyalty: 'unconfirmed', points: 900 }))
    await expect(reward(unconfirmed, 200)).rejects.toMatchObject({ errorId: 'REW135' })
    const poor = given.signedIn(shop, await offer.consumer(shop, { loyalty: true, points: 199 }))
    await expect(reward(poor, 200)).rejects.toMatchObject({ errorId: 'REW140' })
  })
})
