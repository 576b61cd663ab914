import { beforeAll, describe, expect, it } from 'vitest'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'JACKET', kind: 'shell-jacket', prices: { US: 20_000, CA: 20_000, DE: 11_900 } })
  await given.product(shop, { sku: 'BAG', kind: 'backpack', prices: { US: 10_000 } })
})

const addressed = (place: Partial<typeof HOME>) => ({ ...HOME, ...place })
const QUEBEC = addressed({
  countryCode: 'CA',
  stateCityProvDept: 'QC',
  city: 'Québec',
  postalCode: 'G1R 4P5',
  recipientContactPhone: '+14185550147',
  recipientContactEmail: 'lea@cairn.test',
})

describe('taxes of a cart', () => {
  it('are told apart in Canada, from the cart to the mail, in the words of the buyer', async () => {
    const buyer = given.guest(shop, { 'x-locale': 'fr-ca' })
    const cartId = await cartToOrder(buyer, { sku: 'JACKET', address: QUEBEC })
    const { totals } = await buyer.call('cart.read', { params: { basketId: cartId } })
    expect(totals.taxes).toEqual([
      { name: 'GST', label: 'TPS', jurisdiction: 'CA', percent: 5, net: 20_000, amount: 1000 },
      { name: 'QST', label: 'TVQ', jurisdiction: 'CA-QC', percent: 9.975, net: 20_000, amount: 1995 },
    ])
    expect(totals).toMatchObject({ tax: 2995, total: 22_995 })
    const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    expect(order.totals.taxes.map(({ label }) => label)).toEqual(['TPS', 'TVQ'])
    await runJobs(shop)
    const [mail] = await mailTo(shop, 'lea@cairn.test')
    expect(mail?.body).toMatch(/TPS 5\s%.*10,00/s)
    expect(mail?.body).toMatch(/TVQ 9,975\s%.*19,95/s)
  })

  it('spare clothing where the state does, and refund nothing that was not paid', async () => {
    const buyer = given.guest(shop)
    const jersey = addressed({ stateCityProvDept: 'NJ', city: 'Newark', postalCode: '07102' })
    const cartId = await cartToOrder(buyer, { sku: 'JACKET', address: jersey })
    await buyer.call('cart.addItem', { body: { basketId: cartId, sku: 'BAG' } })
    const { totals } = await buyer.call('cart.read', { params: { basketId: cartId } })
    expect(totals).toMatchObject({ tax: 663, total: 30_663, taxes: [{ net: 10_000, percent: 6.625 }] })
    const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    await runJobs(shop)
    const itemId = order.items.find(({ sku }) => sku === 'JACKET')?.id ?? ''
    const rest = await buyer.call('consumer.cancelOrder', {
      headers: {},
      query: { orderNumber: order.orderNumber },
      body: { items: [{ itemId }] },
    })
    expect(rest.refundedTotal).toBe(20_000)
  })

  it('lie inside the price in Europe, and are not guessed where its VAT ends', async () => {
    const buyer = given.guest(shop, { 'x-locale': 'de-de' })
    const german = { countryCode: 'DE', stateCityProvDept: '', recipientContactPhone: '+4930123456' }
    const kempten = addressed({ ...german, city: 'Kempten', postalCode: '87435' })
    const cartId = await cartToOrder(buyer, { sku: 'JACKET', address: kempten })
    const { totals } = await buyer.call('cart.read', { params: { basketId: cartId } })
    expect(totals.taxes).toEqual([
      { name: 'VAT', label: 'MwSt.', jurisdiction: 'DE', percent: 19, net: 10_000, amount: 1900 },
    ])
    const heligoland = addressed({ ...german, city: 'Helgoland', postalCode: '27498' })
    const outside = await cartToOrder(buyer, { sku: 'JACKET', address: heligoland })
    await expect(buyer.call('cart.placeOrder', { headers: {}, body: { cartId: outside } })).rejects.toMatchObject({
      code: 'TAX_FAILURE',
    })
  })
})
