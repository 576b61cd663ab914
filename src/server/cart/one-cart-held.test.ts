import { describe, expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { CARDS, cartToOrder } from '../testing/given-checkout.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const contact = { firstName: 'Robin', lastName: 'Hale', email: 'member@cairn.test' }

const heldOf = async (key: number) => {
  const { rows } = await shop.database.pool.query('select sum(held)::int as held from stock where sku_key = $1', [key])
  return rows[0]?.held
}
const waiting = async () => {
  const { rows } = await shop.database.pool.query(
    `select count(*)::int as waiting from pg_stat_activity
    where datname = current_database() and wait_event_type = 'Lock'`,
  )
  return rows[0]?.waiting
}
const violations = () => findViolations(shop.database.pool)

describe('a shopper', () => {
  it('holds the pieces of one cart, whatever else he fills', async () => {
    const { key, sku } = await given.product(shop, { stock: 20 })
    const buyer = given.guest(shop)
    const prepare = (basketId: string) => buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    const first = await cartToOrder(buyer, { sku, qty: 2 })
    await prepare(first)
    for (let carts = 0; carts < 3; carts++) await prepare(await cartToOrder(buyer, { sku, qty: 2 }))
    expect(await heldOf(key)).toBe(2)
    const freed = await buyer.call('cart.read', { params: { basketId: first } })
    expect(freed.holdExpiresAt).toBeUndefined()
    await prepare(first)
    expect(await heldOf(key)).toBe(2)
    expect(await violations()).toEqual([])
  })

  it('has pieces set aside for one cart', async () => {
    const { key, sku } = await given.product(shop, { stock: 0, storeStock: { 1001: 20 } })
    await shop.settled()
    const buyer = given.guest(shop)
    const reserve = (basketId?: string) =>
      buyer.call('cart.reserveWithItem', {
        body: { sku, qty: 2, storeId: '1001', contact, ...(basketId !== undefined && { basketId }) },
      })
    const { cart } = await reserve()
    for (let carts = 0; carts < 3; carts++) await reserve()
    expect(await heldOf(key)).toBe(2)
    await reserve(cart.id)
    expect(await heldOf(key)).toBe(2)
    expect(await violations()).toEqual([])
  })

  it('keeps what an order waits for', async () => {
    const { key, sku } = await given.product(shop, { stock: 20 })
    const buyer = given.guest(shop)
    const cartId = await cartToOrder(buyer, { sku, card: CARDS.challenge })
    await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const other = await cartToOrder(buyer, { sku, qty: 3 })
    await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: other } })
    expect(await heldOf(key)).toBe(4)
    expect(await violations()).toEqual([])
  })

  it.runIf(inject('engine') === 'postgres')('waits for others who free pieces, also crosswise', async () => {
    const { key, sku } = await given.product(shop, { stock: 20 })
    const buyer = given.guest(shop)
    const prepare = (basketId: string) => buyer.call('cart.prepareOrder', { headers: {}, body: { basketId } })
    const first = await cartToOrder(buyer, { sku, qty: 2 })
    await prepare(first)
    const second = await cartToOrder(buyer, { sku, qty: 3 })
    const other = await shop.database.pool.connect()
    try {
      await other.query('begin')
      await other.query('select from stock where sku_key = $1 for update', [key])
      const prepared = prepare(second)
      await expect.poll(waiting).toBe(1)
      // Each has what the other wants. The database ends one of them: the shopper, who tries again, unless he had waited for a
      // second before the other came, which a slow machine decides.
      const got = other.query('select from carts where id = $1 for update', [first])
      await expect(got.catch((error: unknown) => error)).resolves.toSatisfy(
        (ended: { code?: string }) => ended.code === undefined || ended.code === '40P01',
      )
      await other.query('rollback')
      await prepared
    } finally {
      other.release()
    }
    expect(await heldOf(key)).toBe(3)
    expect(await violations()).toEqual([])
  })
})
