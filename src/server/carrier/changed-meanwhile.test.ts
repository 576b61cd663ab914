import { beforeEach, describe, expect, it } from 'vitest'
import { carrierShop } from '../testing/carrier-shop.ts'
import { HOME } from '../testing/given-checkout.ts'
import { runJobs } from '../testing/run-jobs.ts'

const { easyPost, shop, packer, ordered, shipmentOf, ask, parcelOf, again } = await carrierShop()
beforeEach(() => easyPost.fail(undefined))

describe('what changes before its label is paid for', () => {
  const moved = { ...HOME, recipientContactEmail: 'moved@cairn.test', addressLine1: '9 Granite Way' }
  const move = (number: string, address: typeof HOME = moved) =>
    packer.call('orders.changeAddress', { params: { number }, body: address })
  const sentTo = async (number: string) => {
    const label = (await shipmentOf(number))?.label
    expect(label?.state).toBe('bought')
    return parcelOf(label?.trackingNumber ?? '').wish
  }

  it('reaches the carrier: a label that was refused is asked for anew, with another weight and address', async () => {
    const { number, shipmentId } = await ordered({ city: 'Nowhere' })
    await ask(number, shipmentId, { grams: 1000 })
    await runJobs(shop)
    expect((await shipmentOf(number))?.label?.state).toBe('refused')
    await move(number)
    await ask(number, shipmentId, { grams: 2000 })
    await runJobs(shop)
    const { to_address, parcel } = await sentTo(number)
    expect(to_address).toMatchObject({ street1: '9 Granite Way', city: HOME.city })
    expect(parcel.weight).toBeCloseTo(70.5)
  })

  it('reaches the carrier: a label whose opening was not answered is opened with the new address', async () => {
    const { number, shipmentId } = await ordered()
    easyPost.fail('lost', /POST .*shipments$/)
    await ask(number, shipmentId)
    await runJobs(shop)
    easyPost.fail(undefined)
    await move(number)
    await again()
    expect((await sentTo(number)).to_address.street1).toBe('9 Granite Way')
  })

  it('is refused once the label may be paid for', async () => {
    const { number, shipmentId } = await ordered()
    easyPost.fail('lost', /buy/)
    await ask(number, shipmentId)
    await runJobs(shop)
    await expect(move(number)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    easyPost.fail(undefined)
    await again()
    await expect(move(number)).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
    expect((await sentTo(number)).to_address.street1).toBe(HOME.addressLine1)
  })

  it('costs nothing where a shipment was cancelled, unless it was paid for before', async () => {
    const paidFor = async (lost: RegExp) => {
      const { number, shipmentId } = await ordered()
      const before = easyPost.parcels.size
      easyPost.fail('never', lost)
      if (lost.source === 'buy') easyPost.fail('lost', lost)
      await ask(number, shipmentId)
      await runJobs(shop)
      await packer.call('orders.cancel', { params: { number }, body: { reason: 'not needed' } })
      easyPost.fail(undefined)
      await again()
      const paid = [...easyPost.parcels.values()].slice(before).map(({ timesPaid }) => timesPaid)
      return { paid, state: (await shipmentOf(number))?.label?.state }
    }
    expect(await paidFor(/POST .*shipments$/)).toEqual({ paid: [], state: 'refused' })
    expect(await paidFor(/GET .*shp_/)).toEqual({ paid: [0], state: 'refused' })
    expect(await paidFor(/buy/)).toEqual({ paid: [1], state: 'bought' })
  })
})
