import { beforeAll, describe, expect, it } from 'vitest'
import { backgroundShop } from '../background-shop.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffKey, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { redeem, releaseRedemptions } from './promotion.service.ts'

let shop: TestShop
let owner: StaffMember
let merchant: StaffMember
let german: StaffMember
let sku: string
let productId: string

beforeAll(async () => {
  shop = await testShop()
  owner = await staffMember(shop, 'owner')
  merchant = await staffMember(shop, 'merchandiser')
  german = await staffMember(shop, 'merchandiser', ['DE'])
  ;({ sku, productId } = await given.product(shop, { prices: { US: 10_000, DE: 9000 }, original: 12_000, stock: 500 }))
})

const TEN = { names: { en: 'Ten off' }, level: 'ORDER' as const, kind: 'percentage' as const, percent: 10 }
const save = (who: StaffMember, promotionId: string, made: object = {}, seen?: number) =>
  who.call('promotions.save', {
    params: { promotionId },
    body: { made: { ...TEN, ...made }, ...(seen !== undefined && { seen }) },
  })
const start = (who: StaffMember, promotionId: string, seen = 1) =>
  who.call('promotions.start', { params: { promotionId }, body: { seen } })
const stop = (who: StaffMember, promotionId: string) => who.call('promotions.stop', { params: { promotionId } })
const read = (who: StaffMember, promotionId: string) => who.call('promotions.read', { params: { promotionId } })
const begunBefore = (promotionId: string, days: number) =>
  shop.database.pool.query(
    `update promotion_desk set replay = jsonb_set(replay, '{startedAt}', to_jsonb($2::text)) where promotion_id = $1`,
    [promotionId, new Date(shop.services.clock().getTime() - days * 86_400_000).toISOString()],
  )
const total = async () => {
  await shop.settled()
  return (await given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku }] } })).totals.itemTotal
}
const buy = async (qty = 1) => {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku, qty })
  return buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
}

