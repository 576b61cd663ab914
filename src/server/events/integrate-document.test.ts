import { readFile } from 'node:fs/promises'
import { expect, it, onTestFinished } from 'vitest'
import { ALL_EVENT_TYPES } from '#domain/events/event-types.ts'
import { findViolations } from '../checkout/invariants.ts'
import { startEasyPost } from '../testing/easypost.ts'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const docs = (name: string) => readFile(new URL(`../../../docs/${name}.md`, import.meta.url), 'utf8')
const EXAMPLE = /^```\n(GET|POST|PUT|PATCH) (\S+)\n([^`]*)```$/gm
const CURL = /^curl -X (POST) https:\/\/[^/]+(\S+) [^`]*?authorization: Bearer (cairn_\w+?_)…[^`]*?-d '([^']*)'$/m

it('docs/integrate.md and mail.md show calls that work as they stand there, and name every event', async () => {
  const text = await docs('integrate')
  const examples = Array.from(text.matchAll(EXAMPLE), ([, method = '', path = '', body = '']) => ({
    method,
    path,
    body,
  }))
  expect(examples).toHaveLength(12)
  const [, method = '', path = '', prefix = '', body = ''] = CURL.exec(await docs('mail')) ?? []
  examples.push({ method, path, body })
  const subjects = ALL_EVENT_TYPES.filter(type => !text.includes(type) && !text.includes(`\`.${type.split('.')[1]}\``))
  expect(subjects).toEqual([])

  const easyPost = await startEasyPost()
  onTestFinished(() => easyPost.stop())
  const shop = await testShop({ FULFILMENT: 'external', ...easyPost.settings })
  const owner = await staffMember(shop, 'owner')
  const product = await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 100 })
  const buyer = await given.signedIn(shop, await promotions.consumer(shop))
  const cartId = await cartToOrder(buyer, { sku: 'BOOT-9', qty: 3 })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  const { secret } = await owner.call('keys.create', {
    body: {
      name: 'OMS',
      permissions: [
        'orders.read',
        'orders.ship',
        'stock.write',
        'prices.write',
        'catalog.write',
        'imports.write',
        'imports.read',
        'mail.write',
      ],
    },
  })
  expect(secret.startsWith(prefix) && prefix !== '').toBe(true)
  const { next } = await owner.call('fulfilment.orders', { query: {} })
  const { rows } = await shop.database.pool.query<{ location_id: number }>('select location_id from stock limit 1')
  const values: Record<string, string> = {
    orderNumber: order.orderNumber,
    itemId: order.items[0]?.id ?? '',
    next: String(next),
    sku: product.sku,
    productId: product.productId,
    styleId: product.masterId,
    location: String(rows[0]?.location_id),
    returnNumber: '',
    shipmentId: order.shipments[0]?.shipmentId ?? '',
  }
  const filled = (template: string) => template.replaceAll(/\{(\w+)\}/g, (whole, key: string) => values[key] ?? whole)
  const { visitor } = shop.newVisitor({ authorization: `Bearer ${secret}` })
  for (const { method, path, body } of examples) {
    if (path.includes('{returnNumber}')) values['returnNumber'] = await announceReturn()
    const response = await visitor.fetch(filled(path), {
      method,
      headers: { authorization: `Bearer ${secret}`, 'content-type': 'application/json' },
      ...(body !== '' && { body: filled(body) }),
    })
    expect([path, response.status, await response.text()]).toEqual([path, 200, expect.anything()])
  }
  expect(await findViolations(shop.database.pool)).toEqual([])

  /** What the document says in words: the rest leaves, all arrives, and a piece goes back. */
  async function announceReturn(): Promise<string> {
    const params = { orderNumber: order.orderNumber }
    const items = [{ itemId: values['itemId'] ?? '', qty: 1 }]
    await owner.call('fulfilment.send', { params, body: { parcelId: 'PKG-2', items } })
    for (const parcelId of ['PKG-1', 'PKG-2'])
      await owner.call('fulfilment.arrive', { params: { ...params, parcelId } })
    const body = { items: items.map(item => ({ ...item, reason: 'too-small' })) }
    return (await buyer.call('consumer.returnLabel', { params: { orderId: order.orderNumber }, body })).returnNumber
  }
})
