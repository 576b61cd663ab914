import { beforeAll, describe, expect, it } from 'vitest'
import { STAFF_REASONS, type StaffReason } from '#contract/errors/staff-reasons.ts'
import { cartToOrder, CARDS, HOME, payWith } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true, stock: null })
  owner = await staffMember(shop, 'owner')
})

const CARD = { sku: 'CARD-50', giftCard: { amount: 5000, recipientEmail: 'ash@cairn.test', senderName: 'Robin' } }

async function placed(buyer: ReturnType<typeof given.guest>, cartId: string) {
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return order.orderNumber
}

async function onlyCard() {
  const buyer = given.guest(shop)
  const { id: cartId } = await buyer.call('cart.createWithItem', { body: { items: [CARD] } })
  await buyer.call('cart.setBillingAddress', { params: { basketId: cartId }, body: HOME })
  await payWith(buyer, cartId, CARDS.good)
  return placed(buyer, cartId)
}

async function cardAndBoots() {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9' })
  await buyer.call('cart.addItem', { body: { basketId: cartId, ...CARD } })
  return { number: await placed(buyer, cartId), buyer }
}

const read = (number: string) => owner.call('orders.read', { params: { number } })
const refund = (number: string, kind: 'amount' | 'goodwill', amount: number) =>
  owner.call('orders.refund', { params: { number }, body: { kind, amount, reason: 'Asked for' } })
const correct = async (number: string, amount: number) => {
  const { rows } = await owner.call('giftCards.find', { query: { q: number } })
  const params = { ref: rows[0]?.ref ?? '' }
  await owner.call('giftCards.correct', { params, body: { amount, reason: 'Its price goes back' } })
}
const because = (name: StaffReason) => ({ code: 'STAFF_NOT_NOW', details: { reason: STAFF_REASONS[name].en } })
const STILL_PAYS = because('giftCardStillPays')

describe('the price of a gift card that was bought', () => {
  it.each(['amount', 'goodwill'] as const)('does not go back as %s while the card pays', async kind => {
    const number = await onlyCard()
    expect(await read(number)).toMatchObject({ refundable: 0, inGiftCards: 5000 })
    await expect(refund(number, kind, 2000)).rejects.toMatchObject(STILL_PAYS)
  })

  it('goes back as far as it was taken off the card', async () => {
    const number = await onlyCard()
    await correct(number, -2000)
    await expect(refund(number, 'amount', 2001)).rejects.toMatchObject(STILL_PAYS)
    await expect(refund(number, 'amount', 5001)).rejects.toMatchObject(because('moreThanLeft'))
    expect(await refund(number, 'amount', 2000)).toMatchObject({ state: 'given' })
    expect(await read(number)).toMatchObject({ refunded: 2000, refundable: 0, inGiftCards: 3000 })
  })

  it('leaves what was paid for other things, and is no piece that is paid back', async () => {
    const { number } = await cardAndBoots()
    const { total, lines } = await read(number)
    const items = lines.filter(line => line.giftCard).map(({ id }) => ({ itemId: id, qty: 1 }))
    const body = { kind: 'lines' as const, items, reason: 'Asked for' }
    await expect(owner.call('orders.refund', { params: { number }, body })).rejects.toMatchObject(STILL_PAYS)
    await expect(refund(number, 'amount', total - 4999)).rejects.toMatchObject(STILL_PAYS)
    expect(await refund(number, 'amount', total - 5000)).toMatchObject({ state: 'given' })
  })

  it('waits for no second person’s yes after the card got it back', async () => {
    const service = await staffMember(shop, 'service')
    const number = await onlyCard()
    await correct(number, -5000)
    const body = { kind: 'goodwill' as const, amount: 4000, reason: 'Asked for' }
    expect(await service.call('orders.refund', { params: { number }, body })).toMatchObject({ state: 'waiting' })
    await correct(number, 5000)
    const { requests } = await read(number)
    const params = { number, requestId: requests[0]?.id ?? '' }
    await expect(owner.call('orders.decide', { params, body: { decision: 'given' } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
  })

  /** They arrive, and are announced to come back. */
  async function sendBack(number: string, buyer: ReturnType<typeof given.guest>) {
    const { shipments, lines } = await read(number)
    const shipmentId = lines.find(({ sku }) => sku === 'BOOT-9')?.shipmentId ?? shipments[0]?.shipmentId ?? ''
    for (const to of ['shipped', 'delivered'] as const)
      await owner.call('orders.moveShipment', {
        params: { number, shipmentId },
        body: { to, carrier: 'Ridge Post', trackingNumber: `RP${number}` },
      })
    const items = lines.filter(({ giftCard }) => !giftCard).map(({ id }) => ({ itemId: id, qty: 1, reason: 'other' }))
    const { returnNumber, refundTotal } = await buyer.call('consumer.returnLabel', {
      params: { orderId: number },
      body: { items },
    })
    const pieces = items.map(({ itemId }) => ({ itemId, condition: 'as-new' as const, refund: true }))
    await owner.call('returns.receive', { params: { returnNumber }, body: { pieces } })
    return refundTotal
  }

  it('does not go back for other things that an amount was given back for before', async () => {
    const { number, buyer } = await cardAndBoots()
    const { total } = await read(number)
    await refund(number, 'amount', total - 5000)
    expect(await sendBack(number, buyer)).toBe(0)
    expect(await read(number)).toMatchObject({ refunded: total - 5000, inGiftCards: 5000 })
    await correct(number, -5000)
    expect(await read(number)).toMatchObject({ refundable: 5000, inGiftCards: 0 })
  })

  it('takes nothing off what goes back for other things, once it went back itself', async () => {
    const { number, buyer } = await cardAndBoots()
    await correct(number, -5000)
    await refund(number, 'amount', 5000)
    const back = await sendBack(number, buyer)
    expect(back).toBeGreaterThanOrEqual(12_000)
    expect(await read(number)).toMatchObject({ refunded: 5000 + back, inGiftCards: 0 })
  })
})
