import { expect } from 'vitest'
import { sumOf } from '#domain/money/money.ts'
import { exchangeDesk } from './exchange-desk.ts'
import * as given from './given.ts'
import * as promotions from './given-promotion.ts'

type Piece = { condition: 'as-new' | 'worn' | 'missing'; refund: boolean; refundPercent?: number }
export const HERE: Piece = { condition: 'as-new', refund: true }
export const LOST: Piece = { condition: 'missing', refund: false }
export const WORN: Piece = { condition: 'worn', refund: true, refundPercent: 50 }

/** A shop whose orders have arrived and come back in parts. */
export async function returningDesk() {
  const desk = await exchangeDesk()
  const { shop, people, read, ordered, arrives, exchange, seen } = desk

  /** Goods of a name at a price, the last of which is there in two sizes; half of it is off from a subtotal on. */
  async function goods(
    name: string,
    price: number,
    halfFrom?: number,
    others: readonly [number, number] = [price, price],
  ) {
    const skus = ['A', 'B', 'S'].map(each => `${name}-${each}`)
    const [a = '', b = '', s = ''] = skus
    const [priceOfA, priceOfB] = others
    await given.product(shop, { sku: a, prices: { DE: priceOfA }, stock: 100 })
    await given.product(shop, { sku: b, prices: { DE: priceOfB }, stock: 100 })
    const sizeOf = await given.product(shop, { sku: s, size: 'S', prices: { DE: price }, stock: 100 })
    await given.product(shop, { sku: `${name}-M`, size: 'M', prices: { DE: price }, stock: 100, sizeOf })
    if (halfFrom !== undefined)
      await promotions.promotion(shop, {
        id: name.toLowerCase(),
        skus,
        percent: 50,
        min_subtotal: halfFrom,
        exclusivity: 'level',
      })
    return { a, b, s, m: `${name}-M` }
  }
  /** An order in Germany that has arrived, and what its buyer, the desk and the warehouse do with it. */
  async function arrived(besides: Record<string, number>, sku: string) {
    const order = await ordered({ sku, besides, inGermany: true })
    await arrives(order.number)
    return comingBack(order)
  }

  function comingBack(order: Awaited<ReturnType<typeof ordered>>) {
    const { buyer, number } = order
    const itemOf = async (of: string) => (await read(number)).lines.find(line => line.sku === of)?.id ?? ''
    const refunded = async () => (await seen(order)).refundedTotal
    const receive = async (returnNumber: string, itemId: string, how: Piece = HERE, qty = 1) => {
      const pieces = Array.from({ length: qty }, () => ({ itemId, ...how }))
      const body = { pieces, reason: 'As it came' }
      return (await people.warehouse.call('returns.receive', { params: { returnNumber }, body })).refund
    }
    const announce = async (of: string, { reason = 'other', qty = 1 } = {}) => {
      const itemId = await itemOf(of)
      const body = { items: [{ itemId, qty, reason }] }
      const { returnNumber } = await buyer.call('consumer.returnLabel', { params: { orderId: number }, body })
      return (how?: Piece) => receive(returnNumber, itemId, how, qty)
    }
    /** The first size is here, and the other one has not left. */
    const exchanged = async (from: string, to: string) => {
      const first = await itemOf(from)
      const { itemId, returnNumber = '' } = await exchange(number, first, to)
      await receive(returnNumber, first)
      return itemId
    }
    const short = (itemId: string) =>
      people.warehouse.call('fulfilment.cancel', {
        params: { orderNumber: number },
        body: { cancellationId: itemId, items: [{ itemId, qty: 1 }], reason: 'out-of-stock' },
      })
    const cancel = (itemId: string, cause?: 'buyer' | 'shop') => cancelled(number, itemId, cause)
    return { ...order, itemOf, refunded, receive, announce, exchanged, short, cancel }
  }

  /** Cancels a piece at the desk, after a look at what that gives. */
  async function cancelled(number: string, itemId: string, cause?: 'buyer' | 'shop') {
    const wish = { items: [{ itemId, qty: 1 }], ...(cause && { cause }) }
    const params = { number }
    const before = (await read(number)).refunded
    const told = await people.service.call('orders.previewCancel', { params, body: wish })
    expect(sumOf(told.parts.map(({ amount }) => amount))).toBe(told.refundTotal)
    await people.service.call('orders.cancel', { params, body: { ...wish, reason: 'None left' } })
    expect((await read(number)).refunded - before).toBe(told.refundTotal)
    return told.refundTotal
  }

  return { ...desk, goods, arrived, comingBack, cancelled }
}
