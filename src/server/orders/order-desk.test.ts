import { beforeAll, describe, expect, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import * as given from '../testing/given.ts'
import { cartToOrder, HOME } from '../testing/given-checkout.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'
import { alsoAs, staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let service: StaffMember
let owner: StaffMember

beforeAll(async () => {
  shop = await testShop({ DEMO: 'true', FULFILMENT: 'manual' })
  await given.product(shop, { sku: 'BOOT-9', price: 12_000, stock: 1000 })
  await given.product(shop, { sku: 'SOCK-M', price: 2000, stock: 1000 })
  service = await staffMember(shop, 'service')
  owner = await staffMember(shop, 'owner')
})

type Wish = { skus?: readonly string[]; address?: Partial<typeof HOME> }

async function ordered({ skus = ['BOOT-9'], address = {} }: Wish = {}) {
  const buyer = given.guest(shop)
  const [sku = '', ...rest] = skus
  const cartId = await cartToOrder(buyer, { sku, address: { ...HOME, ...address } })
  for (const more of rest) await buyer.call('cart.addItem', { body: { basketId: cartId, sku: more, qty: 1 } })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  await runJobs(shop)
  return { buyer, number: order.orderNumber, order }
}
const read = ({ call }: StaffMember, number: string) => call('orders.read', { params: { number } })
const found = async ({ call }: StaffMember, q: string) =>
  (await call('orders.list', { query: { q } })).rows.map(({ number }) => number)
const at = (number: string) => ({ params: { number } })

describe('finding orders', () => {
  it('finds one by whatever its buyer knows of it', async () => {
    const { number, order } = await ordered({
      skus: ['SOCK-M'],
      address: {
        recipientFirstName: 'Zoë',
        recipientLastName: 'Quill',
        recipientContactEmail: 'zoe.quill@cairn.test',
        recipientContactPhone: '+13035559876',
      },
    })
    const total = (order.totals.total / 100).toFixed(2)
    const ways = [
      number,
      number.toLowerCase(),
      number.slice(4, 13),
      'zoe quill',
      'QUILL',
      'zoe.quill@',
      '(303) 555-9876',
    ]
    for (const typed of [...ways, '4242', 'sock-m', total]) expect(await found(service, typed), typed).toContain(number)
    expect(await found(service, '%')).toEqual([])
    expect(await found(service, 'quilt')).toEqual([])
  })

  it('shows and finds persons only for who may see them, and where', async () => {
    const { number } = await ordered({
      address: { recipientLastName: 'Hidden', recipientContactEmail: 'hid@cairn.test' },
    })
    const analyst = await staffMember(shop, 'analyst')
    expect(await found(analyst, number)).toEqual([number])
    expect(await found(analyst, 'hidden')).toEqual([])
    expect(JSON.stringify(await read(analyst, number))).not.toMatch(/Hidden|hid@cairn|Pearl Street/)
    expect(JSON.stringify(await read(service, number))).toMatch(/Pearl Street/)
    const german = await staffMember(shop, 'service', ['DE'])
    await alsoAs(shop, german, 'analyst', null)
    const lookedUp = async ({ call }: StaffMember, q: string) =>
      (await call('lookup.find', { query: { q } })).found.filter(({ kind }) => kind === 'order').map(({ id }) => id)
    expect(await found(german, number)).toEqual([number])
    for (const typed of ['hidden', 'hid@cairn.test']) expect(await found(german, typed)).toEqual([])
    expect(await lookedUp(german, number)).toEqual([number])
    expect(await lookedUp(german, 'hid@cairn.test')).toEqual([])
    expect(await lookedUp(service, 'hid@cairn.test')).toEqual([number])
    expect(await found(service, 'hidden')).toEqual([number])
  })

  it('shows orders of one’s sites only, and writes down who looked', async () => {
    const { number } = await ordered()
    await read(service, number)
    const german = await staffMember(shop, 'service', ['DE'])
    expect(await found(german, number)).toEqual([])
    await expect(read(german, number)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    const { rows } = await owner.call('history.list', { query: { objectType: 'order', objectId: number } })
    expect(rows.map(({ staffId, kind }) => [staffId, kind])).toContainEqual([service.id, 'read'])
  })

  it('turns pages without losing or repeating one, with filters', async () => {
    for (let made = 0; made < 3; made++) await ordered()
    const pages: string[] = []
    let after: string | undefined
    do {
      const page = await service.call('orders.list', { query: { limit: 2, status: 'paid', ...(after && { after }) } })
      pages.push(...page.rows.map(({ number }) => number))
      after = page.next
    } while (after !== undefined)
    const { rows } = await service.call('orders.list', { query: { limit: 200, status: 'paid' } })
    expect(pages).toEqual(rows.map(({ number }) => number))
    expect(new Set(pages).size).toBe(pages.length)
  })
})

describe('working on an order', () => {
  it('tells its whole story, and what is next', async () => {
    const { number } = await ordered()
    await service.call('orders.note', { ...at(number), body: { text: 'Rang twice.' } })
    const shown = await read(owner, number)
    expect(shown.story.map(({ kind }) => kind)).toEqual(expect.arrayContaining(['placed', 'payment', 'mail', 'note']))
    expect(shown).toMatchObject({ next: 'pack', lines: [{ from: [{ qty: 1, restocked: 0 }] }] })
    expect(shown.story.find(({ kind }) => kind === 'note')).toMatchObject({ detail: 'Rang twice.', who: 'The service' })
  })

  it('gives a note to a colleague, who hears of it, finds it and ticks it off', async () => {
    const { number } = await ordered()
    const elsewhere = await staffMember(shop, 'service', ['DE'])
    const { colleagues } = await service.call('orders.colleagues', at(number))
    expect(colleagues).toContainEqual({ id: owner.id, name: 'The owner' })
    expect(colleagues.map(({ id }) => id)).not.toContain(elsewhere.id)
    const leave = (to: string) =>
      service.call('orders.note', { ...at(number), body: { text: 'Is the boot in Boulder?', to } })
    await expect(leave(elsewhere.id)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await leave(owner.id)
    await service.call('orders.note', { ...at(number), body: { text: 'And the laces?', to: owner.id } })
    await runJobs(shop)
    const [letter, ...more] = await mailTo(shop, owner.email)
    expect(more).toEqual([])
    expect(letter).toMatchObject({ template: 'desk-hand-over' })
    expect(letter?.body).not.toContain('Boulder')
    const waiting = async () =>
      (await owner.call('home.read', { query: {} })).waiting.find(({ kind }) => kind === 'notes')?.count
    const mine = async ({ call }: StaffMember) =>
      (await call('orders.list', { query: { only: 'mine' } })).rows.map(row => row.number)
    expect([await waiting(), await mine(owner), await mine(service)]).toEqual([2, [number], []])
    const [task, other] = (await read(owner, number)).tasks
    expect(task).toMatchObject({ text: 'Is the boot in Boulder?', by: 'The service', for: 'The owner', mine: true })
    const tick = (by: StaffMember, noteId = task?.id ?? '') => by.call('orders.tickOff', { params: { number, noteId } })
    await expect(tick(elsewhere)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
    await tick(owner)
    await tick(service, other?.id)
    await expect(tick(owner)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect([await waiting(), await mine(owner)]).toEqual([0, []])
  })

  it('cancels pieces long after the buyer could, and the buyer sees the same', async () => {
    const { buyer, number } = await ordered({ skus: ['BOOT-9', 'SOCK-M'] })
    shop.advance(31 * 60 * 1000)
    const { lines } = await read(service, number)
    const items = [{ itemId: lines[1]?.id ?? '', qty: 1 }]
    const preview = await service.call('orders.previewCancel', { ...at(number), body: { items } })
    await service.call('orders.cancel', { ...at(number), body: { items, reason: 'Asked on the phone' } })
    await runJobs(shop)
    const seen = await buyer.call('consumer.purchase', { params: { orderId: number } })
    expect(seen).toMatchObject({ refundedTotal: preview.refundTotal, items: [{}, { cancelledQty: 1 }] })
    const [boots, socks] = (await read(service, number)).lines
    expect([boots?.left, socks?.left]).toEqual([boots?.amount, 0])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })

  it('changes the address before it is packed, where the same taxes are owed, and tells the buyer', async () => {
    const { buyer, number } = await ordered({ address: { recipientContactEmail: 'moves@cairn.test' } })
    const elsewhere = { ...HOME, addressLine1: '9 Walnut Street', recipientLastName: 'Farrow' }
    await service.call('orders.changeAddress', { ...at(number), body: elsewhere })
    await runJobs(shop)
    expect((await mailTo(shop, 'moves@cairn.test'))[0]).toMatchObject({ template: 'order-address-changed' })
    const seen = await buyer.call('consumer.purchase', { params: { orderId: number } })
    expect(seen.shipments[0]?.address?.addressLine1).toBe('9 Walnut Street')
    expect(await found(service, 'farrow')).toEqual([number])
    const other = { ...elsewhere, stateCityProvDept: 'CA', postalCode: '94105', city: 'San Francisco' }
    await expect(service.call('orders.changeAddress', { ...at(number), body: other })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    const { rows } = await owner.call('history.list', { query: { call: 'orders.changeAddress' } })
    expect(JSON.stringify(rows)).not.toContain('Walnut')
  })

  it('changes no address to where the same country asks for other taxes', async () => {
    await given.product(shop, { sku: 'STIEFEL-9', prices: { DE: 12_000 }, stock: 10 })
    const home = {
      ...HOME,
      addressLine1: 'Bergstraße 4',
      city: 'Kempten',
      countryCode: 'DE',
      stateCityProvDept: '',
      postalCode: '87435',
      recipientContactPhone: '+498315550147',
    }
    const buyer = given.guest(shop, { 'x-locale': 'de-de' })
    const cartId = await cartToOrder(buyer, { sku: 'STIEFEL-9', address: home })
    const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const move = (city: string, postalCode: string) =>
      service.call('orders.changeAddress', { ...at(orderNumber), body: { ...home, city, postalCode } })
    await expect(move('Helgoland', '27498')).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    await move('Sonthofen', '87527')
  })

  it('writes the same mail again', async () => {
    const { number } = await ordered({ address: { recipientContactEmail: 'again@cairn.test' } })
    const mailId = (await read(service, number)).story.find(({ kind }) => kind === 'mail')?.mailId ?? 0
    const params = { number, mailId }
    expect(await service.call('orders.mail', { params })).toMatchObject({ to: 'again@cairn.test' })
    await service.call('orders.resendMail', { params })
    await runJobs(shop)
    const letters = await mailTo(shop, 'again@cairn.test')
    expect(letters.map(({ template }) => template)).toEqual(['order-placed', 'order-placed'])
    expect(letters[0]?.body).toBe(letters[1]?.body)
  })

  it('lets nothing leave that is held, and moves parcels as far as staff say', async () => {
    const { buyer, number } = await ordered({ address: { recipientContactEmail: 'parcel@cairn.test' } })
    const { shipments } = await read(owner, number)
    const params = { number, shipmentId: shipments[0]?.shipmentId ?? '' }
    const warehouse = await staffMember(shop, 'warehouse')
    const ship = { to: 'shipped' as const, carrier: 'Ridge Post', trackingNumber: 'RP0000777US' }
    await service.call('orders.hold', { ...at(number), body: { reason: 'Two cards in one hour' } })
    await expect(warehouse.call('orders.moveShipment', { params, body: ship })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    expect(await read(service, number)).toMatchObject({ held: true, next: 'release' })
    expect((await service.call('orders.list', { query: { only: 'held' } })).rows.map(each => each.number)).toEqual([
      number,
    ])
    await service.call('orders.release', at(number))
    await expect(warehouse.call('orders.moveShipment', { params, body: { to: 'shipped' } })).rejects.toMatchObject({
      code: 'STAFF_NOT_NOW',
    })
    await warehouse.call('orders.moveShipment', { params, body: ship })
    await runJobs(shop)
    expect((await mailTo(shop, 'parcel@cairn.test'))[0]).toMatchObject({ template: 'order-shipped' })
    expect(await buyer.call('consumer.purchase', { params: { orderId: number } })).toMatchObject({
      status: 'shipped',
      shipments: [{ trackingNumber: 'RP0000777US', timeline: [{}, {}, {}] }],
    })
    expect(await found(warehouse, 'RP0000777US')).toEqual([number])
    await warehouse.call('orders.moveShipment', { params, body: { to: 'delivered' } })
    expect(await read(warehouse, number)).toMatchObject({ status: 'delivered' })
    await expect(service.call('orders.cancel', { ...at(number), body: { reason: 'late' } })).rejects.toMatchObject({
      code: 'ORDER_NOT_CANCELLABLE',
    })
  })

  it('offers only what one may open: invoice, labels, letters and the person', async () => {
    const { id: consumerId } = await given.customer(shop)
    const { number } = await ordered()
    await shop.database.pool.query('update orders set consumer_id = $1 where number = $2', [consumerId, number])
    const offered = async (role: string) => {
      const { call, visitor } = await staffMember(shop, role)
      const { mayPrint, story, guest, customerId } = await call('orders.read', at(number))
      const invoice = await visitor.fetch(`/api/staff/v1/orders/${number}/invoice`)
      expect(invoice.status, role).toBe(mayPrint.invoice ? 200 : 403)
      expect(guest).toBe(false)
      return {
        ...mayPrint,
        letters: story.some(({ mailId }) => mailId !== undefined),
        person: customerId !== undefined,
      }
    }
    expect(await offered('service')).toEqual({
      invoice: true,
      parcels: false,
      labels: true,
      letters: true,
      person: true,
    })
    expect(await offered('warehouse')).toMatchObject({
      invoice: false,
      parcels: true,
      labels: true,
      letters: false,
      person: false,
    })
    expect(await offered('analyst')).toMatchObject({ parcels: false, labels: false, letters: false, person: false })
  })

  it('prints the invoice', async () => {
    const { number } = await ordered()
    const { visitor } = service
    const response = await visitor.fetch(`/api/staff/v1/orders/${number}/invoice`, {
      headers: { accept: 'application/pdf' },
    })
    expect(response.headers.get('content-type')).toBe('application/pdf')
    expect((await response.text()).slice(0, 5)).toBe('%PDF-')
  })
})
