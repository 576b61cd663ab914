import { beforeAll, describe, expect, it } from 'vitest'
import type { Cart } from '#contract/cart/cart.entities.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
beforeAll(async () => {
  await given.product(shop, { sku: 'TRAIL-9', price: 5000, stock: 3 })
  await given.product(shop, { sku: 'FELL-9', price: 12_000, stock: 500, maxQty: 400 })
  await given.product(shop, { sku: 'LIMITED', price: 9000, maxQty: 2 })
})

async function withItem(sku: string) {
  const { call } = given.guest(shop)
  const { id } = await call('cart.createWithItem', { body: { items: [{ sku, qty: 1 }] } })
  return { call, basketId: id }
}

describe('a cart in the database', () => {
  it('stores what it answers after each change, whatever part of the cart changed', async () => {
    const { call, basketId } = await withItem('FELL-9')
    type Line = { id: string; sku: string; qty: number; giftOption?: { message?: string } }
    const requireStored = async ({ items, totals }: Cart) => {
      const { rows } = await shop.database.pool.query<{ lines: Line[]; units: number }>(
        `select state -> 'lines' as lines, units from carts where id = $1`,
        [basketId],
      )
      const shown = items.map(({ id, sku, qty, giftOption }) => ({ id, sku, qty, message: giftOption?.message }))
      const stored = rows[0]?.lines.map(({ id, sku, qty, giftOption }) => ({
        id,
        sku,
        qty,
        message: giftOption?.message,
      }))
      expect(stored).toEqual(shown)
      expect(rows[0]?.units).toBe(totals.totalUnits)
      return shown
    }
    const add = (sku: string) => call('cart.addItem', { body: { basketId, sku, qty: 1 } })
    await requireStored(await add('TRAIL-9'))
    await requireStored(await add('LIMITED'))
    const [first = '', second = ''] = (await requireStored(await add('TRAIL-9'))).map(({ id }) => id)
    const update = (body: { itemId: string; qty?: number; giftOption?: { message: string } }) =>
      call('cart.updateItem', { params: { basketId }, body })
    await requireStored(await update({ itemId: first, qty: 9 }))
    await requireStored(await update({ itemId: second, giftOption: { message: 'For the hills' } }))
    const left = await requireStored(await call('cart.removeItem', { body: { basketId, itemId: second } }))
    expect(left.map(({ sku, qty }) => [sku, qty])).toEqual([
      ['FELL-9', 9],
      ['LIMITED', 1],
    ])
  })

  it('shows what another process wrote, and a new price', async () => {
    await given.product(shop, { sku: 'REPRICED', price: 12_000, stock: 500, maxQty: 400 })
    const { call, basketId } = await withItem('REPRICED')
    await call('cart.read', { params: { basketId } })
    await shop.database.pool.query(
      `update carts set state = jsonb_set(state::jsonb, '{lines,0,qty}', '7'), revision = revision + 1 where id = $1`,
      [basketId],
    )
    const later = await call('cart.read', { params: { basketId } })
    expect(later.items[0]).toMatchObject({ qty: 7, price: { current: 12_000, rowTotal: 84_000 } })
    await shop.database.pool.query(
      `update colour_prices set current = 11000 where colour_id = (select colour_id from skus where sku = 'REPRICED')`,
    )
    await shop.settled()
    const cheaper = await call('cart.read', { params: { basketId } })
    expect(cheaper.items[0]?.price).toMatchObject({ current: 11_000, rowTotal: 77_000 })
  })
})
