import { expect, inject, it } from 'vitest'
import * as given from '../testing/given.ts'
import { textOf } from '../testing/imports.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const COUNT = 100_000

it.runIf(inject('engine') === 'postgres')(
  'a hundred thousand coupons are made, each once, exported and revoked',
  async () => {
    const shop = await testShop()
    const owner = await staffMember(shop, 'owner')
    const { sku } = await given.product(shop, { price: 10_000, stock: 5 })
    const params = { promotionId: 'very-many' }
    const made = {
      names: { en: 'Ten off' },
      level: 'ORDER',
      kind: 'percentage',
      percent: 10,
      couponOnly: true,
    } as const
    await owner.call('promotions.save', { params, body: { made } })
    await owner.call('promotions.start', { params, body: { seen: 1 } })
    const task = await owner.call('promotions.makeCoupons', { params, body: { count: COUNT, prefix: 'MANY' } })
    await runJobs(shop)
    await shop.settled()
    const { batches } = await owner.call('promotions.batches', { params })
    expect(batches).toMatchObject([{ wanted: COUNT, made: COUNT, used: 0 }])
    const batchId = batches[0]?.id ?? ''
    const codes = (await textOf(owner, `/tasks/${task.id}/file`)).trim().split('\n').slice(1)
    expect(new Set(codes).size).toBe(COUNT)
    const lines = (await textOf(owner, `/promotions/very-many/coupons/${batchId}/file`)).trim().split('\r\n').slice(1)
    expect(lines.toSorted()).toEqual(codes.map(code => `${code},0`).toSorted())
    const apply = async (couponCode = '') => {
      const buyer = given.guest(shop)
      const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items: [{ sku }] } })
      return buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode } })
    }
    expect((await apply(codes.at(-1))).totals.itemTotal).toBe(9000)
    expect(await owner.call('promotions.revokeCoupons', { params: { ...params, batchId } })).toEqual({ revoked: COUNT })
    await shop.settled()
    await expect(apply(codes[0])).rejects.toMatchObject({ code: 'PROMO_EXPIRED' })
  },
)
