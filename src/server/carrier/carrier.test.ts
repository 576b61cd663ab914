import { beforeEach, describe, expect, inject, it } from 'vitest'
import { createRateLimits, type RateLimit } from '../http/rate-limits.ts'
import { carrierShop } from '../testing/carrier-shop.ts'
import { person } from '../testing/people.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { askForQuietParcels } from './tracking.service.ts'

const { easyPost, shop, packer, ordered, read, shipmentOf, ask, letters, parcelOf, again } = await carrierShop()
beforeEach(() => easyPost.fail(undefined))

const tell = ({ body, headers }: { body: string; headers: Record<string, string> }) =>
  packer.visitor.fetch('/carrier/webhook', { method: 'POST', body, headers })

describe('a label of a carrier', () => {
  it('is bought at the lowest price, printed, and moves its shipment as the parcel does', async () => {
    const { number, shipmentId, email } = await ordered()
    expect(await shipmentOf(number)).toMatchObject({ mayBuyLabel: true })
    await ask(number, shipmentId, { grams: 1200 })
    await runJobs(shop)
    const shipment = await shipmentOf(number)
    expect(shipment?.label).toMatchObject({ state: 'bought', carrier: 'USPS' })
    const parcel = parcelOf(shipment?.label?.trackingNumber ?? '')
    expect(parcel).toMatchObject({ timesPaid: 1, selected_rate: { rate: '7.58' }, wish: { is_return: false } })
    expect(parcel.wish.parcel.weight).toBeCloseTo(42.3)
    const pdf = await packer.visitor.fetch(`/api/staff/v1/orders/${number}/shipments/${shipmentId}/label`)
    expect(pdf.headers.get('content-type')).toBe('application/pdf')
    expect(await pdf.text()).toMatch(/^%PDF-/)

    expect((await tell(easyPost.scan(parcel, 'in_transit'))).status).toBe(200)
    await runJobs(shop)
    expect(await shipmentOf(number)).toMatchObject({ status: 'shipped', trackingNumber: parcel.tracking_code })
    expect(await letters(email)).toContain('order-shipped')
    await tell(easyPost.scan(parcel, 'delivered'))
    await runJobs(shop)
    expect(await shipmentOf(number)).toMatchObject({ status: 'delivered', label: { tracking: 'delivered' } })
    const { rows } = await shop.database.pool.query<{ type: string }>(
      `select type from events where resource = $1 and type like 'shipment.%' order by id`,
      [`order:${number}`],
    )
    expect(rows.map(({ type }) => type)).toEqual(expect.arrayContaining(['shipment.shipped', 'shipment.delivered']))
  })

  it('is paid for once, whatever answers are lost', async () => {
    const { number, shipmentId } = await ordered()
    for (const lost of [/POST .*shipments$/, /buy/, /labels/]) {
      easyPost.fail('lost', lost)
      if (lost.source.includes('POST')) await ask(number, shipmentId)
      await again()
    }
    easyPost.fail(undefined)
    await again()
    const shipment = await shipmentOf(number)
    expect(shipment?.label?.state).toBe('bought')
    expect(parcelOf(shipment?.label?.trackingNumber ?? '').timesPaid).toBe(1)
    expect([...easyPost.parcels.values()].filter(({ timesPaid }) => timesPaid === 0)).toEqual([])
  })

  it('waits while its carrier is silent, and staff see it wait', async () => {
    const { number, shipmentId } = await ordered()
    easyPost.fail('failure')
    await ask(number, shipmentId)
    await runJobs(shop)
    expect((await shipmentOf(number))?.label).toEqual({ state: 'wanted', reason: 'it answered 503' })
    const { rows } = await packer.call('orders.list', { query: { only: 'label' } })
    expect(rows.map(row => row.number)).toContain(number)
    easyPost.fail(undefined)
    await again()
    expect((await shipmentOf(number))?.label?.state).toBe('bought')
  })

  it('that is refused says why, and can be asked for again', async () => {
    const { number, shipmentId } = await ordered({ city: 'Nowhere' })
    await ask(number, shipmentId)
    await runJobs(shop)
    expect(await shipmentOf(number)).toMatchObject({
      mayBuyLabel: true,
      label: { state: 'refused', reason: 'no carrier goes there' },
    })
    await ask(number, shipmentId)
    await runJobs(shop)
    expect((await shipmentOf(number))?.label?.state).toBe('refused')
  })

  it('is followed without news as well, and news without the carrier’s signature are refused', async () => {
    const { number, shipmentId } = await ordered()
    await ask(number, shipmentId)
    await runJobs(shop)
    const parcel = parcelOf((await shipmentOf(number))?.label?.trackingNumber ?? '')
    const { body } = easyPost.scan(parcel, 'out_for_delivery')
    expect((await tell({ body, headers: { 'x-hmac-signature': `hmac-sha256-hex=${'0'.repeat(64)}` } })).status).toBe(
      400,
    )
    await runJobs(shop)
    expect((await shipmentOf(number))?.status).not.toBe('shipped')
    await shop.database.pool.query(`update carrier_labels set asked_at = asked_at - interval '7 hours'`)
    await askForQuietParcels(shop.services, { id: 0, kind: '', payload: {}, attempts: 1 })
    await runJobs(shop)
    expect(await shipmentOf(number)).toMatchObject({ status: 'shipped', label: { tracking: 'out-for-delivery' } })
  })
})

