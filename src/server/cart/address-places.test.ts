import { expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { HOME } from '../testing/given-checkout.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()

it('takes an address where its place is known by a region that no address names', async () => {
  await shop.database.pool.query(
    `insert into places values ('ES', 'Barcelona', 'Cataluña', '080', 41.3874, 2.1686) on conflict do nothing`,
  )
  await given.product(shop, { sku: 'BOOT-ES', prices: { ES: 12_000 }, stock: 10 })
  const { call } = given.guest(shop, { 'x-locale': 'es-es' })
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-ES' }] } })
  const body = {
    ...HOME,
    addressLine1: 'Carrer de Balmes 12',
    city: 'Barcelona',
    countryCode: 'ES',
    stateCityProvDept: 'B',
    postalCode: '08007',
    recipientContactPhone: '+34612345678',
  }
  expect(await call('cart.validateShippingAddress', { params: { basketId }, body })).toEqual({
    valid: true,
    suggestions: [],
  })
  const { shippingAddress } = await call('cart.setShippingAddress', { params: { basketId }, body })
  expect(shippingAddress).toMatchObject({ city: 'Barcelona', stateCityProvDept: 'B' })
})

it('asks nothing about an address of a country without provinces, however the empty field is sent', async () => {
  await given.product(shop, { sku: 'BOOT-FR', prices: { FR: 12_000 }, stock: 10 })
  const { call } = given.guest(shop, { 'x-locale': 'fr-fr' })
  const { id: basketId } = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT-FR' }] } })
  const { stateCityProvDept: _, ...home } = HOME
  const paris = {
    ...home,
    addressLine1: '12 rue de Rivoli',
    city: 'Paris',
    countryCode: 'FR',
    postalCode: '75001',
    recipientContactPhone: '+33142764040',
  }
  for (const body of [paris, { ...paris, stateCityProvDept: '' }])
    expect(await call('cart.validateShippingAddress', { params: { basketId }, body })).toEqual({
      valid: true,
      suggestions: [],
    })
})
