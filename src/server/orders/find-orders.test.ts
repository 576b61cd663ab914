import { beforeAll, describe, expect, it } from 'vitest'
import { PERSONAL_WORDS, type OrderWordKind } from '#domain/orders/find-orders.ts'
import { CARDS, cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let sought: Sale
let other: Sale

type Sale = { readonly number: string; readonly typed: Readonly<Record<OrderWordKind, string>> }

type Wish = { sku: string; card: string; first: string; last: string; phone: string; trackingNumber: string }

/** Sold and sent, with what somebody might type who looks for it. */
async function sent({ sku, card, first, last, phone, trackingNumber }: Wish): Promise<Sale> {
  const buyer = given.guest(shop)
  const email = `${first}.${last}@cairn.test`.toLowerCase()
  const address = {
    ...HOME,
    recipientFirstName: first,
    recipientLastName: last,
    recipientContactEmail: email,
    recipientContactPhone: phone,
  }
  const cartId = await cartToOrder(buyer, { sku, card, address })
  const { orderNumber: number, totals } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const owner = await staffMember(shop, 'owner')
  const { shipments } = await owner.call('orders.read', { params: { number } })
  for (const { shipmentId } of shipments)
    await owner.call('orders.moveShipment', {
      params: { number, shipmentId },
      body: { to: 'shipped', carrier: 'Ridge Post', trackingNumber },
    })
  return {
    number,
    typed: {
      number,
      name: `${first} ${last}`,
      email,
      phone,
      sku,
      tracking: trackingNumber,
      card: card.slice(-4),
      amount: (totals.total / 100).toFixed(2),
    },
  }
}

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 10 })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 10 })
  sought = await sent({
    sku: 'BOOT-9',
    card: CARDS.good,
    first: 'Zoë',
    last: 'Quill',
    phone: '+13035559876',
    trackingNumber: 'RP0000777US',
  })
  other = await sent({
    sku: 'SOCK-M',
    card: CARDS.frictionless,
    first: 'Ida',
    last: 'Brandt',
    phone: '+13035551234',
    trackingNumber: 'RP0000888US',
  })
})

const KINDS = [
  'number',
  'name',
  'email',
  'phone',
  'sku',
  'tracking',
  'card',
  'amount',
] as const satisfies OrderWordKind[]

describe('an order', () => {
  it.each(KINDS)('is found by its %s, alone, and its buyer only by who may see persons', async kind => {
    const [service, warehouse, analyst, integrator, german] = await Promise.all([
      staffMember(shop, 'service'),
      staffMember(shop, 'warehouse'),
      staffMember(shop, 'analyst'),
      staffMember(shop, 'integrator'),
      staffMember(shop, 'service', ['DE']),
    ])
    for (const { number, typed } of [sought, other]) {
      const query = { query: { q: typed[kind] } }
      for (const { call } of [service, warehouse])
        expect((await call('orders.list', query)).rows).toMatchObject([
          { number, name: typed.name, email: typed.email },
        ])
      for (const { call } of [analyst, integrator]) {
        const { rows } = await call('orders.list', query)
        expect(rows.map(row => row.number)).toEqual(PERSONAL_WORDS.includes(kind) ? [] : [number])
        expect(JSON.stringify(rows)).not.toMatch(/Quill|Brandt|@cairn/i)
      }
      expect((await german.call('orders.list', query)).rows).toEqual([])
    }
  })

  it('is found by the last four digits of its telephone number, the newest first', async () => {
    const service = await staffMember(shop, 'service')
    const newer = await sent({
      sku: 'SOCK-M',
      card: CARDS.good,
      first: 'Uma',
      last: 'Reed',
      phone: '+17205559876',
      trackingNumber: 'RP0000999US',
    })
    const { rows } = await service.call('orders.list', { query: { q: '9876' } })
    expect(rows.map(({ number }) => number)).toEqual([newer.number, sought.number])
  })
})