describe('a buyer who is forgotten', () => {
  it('is on no label any more; what it cost stays', async () => {
    const robin = await person(shop)
    const { number, shipmentId } = await ordered({}, robin)
    await ask(number, shipmentId)
    await runJobs(shop)
    const kept = async () => {
      const { rows } = await shop.database.pool.query<object>(
        `select pdf is not null as printed, tracking_number is not null as numbered, tracking_url is not null as linked,
          reason, cost::int as cost from carrier_labels where order_number = $1`,
        [number],
      )
      return rows
    }
    await shop.database.pool.query(`update carrier_labels set reason = 'Robin Hale moved' where order_number = $1`, [
      number,
    ])
    expect(await kept()).toMatchObject([{ printed: true, numbered: true, linked: true }])
    await packer.call('orders.cancel', { params: { number }, body: { reason: 'he asked' } })
    await robin.call('consumer.userData', {
      body: { consumerId: robin.consumerId, email: robin.email, action: 'delete' },
    })
    expect(await kept()).toEqual([{ printed: false, numbered: false, linked: false, reason: null, cost: 758 }])
  })
})

describe('a return', () => {
  async function arrived() {
    const order = await ordered()
    const { number, shipmentId } = order
    for (const to of ['shipped', 'delivered'] as const)
      await packer.call('orders.moveShipment', {
        params: { number, shipmentId },
        body: { to, carrier: 'Ridge Post', trackingNumber: `RP${number}` },
      })
    return order
  }
  const giveBack = ({ buyer, number, itemId }: Awaited<ReturnType<typeof arrived>>) =>
    buyer.call('consumer.returnLabel', {
      params: { orderId: number },
      body: { items: [{ itemId, qty: 1, reason: 'size' }] },
    })

  it('has the carrier’s label, from the buyer to the house', async () => {
    const order = await arrived()
    const made = await giveBack(order)
    expect(Buffer.from(made.label ?? '', 'base64').toString()).toMatch(/^%PDF-1\.7 \/labels\/shp_/)
    expect(parcelOf(/^lbl_/).wish).toMatchObject({ is_return: true, from_address: { name: 'Cairn' } })
    await runJobs(shop)
    expect((await letters(order.email)).filter(template => template === 'return-created')).toHaveLength(1)
  })

  it('waits for its label while the carrier is silent: the letter comes with it', async () => {
    const order = await arrived()
    easyPost.fail('never')
    const made = await giveBack(order)
    expect(made.label).toBeUndefined()
    await runJobs(shop)
    expect(await letters(order.email)).not.toContain('return-created')
    const waiting = await order.buyer.call('consumer.purchase', { params: { orderId: order.number } })
    expect(waiting.returns).toMatchObject([{ labelWaits: true }])
    const print = () => packer.visitor.fetch(`/api/staff/v1/orders/${order.number}/labels/${made.returnNumber}`)
    expect((await print()).ok).toBe(false)
    expect((await read(order.number)).returns).toMatchObject([{ label: { state: 'wanted' } }])
    easyPost.fail(undefined)
    await again()
    expect(await letters(order.email)).toContain('return-created')
    expect(await (await print()).text()).toMatch(/^%PDF-1\.7 \/labels\/shp_/)
  })

  it('that was refunded meanwhile needs no label, and no letter that tells of one', async () => {
    const order = await arrived()
    easyPost.fail('never')
    const { returnNumber } = await giveBack(order)
    await packer.call('returns.receive', {
      params: { returnNumber },
      body: { pieces: [{ itemId: order.itemId, condition: 'as-new', refund: true }] },
    })
    easyPost.fail(undefined)
    const before = easyPost.parcels.size
    await again()
    expect((await read(order.number)).returns).toMatchObject([{ label: { state: 'refused' } }])
    expect(easyPost.parcels.size).toBe(before)
    expect(await letters(order.email)).not.toContain('return-created')
  })

  const linkOf = ({ number, email }: { number: string; email: string }, returnNumber: string) => {
    const headers = { cookie: `cairn_tracked=${encodeURIComponent(`${number} ${email}`)}` }
    return async () => (await packer.visitor.fetch(`/documents/return/${returnNumber}`, { headers })).status
  }

  it.runIf(inject('engine') === 'postgres')('has one label, however many ask for it at once', async () => {
    const order = await arrived()
    easyPost.fail('never')
    const open = linkOf(order, (await giveBack(order)).returnNumber)
    easyPost.fail(undefined)
    const before = easyPost.parcels.size
    const answers = await Promise.all(Array.from({ length: 20 }, open))
    expect(answers).toContain(200)
    await again()
    expect(await open()).toBe(200)
    const parcels = [...easyPost.parcels.values()].slice(before)
    expect(parcels.map(({ timesPaid }) => timesPaid)).toEqual([1])
    expect(await letters(order.email)).toContain('return-created')
  })

  it('is asked for by its job when whoever asked never came back', async () => {
    const order = await arrived()
    easyPost.fail('never')
    const open = linkOf(order, (await giveBack(order)).returnNumber)
    easyPost.fail(undefined)
    const claim = (until: string) =>
      shop.database.pool.query(
        `update carrier_labels set asking_until = now() + $2::interval where order_number = $1`,
        [order.number, until],
      )
    await claim('1 hour')
    await again()
    expect(await open()).toBe(500)
    await claim('-1 second')
    await again()
    expect(await open()).toBe(200)
  })

  it('is printed no more often than a person would', async () => {
    const { visitor } = shop.newVisitor()
    const unlimited = shop.services.rateLimits
    const { take } = createRateLimits({ enabled: true })
    const rateLimits = { ...unlimited, take: (limit: RateLimit, from: string) => take(limit, from, 0) }
    Object.assign(shop.services, { rateLimits })
    const answers: number[] = []
    for (let time = 0; time <= 30; time++) answers.push((await visitor.fetch('/documents/return/RT-1')).status)
    Object.assign(shop.services, { rateLimits: unlimited })
    expect(answers.filter(status => status === 429)).toHaveLength(1)
  })

  it('nothing of the carrier’s key gets into the log', () => {
    expect(shop.logged.join('\n')).not.toContain('EZTKtest1')
  })
})
