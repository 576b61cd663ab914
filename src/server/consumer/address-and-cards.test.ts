import { beforeAll, describe, expect, inject, it } from 'vitest'
import { contract } from '#contract/contract.ts'
import { cardToken } from '../testing/card-token.ts'
import { person } from '../testing/people.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop

beforeAll(async () => {
  shop = await testShop()
})

const home = {
  addressLine1: '1200 Pearl Street',
  city: 'Boulder',
  countryCode: 'US',
  stateCityProvDept: 'CO',
  postalCode: '80302',
  recipientFirstName: 'Robin',
  recipientLastName: 'Hale',
}

describe('the address book', () => {
  it('keeps one main address of each kind', async () => {
    const { call } = await person(shop)
    const first = contract.consumer.addAddress.response.parse(await call('consumer.addAddress', { body: home }))
    const second = await call('consumer.addAddress', { body: { ...home, addressLine1: '7 Ridge Road', main: true } })
    expect([first.main, second.main]).toEqual([true, true])
    const { consumerProfile } = await call('consumer.profile')
    expect(consumerProfile.consumerDetails.address.map(({ id, main }) => [id, main])).toEqual([
      [second.id, true],
      [first.id, false],
    ])
    await call('consumer.removeAddress', { params: { addressId: second.id ?? '' } })
    const left = await call('consumer.profile')
    expect(left.consumerProfile.consumerDetails.address).toMatchObject([{ id: first.id, main: true }])
  })

  it('refuses the same address twice, however it is written', async () => {
    const { call } = await person(shop)
    await call('consumer.addAddress', { body: home })
    await expect(
      call('consumer.addAddress', { body: { ...home, addressLine1: '1200  PEARL street' } }),
    ).rejects.toMatchObject({ errorId: 'CCA400' })
    await expect(call('consumer.addAddress', { body: { ...home, approachType: 'B' } })).resolves.toMatchObject({
      approachType: 'B',
    })
  })

  it('holds addresses to the rules of their country', async () => {
    const { call } = await person(shop)
    const add = (change: Partial<typeof home>) => call('consumer.addAddress', { body: { ...home, ...change } })
    await expect(add({ postalCode: '123' })).rejects.toMatchObject({
      errorId: 'CHK320',
      details: { field: 'body.postalCode' },
    })
    await expect(add({ stateCityProvDept: 'ZZ' })).rejects.toMatchObject({
      details: { field: 'body.stateCityProvDept' },
    })
    await expect(add({ countryCode: 'FR' })).rejects.toMatchObject({ details: { field: 'body.countryCode' } })
    await expect(add({ recipientFirstName: 'R' })).rejects.toMatchObject({
      details: { field: 'body.recipientFirstName' },
    })
  })

  it('shows nobody the addresses of another', async () => {
    const robin = await person(shop)
    const { id = '' } = await robin.call('consumer.addAddress', { body: home })
    const other = await person(shop)
    await expect(other.call('consumer.updateAddress', { params: { addressId: id }, body: home })).rejects.toMatchObject(
      { errorId: 'CCA401', status: 404 },
    )
    await expect(other.call('consumer.removeAddress', { params: { addressId: id } })).rejects.toMatchObject({
      errorId: 'CCA401',
    })
    const changed = await robin.call('consumer.updateAddress', {
      params: { addressId: id },
      body: { ...home, city: 'Denver' },
    })
    expect(changed).toMatchObject({ id, city: 'Denver', main: true })
  })
})

