import { beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { z } from 'zod'
import { contract } from '#contract/contract.ts'
import { SITES } from '#domain/sites/sites.ts'
import { findViolations } from '../checkout/invariants.ts'
import { openShop } from '../http/request-context.ts'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import { linksTo, tokenIn } from '../testing/mailed-links.ts'
import { newcomer, person, signInAs } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { earnPoints } from './loyalty.service.ts'

let shop: TestShop
let lastPhone = 13_035_551_000

beforeAll(async () => {
  shop = await testShop()
})

const member = () => person(shop, { loyalty: true, phone: `+${++lastPhone}` })
const context = () => openShop(shop.services, { request: new Request('http://shop.test/'), address: 'local' })
const earn = async (consumerId: string, amount: number, orderNumber: string) =>
  earnPoints(await context(), { consumerId, amount, orderNumber, promised: false })

describe('a loyalty member', () => {
  it('is welcomed with a coupon of his own', async () => {
    const robin = await member()
    const promo = contract.consumer.welcomePromo.response.parse(await robin.call('consumer.welcomePromo'))
    expect(promo).toMatchObject({ available: true, promotionName: '10% off your first order' })
    const coupon = await shop.database.db
      .selectFrom('coupons')
      .selectAll()
      .where('code', '=', promo.couponCode ?? '')
      .executeTakeFirst()
    expect(coupon).toMatchObject({ customer: robin.consumerId, promotion_id: 'loyalty-welcome' })
    shop.advance(91 * 86_400_000)
    await signInAs(robin, robin.email)
    expect(await robin.call('consumer.welcomePromo')).toEqual({ available: false })
  })

  it('earns a point per whole unit, once per order, and sees what they buy', async () => {
    const robin = await member()
    await earn(robin.consumerId, 45_099, 'CRN-1')
    await earn(robin.consumerId, 45_099, 'CRN-1')
    expect(await robin.call('consumer.points')).toMatchObject({
      entries: [{ points: 450, balance: 450, reason: 'order' }],
    })
    expect(contract.consumer.vouchers.response.parse(await robin.call('consumer.vouchers'))).toEqual({
      currentLoyaltyPoints: 450,
      currency: 'USD',
      applicableLoyaltyVouchers: [
        { points: 200, amountInCurrency: 1000 },
        { points: 400, amountInCurrency: 2000 },
      ],
    })
  })

  it('is nobody where the site has switched the program off, and one again when it is on', async () => {
    const usual = SITES.US.features
    const [robin, wren] = [await member(), await person(shop, { phone: `+${++lastPhone}` })]
    await earn(robin.consumerId, 45_099, 'CRN-OFF-1')
    onTestFinished(() => void Object.assign(SITES.US, { features: usual }))
    Object.assign(SITES.US, { features: { ...usual, loyalty: false } })
    await earn(robin.consumerId, 10_000, 'CRN-OFF-2')
    await expect(robin.call('consumer.vouchers')).rejects.toMatchObject({ errorId: '4044' })
    await expect(robin.call('consumer.loyaltyToken', { body: {} })).rejects.toMatchObject({ errorId: '4044' })
    const { consumerProfile } = await robin.call('consumer.profile')
    expect(consumerProfile).toMatchObject({ isLoyaltyMember: false })
    expect(consumerProfile).not.toHaveProperty('loyaltySummary')
    const joining = { consumerProfile: { enrollments: [{ type: 'Loyalty' as const, optin: true }] } }
    await expect(wren.call('consumer.updateProfile', { body: joining })).rejects.toMatchObject({ errorId: 'AUT404' })
    // Who is known, and who is not, is refused alike.
    for (const email of [robin.email, 'nobody-yet@example.com']) {
      const consumerDetails = { email, firstName: 'Robin', lastName: 'Hale', birthDate: '1990-05-14' }
      const enrollments = [{ type: 'Loyalty' as const, optin: true }]
      const body = { consumerProfile: { consumerDetails, enrollments } }
      await expect(shop.newVisitor().call('consumer.createProfile', { body })).rejects.toMatchObject({
        errorId: 'AUT404',
      })
    }
    const { id: basketId } = await robin.call('cart.create', { body: {} })
    const reward = robin.call('cart.applyReward', { params: { basketId }, body: { points: 200 } })
    await expect(reward).rejects.toMatchObject({ errorId: 'REW130' })
    Object.assign(SITES.US, { features: usual })
    expect((await robin.call('consumer.vouchers')).currentLoyaltyPoints).toBe(450)
  })

  it('brings a friend, and both are rewarded with the first order', async () => {
    const [robin, ash] = [await member(), await member()]
    const { referralCode } = await robin.call('consumer.loyaltyToken', { body: {} })
    expect(await ash.call('consumer.loyaltyToken', { body: { referralCode } })).toMatchObject({
      referralRedeemed: true,
    })
    expect(await ash.call('consumer.loyaltyToken', { body: { referralCode } })).toMatchObject({
      referralRedeemed: false,
    })
    expect(await robin.call('consumer.loyaltyToken', { body: { referralCode } })).toMatchObject({
      referralRedeemed: false,
    })
    await earn(ash.consumerId, 10_000, 'CRN-2')
    await earn(ash.consumerId, 10_000, 'CRN-3')
    expect((await ash.call('consumer.vouchers')).currentLoyaltyPoints).toBe(400)
    expect((await robin.call('consumer.vouchers')).currentLoyaltyPoints).toBe(200)
    const regular = await member()
    await earn(regular.consumerId, 10_000, 'CRN-5')
    expect(await regular.call('consumer.loyaltyToken', { body: { referralCode } })).toMatchObject({
      referralRedeemed: false,
    })
  })

  it('brings a friend who names him when signing up', async () => {
    const robin = await member()
    const { referralCode } = await robin.call('consumer.loyaltyToken', { body: {} })
    const ash = await person(shop, { loyalty: true, phone: `+${++lastPhone}`, referralCode })
    await earn(ash.consumerId, 10_000, 'CRN-4')
    expect((await robin.call('consumer.vouchers')).currentLoyaltyPoints).toBe(200)
    await expect(
      person(shop, { loyalty: true, phone: `+${++lastPhone}`, referralCode: 'NOBODY-1' }),
    ).resolves.toBeTruthy()
  })

  it('confirms by mail in Europe', async () => {
    const robin = await person(shop, { loyalty: true }, { 'x-locale': 'de-de' })
    const enrollments = async () => (await robin.call('consumer.profile')).consumerProfile.enrollments
    expect(await enrollments()).toMatchObject([{ optin: true, doubleOptin: false }])
    const { payload } = await shop.database.db
      .selectFrom('jobs')
      .select('payload')
      .where('kind', '=', 'mail')
      .orderBy('id', 'desc')
      .executeTakeFirstOrThrow()
    const mail = z
      .object({ template: z.literal('loyalty-confirm'), to: z.string(), values: z.object({ path: z.string() }) })
      .parse(payload)
    expect(mail.to).toBe(robin.email)
    const confirm = (token: string) => shop.newVisitor().call('consumer.confirmMembership', { body: { token } })
    await expect(confirm('lty_forged')).rejects.toMatchObject({ code: 'RESET_LINK_EXPIRED' })
    // Programs that look at mail follow links: looking at one is not yet a yes.
    await robin.visitor.fetch(mail.values.path)
    expect(await enrollments()).toMatchObject([{ optin: true, doubleOptin: false }])
    await confirm(tokenIn(mail.values.path))
    expect(await enrollments()).toMatchObject([{ optin: true, doubleOptin: true }])
    const say = (optin: boolean) =>
      robin.call('consumer.updateProfile', {
        body: { consumerProfile: { enrollments: [{ type: 'Loyalty', optin }] } },
      })
    await say(true)
    expect(await enrollments()).toMatchObject([{ optin: true, doubleOptin: true }])
    await say(false)
    await say(true)
    expect(await enrollments()).toMatchObject([{ optin: true, doubleOptin: false }])
  })

  it('has no benefit before he has confirmed', async () => {
    await given.product(shop, { sku: 'BRIEF-9', stock: 50, prices: { DE: 5000 } })
    const robin = await newcomer(shop, { loyalty: true }, { 'x-locale': 'de-de' })
    const { couponCode = '' } = await robin.call('consumer.welcomePromo')
    const { id: basketId, totals } = await robin.call('cart.createWithItem', { body: { items: [{ sku: 'BRIEF-9' }] } })
    expect(totals.shipping).toBeGreaterThan(0)
    await expect(robin.call('cart.applyCoupon', { body: { basketId, couponCode } })).rejects.toMatchObject({
      errorId: 'PRM160',
    })
    await expect(robin.call('cart.applyReward', { params: { basketId }, body: { points: 200 } })).rejects.toMatchObject(
      { errorId: 'REW135' },
    )
    await earn(robin.consumerId, 45_099, 'CRN-EARLY')
    expect((await robin.call('consumer.vouchers')).currentLoyaltyPoints).toBe(0)
    const token = tokenIn((await linksTo(shop, robin.email))['loyalty-confirm'])
    await robin.call('consumer.confirmMembership', { body: { token } })
    expect((await robin.call('cart.read', { params: { basketId } })).totals.shipping).toBe(0)
    expect((await robin.call('cart.applyCoupon', { body: { basketId, couponCode } })).totals.totalDiscount).toBe(500)
  })

  it('gets a token for the visit that asks, and for no other', async () => {
    const robin = await member()
    const { usid } = await signInAs(robin, robin.email)
    await expect(robin.call('consumer.loyaltyToken', { body: { usid } })).resolves.toHaveProperty('token')
    await expect(robin.call('consumer.loyaltyToken', { body: { usid: 'usid_other' } })).rejects.toMatchObject({
      errorId: 'AUT432',
    })
  })

  it('is asked for by the calls of members', async () => {
    const robin = await person(shop)
    await expect(robin.call('consumer.welcomePromo')).rejects.toMatchObject({ errorId: '4044', status: 404 })
    await expect(robin.call('consumer.loyaltyToken', { body: {} })).rejects.toMatchObject({ errorId: '4044' })
  })
})

describe('points', () => {
  beforeAll(async () => {
    await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 100 })
  })

  const buying = async (points?: number) =>
    given.signedIn(shop, await promotions.consumer(shop, { loyalty: true, ...(points && { points }) }))
  const cancel = (buyer: Buyer, orderNumber: string, body: object = {}) =>
    buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body })
  async function placed(buyer: Buyer, qty = 1) {
    const cartId = await cartToOrder(buyer, { sku: 'SOCK-M', qty })
    return buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  }
  /** Lets time pass and the warehouse work: a step ends the time to cancel, four bring everything. */
  async function work(steps: number, waitMs = 31 * 60 * 1000) {
    for (let step = 0; step < steps; step++) {
      shop.advance(waitMs)
      await fulfil(shop.services)
    }
  }
  async function returned(buyer: Buyer, { orderNumber, items }: Awaited<ReturnType<typeof placed>>, qty: number) {
    const body = { items: [{ itemId: items[0]?.id ?? '', qty, reason: 'too small' }] }
    await buyer.call('consumer.returnLabel', { params: { orderId: orderNumber }, body })
    await work(1, 4 * 86_400_000)
  }
  const pointsOf = async (who: Buyer) => (await who.call('consumer.vouchers')).currentLoyaltyPoints

  it('are for goods that stay, not for their tax or delivery, and go back with them', async () => {
    const buyer = await buying(200)
    const order = await placed(buyer, 3)
    await cancel(buyer, order.orderNumber, { items: [{ itemId: order.items[0]?.id ?? '', qty: 1 }] })
    await work(4)
    expect(await pointsOf(buyer)).toBe(240)
    await returned(buyer, order, 1)
    expect(await pointsOf(buyer)).toBe(220)
    await returned(buyer, order, 1)
    expect(await pointsOf(buyer)).toBe(200)
  })

  it('cannot be spent while the order that earns them may be cancelled', async () => {
    const buyer = await buying()
    const { orderNumber } = await placed(buyer, 10)
    await runJobs(shop)
    expect(await pointsOf(buyer)).toBe(0)
    await cancel(buyer, orderNumber)
    await work(1)
    expect(await pointsOf(buyer)).toBe(0)
  })

  it('that were spent before the goods came back are owed, and paid by the next ones', async () => {
    const buyer = await buying()
    const first = await placed(buyer, 10)
    await work(4)
    const basketId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    await buyer.call('cart.applyReward', { params: { basketId }, body: { points: 200 } })
    await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    await work(1)
    expect(await pointsOf(buyer)).toBe(10)
    await returned(buyer, first, 10)
    const seen = async () => {
      const { consumerProfile } = await buyer.call('consumer.profile')
      expect(consumerProfile.loyaltySummary?.points.balance).toBe(await pointsOf(buyer))
      return pointsOf(buyer)
    }
    expect(await seen()).toBe(0)
    await placed(buyer, 10)
    await work(1)
    expect(await seen()).toBe(10)
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('and a welcome are for one order, unless it is cancelled', async () => {
    const buyer = await member()
    const promo = () => buyer.call('consumer.welcomePromo')
    const basketId = await cartToOrder(buyer, { sku: 'SOCK-M' })
    const { couponCode = '' } = await promo()
    await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode } })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    expect(await promo()).toEqual({ available: false })
    await cancel(buyer, orderNumber)
    expect(await promo()).toMatchObject({ available: true, couponCode })
  })

  it('for bringing a friend wait for a first order that stays', async () => {
    const [referrer, friend] = [await buying(), await buying()]
    const { referralCode } = await referrer.call('consumer.loyaltyToken', { body: {} })
    await friend.call('consumer.loyaltyToken', { body: { referralCode } })
    await cancel(friend, (await placed(friend)).orderNumber)
    await work(1)
    const points = async () => [await pointsOf(referrer), await pointsOf(friend)]
    expect(await points()).toEqual([0, 0])
    const order = await placed(friend)
    await work(4)
    expect(await points()).toEqual([200, 220])
    await returned(friend, order, 1)
    expect(await points()).toEqual([0, 0])
    await placed(friend)
    await work(1)
    expect(await points()).toEqual([200, 220])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
