import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder, type Buyer } from '../testing/given-checkout.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { fulfil } from './fulfilment.service.ts'

let shop: TestShop
const MINUTE_MS = 60_000

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
})

async function ordered(buyer: Buyer, qty: number) {
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty })
  const { orderNumber, items } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  return { orderNumber, itemId: items[0]?.id ?? '' }
}
const cancel = (buyer: Buyer, orderNumber: string, body: object) =>
  buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber }, body })

describe('what a buyer says', () => {
  it('is kept with a cancellation', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, itemId } = await ordered(buyer, 2)
    await cancel(buyer, orderNumber, { items: [{ itemId, qty: 1 }], reason: 'Ordered one too many' })
    const { rows } = await shop.database.pool.query(
      `select document->'refunds'->0->>'reason' as reason from orders where number = $1`,
      [orderNumber],
    )
    expect(rows).toEqual([{ reason: 'Ordered one too many' }])
  })

  it('of a cancellation is shown to staff, beside what staff say of theirs', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, itemId } = await ordered(buyer, 2)
    await cancel(buyer, orderNumber, { items: [{ itemId, qty: 1 }], reason: 'Ordered one too many' })
    const { call } = await staffMember(shop, 'service')
    shop.advance(MINUTE_MS)
    const params = { number: orderNumber }
    await call('orders.cancel', { params, body: { reason: 'Asked for by telephone' } })
    const { story } = await call('orders.read', { params })
    expect(story.filter(({ kind }) => kind === 'cancellation' || kind === 'staff')).toMatchObject([
      { kind: 'staff', word: 'orders.cancel', detail: 'Asked for by telephone' },
      { kind: 'cancellation', detail: 'Ordered one too many', amount: 12_348 },
    ])
  })

  it('is answered as it is: what is cancelled is not being packed', async () => {
    const buyer = given.guest(shop)
    const { orderNumber } = await ordered(buyer, 1)
    await cancel(buyer, orderNumber, {})
    await expect(cancel(buyer, orderNumber, {})).rejects.toMatchObject({ code: 'ORDER_ALREADY_CANCELLED' })
  })

  it('is kept with each piece of a return', async () => {
    const buyer = given.guest(shop)
    const { orderNumber, itemId } = await ordered(buyer, 1)
    shop.advance(31 * MINUTE_MS)
    for (let step = 0; step < 4; step++) {
      await fulfil(shop.services)
      shop.advance(11 * MINUTE_MS)
    }
    const { returnNumber } = await buyer.call('consumer.returnLabel', {
      params: { orderId: orderNumber },
      body: { items: [{ itemId, qty: 1, reason: 'too small' }] },
    })
    const { rows } = await shop.database.pool.query('select items from returns where number = $1', [returnNumber])
    expect(rows[0].items).toMatchObject([{ itemId, qty: 1, reason: 'too small' }])
  })
})