describe('saved cards', () => {
  const save = async (
    { call, visitor }: Awaited<ReturnType<typeof person>>,
    number = '4242424242424242',
    expiry = '04/40',
    more = {},
  ) =>
    call('consumer.addPaymentInstrument', {
      body: { card: { paymentToken: await cardToken(visitor, number, expiry) }, ...more },
    })

  it('keep brand, last four and expiry, and the first is the main one', async () => {
    const robin = await person(shop)
    const first = contract.consumer.addPaymentInstrument.response.parse(
      await save(robin, undefined, undefined, { billingAddress: home }),
    )
    expect(first).toMatchObject({
      payment_method_id: 'CREDIT_CARD',
      card: { main: true, lastFour: '4242', expiryMonth: 4, expiryYear: 2040 },
      billingAddress: { city: 'Boulder', approachType: 'B' },
    })
    const second = await save(robin, '4000000000003220')
    const params = { paymentInstrumentId: second.card.paymentInstrumentId }
    await robin.call('consumer.updatePaymentInstrument', { params, body: { card: { main: true } } })
    const { payment_instruments } = await robin.call('consumer.paymentInstruments')
    expect(payment_instruments.map(({ card }) => [card.lastFour, card.main])).toEqual([
      ['3220', true],
      ['4242', false],
    ])
    await robin.call('consumer.removePaymentInstrument', { params })
    const left = await robin.call('consumer.paymentInstruments')
    expect(left.payment_instruments).toMatchObject([{ card: { lastFour: '4242', main: true } }])
  })

  it('and addresses that come at the same moment are all kept, one of them as the main one', async () => {
    if (inject('engine') !== 'postgres') return
    const robin = await person(shop)
    const streets = ['1 Ridge Road', '2 Ridge Road', '3 Ridge Road', '4 Ridge Road']
    await Promise.all(
      streets.map(addressLine1 => robin.call('consumer.addAddress', { body: { ...home, addressLine1 } })),
    )
    const { address } = (await robin.call('consumer.profile')).consumerProfile.consumerDetails
    expect(address.map(({ main }) => main)).toEqual([true, false, false, false])
    const billingAddress = home
    await Promise.all(['04/40', '05/40', '06/40'].map(expiry => save(robin, undefined, expiry, { billingAddress })))
    const { payment_instruments: cards } = await robin.call('consumer.paymentInstruments')
    expect(cards.map(({ card }) => card?.main)).toEqual([true, false, false])
  })

  it('are saved once, unexpired, and known to the provider', async () => {
    const robin = await person(shop)
    const { card } = await save(robin)
    await expect(save(robin)).rejects.toMatchObject({ errorId: 'PYT300', status: 409 })
    const params = { paymentInstrumentId: card.paymentInstrumentId }
    await expect(
      robin.call('consumer.updatePaymentInstrument', { params, body: { card: { expiryMonth: 1, expiryYear: 2020 } } }),
    ).rejects.toMatchObject({ errorId: 'FE309' })
    await expect(
      robin.call('consumer.addPaymentInstrument', { body: { card: { paymentToken: 'tok_forged' } } }),
    ).rejects.toMatchObject({ errorId: 'PAY400' })
    const { city: _, ...incomplete } = home
    await expect(
      robin.call('consumer.updatePaymentInstrument', {
        params,
        body: { billingAddress: { ...incomplete, city: ' ' } },
      }),
    ).rejects.toMatchObject({ errorId: 'PYT406' })
  })

  it('are nobody else’s', async () => {
    const { card } = await save(await person(shop))
    const other = await person(shop)
    const params = { paymentInstrumentId: card.paymentInstrumentId }
    await expect(other.call('consumer.removePaymentInstrument', { params })).rejects.toMatchObject({
      errorId: 'PYT404',
      status: 404,
    })
    await expect(other.call('consumer.updatePaymentInstrument', { params, body: {} })).rejects.toMatchObject({
      errorId: 'PYT404',
    })
    expect(await other.call('consumer.paymentInstruments')).toEqual({ payment_instruments: [] })
  })

  it('keep their billing address', async () => {
    const robin = await person(shop)
    const { billingAddress } = await save(robin, undefined, undefined, { billingAddress: home })
    await expect(
      robin.call('consumer.removeAddress', { params: { addressId: billingAddress?.id ?? '' } }),
    ).rejects.toMatchObject({ errorId: 'PRO414' })
  })
})
