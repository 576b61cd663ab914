import { beforeAll, expect, it } from 'vitest'
import { sumOf } from '#domain/money/money.ts'
import * as given from '../testing/given.ts'
import { CARDS, HOME, payWith } from '../testing/given-checkout.ts'
import * as offer from '../testing/given-promotion.ts'
import { printedLines } from '../testing/printed-words.ts'
import { phoneWish } from '../testing/phone-orders.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'SHOE', price: 9999, stock: 100 })
  await given.product(shop, { sku: 'SOCK', price: 1500, stock: 100 })
  const names = { en: 'Ten off your whole order' }
  await offer.promotion(shop, { id: 'whole', kind: 'percentage', percent: 10, names })
  await offer.promotion(shop, { id: 'socks', level: 'PRODUCT', percent: 20, skus: ['SOCK'] })
})

const NAMES = ['Associate discount', 'Ten off your whole order', 'Discount']
const minor = (text = '') => Number(text.replace('−', '-').replaceAll(/[^\d-]/g, ''))

/** What is said beside a name, from the first name to the total. */
const amountsIn = (lines: readonly string[]) =>
  lines.flatMap(line => {
    const [, label = '', amount = ''] = /^(.+?)(?::?\s+)(−?\$[\d,.]+|Free)$/.exec(line.trim()) ?? []
    return amount === '' ? [] : [{ label, amount: amount === 'Free' ? 0 : minor(amount) }]
  })

async function ordered() {
  const id = await offer.consumer(shop, { employee: 'accepted' })
  const buyer = given.signedIn(shop, id)
  const items = [{ sku: 'SHOE', qty: 3 }, { sku: 'SOCK' }]
  const { id: basketId } = await buyer.call('cart.createWithItem', { body: { items } })
  await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: true } })
  await payWith(buyer, basketId, CARDS.good)
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
  await runJobs(shop)
  return order
}

it('are named in the letter and on the invoice, and add up to the total', async () => {
  const order = await ordered()
  const { orderNumber, email, totals } = order
  expect(order.orderPromotions.map(({ promotionName }) => promotionName)).toEqual(NAMES.slice(0, 2))
  const letters = await mailTo(shop, email)
  const letter = letters.find(({ body }) => body.includes(orderNumber))
  const invoice = await shop.newVisitor().call('consumer.invoice', { query: { orderNumber }, body: { email } })
  for (const lines of [letter?.body.split('\n') ?? [], await printedLines(invoice)]) {
    const amounts = amountsIn(lines)
    const from = amounts.findIndex(({ amount }) => amount === totals.itemSubTotal)
    const to = amounts.findIndex(({ label }) => label === 'Total')
    expect(amounts.slice(from + 1, from + 4).map(({ label }) => label)).toEqual(NAMES)
    expect(sumOf(amounts.slice(from, to).map(({ amount }) => amount))).toBe(totals.total)
    expect(amounts[to]?.amount).toBe(totals.total)
  }
  expect(letter?.html).toContain('Ten off your whole order')
})

it('are named to staff, of an order and of one that is taken on the telephone', async () => {
  const service = await staffMember(shop, 'service')
  const { orderNumber, orderPromotions } = await ordered()
  const order = await service.call('orders.read', { params: { number: orderNumber } })
  expect(order.orderPromotions).toEqual(orderPromotions)
  expect(order.orderPromotions.map(({ promotionName }) => promotionName)).toEqual(NAMES.slice(0, 2))
  const customerId = await offer.consumer(shop, { employee: 'accepted' })
  const { id } = await service.call('phoneOrders.create', { body: { ...phoneWish({ sku: 'SHOE' }), customerId } })
  const call = await service.call('phoneOrders.read', { params: { id } })
  expect(call.orderPromotions.map(({ promotionName }) => promotionName)).toEqual(NAMES.slice(0, 2))
  expect(sumOf(call.orderPromotions.map(({ discount }) => discount))).toBe(call.totals?.totalDiscount)
})
