import { expect } from 'vitest'
import { settleOpenPayments } from '../checkout/settle.service.ts'
import type * as given from './given.ts'
import { cartToOrder } from './given-checkout.ts'
import * as promotions from './given-promotion.ts'
import type { TestShop } from './test-shop.ts'

type Guest = ReturnType<typeof given.guest>

/** What tests of payments that fail have in common. The shop sells BOOT-9 and takes the coupon FEW. */
export function failingPayments(shop: () => TestShop) {
  let gifts = 0
  const rowsOf = async (text: string, values: unknown[] = []) => (await shop().database.pool.query(text, values)).rows
  const place = (buyer: Guest, cartId: string) => buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const routine = async () => {
    shop().advance(60_000)
    await settleOpenPayments(shop().services, { id: 0, kind: 'settle', payload: {}, attempts: 1 })
  }

  /** A cart that a coupon and a gift card make cheaper; a card is to pay the rest. */
  async function cartWithLedgers(buyer: Guest) {
    const card = { number: `60000000000000088${String(++gifts).padStart(2, '0')}`, code: '12345678' }
    await promotions.giftCard(shop(), { ...card, balance: 1000 })
    const basketId = await cartToOrder(buyer, { sku: 'BOOT-9', card: null })
    await buyer.call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'FEW' } })
    await buyer.call('cart.addPaymentInstrument', {
      params: { basketId },
      body: { payment_method_id: 'GIFT_CARD', giftCardNumber: card.number, giftCardCode: card.code },
    })
    return { basketId, giftCard: card.number }
  }

  /** What an attempt may take, and must give back when it fails. */
  async function standing(basketId: string, giftCard: string) {
    const [order] = await rowsOf('select number, placed_at from orders where cart_id = $1', [basketId])
    const [coupon] = await rowsOf(`select uses from coupons where code = 'FEW'`)
    const [card] = await rowsOf('select balance from gift_cards where number = $1', [giftCard])
    return { number: order?.number, placed: order?.placed_at ?? null, uses: coupon?.uses, balance: card?.balance }
  }

  async function failsThenPays(
    buyer: Guest,
    pay: (basketId: string) => Promise<void>,
    recover: (id: string) => unknown,
  ) {
    const { basketId, giftCard } = await cartWithLedgers(buyer)
    await pay(basketId)
    const before = await standing(basketId, giftCard)
    await expect(place(buyer, basketId)).rejects.toMatchObject({ errorId: 'PAY400', details: { reason: 'unknown' } })
    const after = await standing(basketId, giftCard)
    expect(after).toMatchObject({ placed: null, uses: before.uses, balance: 1000 })
    await expect(buyer.call('consumer.purchase', { params: { orderId: after.number } })).rejects.toMatchObject({
      errorId: 'OHS4004',
    })
    expect(await buyer.call('cart.read', { params: { basketId } })).toMatchObject({
      items: [{ sku: 'BOOT-9', qty: 1 }],
    })
    await recover(basketId)
    const order = await place(buyer, basketId)
    expect(order).toMatchObject({ status: 'paid', orderNumber: after.number })
    await routine()
    expect(await standing(basketId, giftCard)).toMatchObject({ uses: before.uses + 1, balance: 0 })
    return order
  }
  return { rowsOf, place, routine, cartWithLedgers, standing, failsThenPays }
}
