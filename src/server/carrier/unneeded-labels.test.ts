import { beforeEach, expect, it } from 'vitest'
import { carrierShop } from '../testing/carrier-shop.ts'
import { runJobs } from '../testing/run-jobs.ts'
import { askForQuietParcels } from './tracking.service.ts'
import { askForMoneyOfLabels } from './unneeded-labels.service.ts'

const { easyPost, shop, packer, ordered, read, shipmentOf, ask, parcelOf, again } = await carrierShop()
beforeEach(() => easyPost.fail(undefined))

const ROUTINE = { id: 0, kind: '', payload: {}, attempts: 1 }
const cancel = (number: string) => packer.call('orders.cancel', { params: { number }, body: { reason: 'he asked' } })

async function askForMoney() {
  await askForMoneyOfLabels(shop.services, ROUTINE)
  await runJobs(shop)
}
/** A day later. */
async function nextDay() {
  await shop.database.pool.query(`update carrier_labels set void_at = void_at - interval '25 hours'`)
  await askForMoney()
}

async function labelled() {
  const order = await ordered()
  await ask(order.number, order.shipmentId)
  await runJobs(shop)
  const label = async () => (await shipmentOf(order.number))?.label
  return { ...order, label, parcel: parcelOf((await label())?.trackingNumber ?? '') }
}

it('the money of a label is asked back once when its shipment is cancelled, and asked after until it came', async () => {
  const { number, label, parcel } = await labelled()
  await cancel(number)
  expect(await label()).toMatchObject({ state: 'bought', voiding: 'wanted' })
  easyPost.fail('lost', /refund/)
  await askForMoney()
  expect(await label()).toMatchObject({ voiding: 'wanted', reason: expect.any(String) })
  easyPost.fail(undefined)
  await again()
  expect(await label()).toMatchObject({ voiding: 'asked' })
  expect((await label())?.reason).toBeUndefined()
  await nextDay()
  expect(await label()).toMatchObject({ voiding: 'asked' })
  parcel.refund_status = 'refunded'
  await nextDay()
  expect(await label()).toMatchObject({ voiding: 'done' })
  expect(parcel).toMatchObject({ timesPaid: 1, timesAskedBack: 1 })
  await shop.database.pool.query(`update carrier_labels set asked_at = asked_at - interval '7 hours'`)
  const jobs = async () =>
    (await shop.database.pool.query(`select 1 from jobs where kind = 'carrier-track' and done_at is null`)).rows
  await askForQuietParcels(shop.services, ROUTINE)
  expect(await jobs()).toEqual([])
})

it('a label that is still needed keeps its money', async () => {
  const { label } = await labelled()
  await askForMoney()
  expect((await label())?.voiding).toBeUndefined()
})

it('a label whose answer was lost, and that turns out to be paid for after all is cancelled, is given back', async () => {
  const { number, shipmentId } = await ordered()
  easyPost.fail('lost', /buy/)
  await ask(number, shipmentId)
  await runJobs(shop)
  expect((await shipmentOf(number))?.label?.state).toBe('wanted')
  await cancel(number)
  easyPost.fail(undefined)
  await again()
  expect((await shipmentOf(number))?.label).toMatchObject({ state: 'bought', voiding: 'wanted' })
  await askForMoney()
  expect((await shipmentOf(number))?.label?.voiding).toBe('asked')
})

it('staff see what the carrier keeps, and why', async () => {
  const { number, label, parcel } = await labelled()
  await cancel(number)
  await askForMoney()
  parcel.refund_status = 'rejected'
  await nextDay()
  expect(await label()).toMatchObject({ voiding: 'refused', reason: 'the carrier keeps the money' })
  const { rows } = await packer.call('orders.list', { query: { only: 'label' } })
  expect(rows.map(row => row.number)).toContain(number)
  await nextDay()
  expect(parcel.timesAskedBack).toBe(1)
})

it('the label of a return is given back where the goods came without it, and not where the carrier has seen it', async () => {
  const returned = async (scanned: boolean) => {
    const order = await ordered()
    const { number, shipmentId, buyer, itemId } = order
    for (const to of ['shipped', 'delivered'] as const)
      await packer.call('orders.moveShipment', {
        params: { number, shipmentId },
        body: { to, carrier: 'Ridge Post', trackingNumber: `RP${number}` },
      })
    const { returnNumber } = await buyer.call('consumer.returnLabel', {
      params: { orderId: number },
      body: { items: [{ itemId, qty: 1, reason: 'size' }] },
    })
    const parcel = parcelOf(/^lbl_/)
    if (scanned) {
      const { body, headers } = easyPost.scan(parcel, 'in_transit')
      await packer.visitor.fetch('/carrier/webhook', { method: 'POST', body, headers })
      await runJobs(shop)
    }
    await packer.call('returns.receive', {
      params: { returnNumber },
      body: { pieces: [{ itemId, condition: 'as-new', refund: true }] },
    })
    await askForMoney()
    return { voiding: (await read(number)).returns[0]?.label?.voiding, asked: parcel.timesAskedBack }
  }
  expect(await returned(false)).toEqual({ voiding: 'asked', asked: 1 })
  expect(await returned(true)).toEqual({ voiding: undefined, asked: 0 })
})