describe('a promotion made at the desk', () => {
  it('runs once somebody who may give that much lets it, and not a moment after it is stopped', async () => {
    expect(await save(merchant, 'desk-ten')).toMatchObject({ state: 'draft', revision: 1, mayStart: false })
    expect(await total()).toBe(10_000)
    expect(await start(merchant, 'desk-ten')).toMatchObject({ state: 'waiting', askedBy: 'The merchandiser' })
    expect(await total()).toBe(10_000)
    const waiting = async (who: StaffMember) =>
      (await who.call('home.read', { query: {} })).waiting.find(({ kind }) => kind === 'promotions')?.count
    // Who asked, or may not change it on all of its sites, has nothing to decide.
    expect([await waiting(owner), await waiting(merchant), await waiting(german)]).toEqual([1, 0, 0])
    await expect(start(merchant, 'desk-ten')).rejects.toMatchObject({ code: 'STAFF_SECOND_PERSON' })
    expect(await start(owner, 'desk-ten')).toMatchObject({ state: 'on' })
    expect(await waiting(owner)).toBe(0)
    expect(await total()).toBe(9000)
    await expect(save(owner, 'desk-ten', { percent: 90 }, 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect(await stop(merchant, 'desk-ten')).toMatchObject({ state: 'stopped' })
    expect(await total()).toBe(10_000)
    const { rows } = await owner.call('history.list', { query: { objectType: 'promotion', objectId: 'desk-ten' } })
    expect(rows.map(({ changes }) => changes.find(({ field }) => field === 'state')?.after)).toEqual([
      'stopped',
      'started',
      'waiting',
      undefined,
    ])
  })

  it('is let begin as it was seen: whoever changes it meanwhile asks again', async () => {
    await save(merchant, 'desk-seen')
    await start(merchant, 'desk-seen')
    expect(await save(merchant, 'desk-seen', { percent: 99 }, 1)).toMatchObject({ state: 'draft', revision: 2 })
    await expect(start(owner, 'desk-seen', 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await expect(save(german, 'desk-seen', {}, 2)).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(save(merchant, 'desk-seen', {}, 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  })

  it('is made and seen only on sites that one may', async () => {
    await expect(save(german, 'desk-all')).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await expect(save(german, 'desk-us', { sites: ['US'] })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    await save(german, 'desk-de', { sites: ['DE'] })
    const american = await staffKey(shop, owner, {
      permissions: ['promotions.read', 'promotions.write'],
      sites: ['US'],
    })
    await expect(american('promotions.read', { params: { promotionId: 'desk-de' } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    const { promotions } = await american('promotions.list')
    expect(promotions.map(({ id }) => id)).not.toContain('desk-de')
    await stop(owner, 'goodwill-10')
    await expect(save(owner, 'goodwill-10', { couponOnly: true }, 1)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await start(owner, 'goodwill-10')
    await expect(save(merchant, 'desk-gift', { kind: 'gift' })).rejects.toMatchObject({
      details: { field: 'made.giftSku' },
      message: expect.stringContaining('cannot do without it'),
    })
    await expect(save(merchant, 'desk-gift', { kind: 'bundle' })).rejects.toMatchObject({
      details: { field: 'made.level' },
      message: expect.stringContaining('this kind gives nothing there'),
    })
  })

  it('is tried on a cart, step by step, with what it excludes', async () => {
    const body = {
      promotionId: 'trial',
      made: { ...TEN, level: 'PRODUCT' as const },
      siteId: 'US' as const,
      items: [
        { sku, qty: 2 },
        { sku: 'NO-SUCH', qty: 1 },
      ],
    }
    const tried = await german.call('promotions.attempt', { body: { ...body, siteId: 'DE' } })
    expect(tried).toMatchObject({ given: 1800, unknown: ['NO-SUCH'] })
    await expect(german.call('promotions.attempt', { body })).rejects.toMatchObject({ code: 'STAFF_FORBIDDEN' })
    const { after, before } = await owner.call('promotions.attempt', { body })
    expect(before.total - after.total).toBe(2000)
    expect(after.steps.map(({ step, amount }) => [step, amount])).toContainEqual(['promotion', -2000])
    const sum = after.steps.reduce((all, { amount }) => all + amount, 0)
    expect(sum).toBe(after.total)
    const excluded = { productIds: [productId] }
    expect(
      await owner.call('promotions.attempt', { body: { ...body, made: { ...body.made, excluded } } }),
    ).toMatchObject({
      given: 0,
    })
    const forStaff = { ...body, made: { ...body.made, audience: ['employee' as const] } }
    expect(await owner.call('promotions.attempt', { body: forStaff })).toMatchObject({ given: 0 })
    const asStaff = { ...forStaff, audience: ['employee' as const] }
    expect(await owner.call('promotions.attempt', { body: asStaff })).toMatchObject({ given: 2000 })
    const made = { ...body.made, kind: 'free-shipping' as const, level: 'SHIPPING' as const, percent: undefined }
    const express = { ...body, made: { ...made, shippingCodes: ['me' as const] } }
    expect(await owner.call('promotions.attempt', { body: express })).toMatchObject({ given: 0 })
    const sent = await owner.call('promotions.attempt', { body: { ...express, shippingCode: 'me' } })
    expect(sent.given).toBeGreaterThan(0)
    expect(await total()).toBe(10_000)
  })

  it('is replayed on what was ordered, which says what it costs and who may start it', async () => {
    for (let order = 0; order < 20; order++) await buy()
    await save(merchant, 'desk-replay', { sites: ['US'], percent: 20 })
    const { id } = await merchant.call('promotions.replay', { params: { promotionId: 'desk-replay' } })
    await runJobs(shop)
    expect(await merchant.call('tasks.read', { params: { taskId: id } })).toMatchObject({
      state: 'done',
      done: 20,
      hasFile: true,
    })
    expect(await read(merchant, 'desk-replay')).toMatchObject({
      replay: { done: true, ofThis: true, orders: 20, touched: 20, sites: [{ siteId: 'US', given: 40_000 }] },
      mayStart: true,
    })
    const analyst = await staffMember(shop, 'analyst', ['DE'])
    await save(owner, 'desk-wide')
    await owner.call('promotions.replay', { params: { promotionId: 'desk-wide' } })
    await expect(merchant.call('promotions.replay', { params: { promotionId: 'desk-wide' } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    await begunBefore('desk-wide', 11 / 1440)
    await merchant.call('promotions.replay', { params: { promotionId: 'desk-wide' } })
    await runJobs(shop)
    // Reckoned once, though two runs went on; and of the other sites nobody knows anything.
    expect(await read(merchant, 'desk-wide')).toMatchObject({
      replay: { done: true, orders: 20, touched: 20, sites: [{ siteId: 'US', given: 20_000 }] },
      mayStart: false,
    })
    expect((await read(analyst, 'desk-wide')).replay?.sites).toEqual([])
    await begunBefore('desk-replay', 8)
    expect(await read(merchant, 'desk-replay')).toMatchObject({ mayStart: false })
    await begunBefore('desk-replay', 0)
    expect(await start(merchant, 'desk-replay')).toMatchObject({ state: 'on' })
    await shop.settled()
    await buy()
    expect((await read(merchant, 'desk-replay')).usage).toEqual([
      { siteId: 'US', currency: 'USD', orders: 1, given: 2000 },
    ])
    await stop(merchant, 'desk-replay')
    expect(await save(merchant, 'desk-replay', { sites: ['US'], percent: 90 }, 1)).toMatchObject({
      replay: { ofThis: false },
      mayStart: false,
    })
  })

  it('gets coupons by the thousand that work once, and none once they are revoked', async () => {
    await save(owner, 'desk-codes', { couponOnly: true })
    await start(owner, 'desk-codes')
    const of = { params: { promotionId: 'desk-codes' } }
    await expect(
      merchant.call('promotions.makeCoupons', { ...of, body: { count: 5, prefix: 'MORE' } }),
    ).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const { id } = await owner.call('promotions.makeCoupons', { ...of, body: { count: 2500, prefix: 'SPRING' } })
    await runJobs(shop)
    const file = await (await owner.visitor.fetch(`/api/staff/v1/tasks/${id}/file`)).text()
    const codes = file.trim().split('\n').slice(1)
    expect([codes.length, new Set(codes).size]).toEqual([2500, 2500])
    await shop.settled()
    const apply = async (couponCode = '') => {
      const buyer = given.guest(shop)
      const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items: [{ sku }] } })
      return buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode } })
    }
    expect((await apply(codes[0])).totals.itemTotal).toBe(9000)
    const { batches } = await owner.call('promotions.batches', { params: { promotionId: 'desk-codes' } })
    expect(batches).toMatchObject([{ prefix: 'SPRING', wanted: 2500, made: 2500, used: 0 }])
    const batch = { params: { promotionId: 'desk-codes', batchId: batches[0]?.id ?? '' } }
    await expect(
      merchant.call('promotions.revokeCoupons', { params: { ...batch.params, promotionId: 'desk-ten' } }),
    ).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const asked = backgroundShop(shop.services, 'en-us')
    const used = { code: codes[2] ?? '', promotionId: 'desk-codes' }
    await redeem(asked, { orderNumber: 'USED-1', promotionIds: ['desk-codes'], coupons: [used], customers: ['one'] })
    expect(await merchant.call('promotions.revokeCoupons', batch)).toEqual({ revoked: 2500 })
    await releaseRedemptions(asked, 'USED-1')
    await expect(apply(codes[2])).rejects.toMatchObject({ code: 'PROMO_EXPIRED' })
    await expect(apply(codes[1])).rejects.toMatchObject({ code: 'PROMO_EXPIRED' })
  })
})

describe('uses of a promotion', () => {
  it('are given back exactly as they were counted, though it was stopped and changed meanwhile', async () => {
    await save(owner, 'desk-uses', { maxUses: 1, maxUsesPerCustomer: 1 })
    await start(owner, 'desk-uses')
    await shop.settled()
    const asked = backgroundShop(shop.services, 'en-us')
    await redeem(asked, { orderNumber: 'USES-1', promotionIds: ['desk-uses'], coupons: [], customers: ['one'] })
    const uses = async () => {
      const { rows } = await shop.database.pool.query<{ uses: number }>(
        `select uses from promotion_uses where subject like 'promotion:desk-uses%'`,
      )
      return rows.map(row => row.uses)
    }
    expect(await uses()).toEqual([1, 1])
    await stop(owner, 'desk-uses')
    await save(owner, 'desk-uses', {}, 1)
    await shop.settled()
    await releaseRedemptions(asked, 'USES-1')
    await releaseRedemptions(asked, 'USES-1')
    expect(await uses()).toEqual([0, 0])
  })
})

describe('why an amount is what it is', () => {
  it('is answered for orders and carts, on sites that one may see', async () => {
    const { orderNumber, totals } = await buy(2)
    const why = await owner.call('why.order', { params: { orderNumber } })
    expect(why.total).toBe(totals.total)
    expect(why.steps.map(({ step }) => step)).toEqual(['base', 'strike', 'delivery', 'tax'])
    expect(why.steps.reduce((sum, { amount }) => sum + amount, 0)).toBe(totals.total)
    await expect(german.call('why.order', { params: { orderNumber } })).rejects.toMatchObject({ status: 403 })
    const service = await staffMember(shop, 'service', ['DE'])
    await expect(service.call('why.order', { params: { orderNumber } })).rejects.toMatchObject({
      code: 'STAFF_NOT_FOUND',
    })
    const { id: basketId, totals: now } = await given
      .guest(shop)
      .call('cart.createWithItem', { body: { items: [{ sku }] } })
    const cart = await owner.call('why.cart', { params: { basketId } })
    expect(cart.steps.map(({ step }) => step)).not.toContain('rounding')
    expect([cart.total, cart.steps.reduce((sum, { amount }) => sum + amount, 0)]).toEqual([now.total, now.total])
    await expect(service.call('why.cart', { params: { basketId } })).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
  })
})
