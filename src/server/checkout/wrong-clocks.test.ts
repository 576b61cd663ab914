import { afterEach, beforeAll, describe, expect, inject, it, vi } from 'vitest'
import { createLog } from '../log.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { secondShop } from '../testing/second-shop.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { findViolations } from './invariants.ts'
import { settleOpenPayments } from './settle.service.ts'

const HOUR_MS = 3_600_000

/** Time that decides about money and stock is the database's: a process whose own clock is wrong spoils nothing. */
describe.runIf(inject('engine') === 'postgres')('a process whose clock is wrong', () => {
  let shop: TestShop
  beforeAll(async () => {
    shop = await testShop()
  })
  afterEach(() => void vi.useRealTimers())

  const withClock = async (offset: number) => {
    vi.useFakeTimers({ toFake: ['Date'], now: Date.now() + offset })
    const second = await secondShop(shop, { log: createLog('silent', () => {}) })
    return { ...second, ...given.guest(second) }
  }

  it.each([HOUR_MS, -HOUR_MS])('by %i ms sells nobody else’s piece, and holds as long as any other', async offset => {
    const { sku, key } = await given.product(shop, { stock: 1 })
    const holder = given.guest(shop)
    const basketId = await cartToOrder(holder, { sku })
    await holder.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    const wrong = await withClock(offset)
    await expect(cartToOrder(wrong, { sku })).rejects.toMatchObject({ code: 'ITEM_OOS' })
    const other = await given.product(shop, { stock: 1 })
    const cartId = await cartToOrder(wrong, { sku: other.sku })
    await wrong.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    const { rows } = await shop.database.pool.query<{ key: number; minutes: number }>(
      `select sku_key as key, round(extract(epoch from expires_at - now()) / 60)::int as minutes
      from stock_holds where sku_key = any($1) order by sku_key`,
      [[key, other.key]],
    )
    expect(new Set(rows.map(({ minutes }) => minutes)).size).toBe(1)
    await settleOpenPayments(wrong.services, { id: 0, kind: 'settle', payload: {}, attempts: 1 })
    const { status } = await wrong.call('cart.placeOrder', { headers: {}, body: { cartId } })
    expect(status).toBe('paid')
    vi.useRealTimers()
    await wrong.stop()
    expect(await holder.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })).toMatchObject({
      status: 'paid',
    })
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})
