import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
beforeAll(async () => {
  await given.store(shop, { id: 1001 })
  await given.store(shop, { id: 1002, city: 'Denver', postalCode: '80202', latitude: 39.7392, longitude: -104.9903 })
  await given.store(shop, {
    id: 2001,
    country: 'DE',
    city: 'Berlin',
    postalCode: '10117',
    latitude: 52.52,
    longitude: 13.4,
  })
  await given.product(shop, { sku: 'BOOT', storeStock: { 1001: 3 } })
  await shop.database.pool.query(
    `insert into places values ('US', 'Denver', 'CO', '802', 39.7392, -104.9903), ('US', 'Boulder', 'CO', '803', 40.015, -105.2705),
      ('FR', 'Orléans', '', '450', 47.9, 1.9)`,
  )
  await shop.database.pool.query(
    `insert into collection_points (id, name, carrier, kind, country, city, street, postal_code, latitude, longitude, hours)
    values ('cp-orleans-1', 'Tabac du Pont', 'Ridge Post', 'shop', 'FR', 'Orléans', '3 rue du Pont', '45000', 47.91, 1.91,
      '{"mon": ["08:00", "19:00"]}')`,
  )
})

const found = async (body: object) => (await shop.call('stores.search', { body })).stores.map(({ storeId }) => storeId)

describe('stores', () => {
  it('of the country are listed when no place is given', async () => {
    expect(await found({})).toEqual(['1001', '1002'])
    expect(await found({ countryCode: 'DE' })).toEqual(['2001'])
  })

  it('are found by position, place and postal code, nearest first', async () => {
    expect(await found({ latitude: 39.74, longitude: -104.99 })).toEqual(['1002', '1001'])
    expect(await found({ latitude: 39.74, longitude: -104.99, radius: 10 })).toEqual(['1002'])
    expect(await found({ query: 'boulder, co' })).toEqual(['1001', '1002'])
    expect(await found({ query: '80210' })).toEqual(['1002', '1001'])
    expect(await found({ postalCode: '80301' })).toEqual(['1001', '1002'])
    expect(await found({ query: 'Denver 2' })).toEqual(['1002', '1001'])
    expect(await found({ query: ', 42nd' })).toEqual([])
    expect(await found({ query: 'Nowhere' })).toEqual([])
  })

  it('are not looked for at half a position', async () => {
    const field = 'body.longitude'
    await expect(found({ latitude: 39.74 })).rejects.toMatchObject({ status: 400, details: { field } })
    await expect(shop.call('stores.collectionPoints', { body: { longitude: 13.4 } })).rejects.toMatchObject({
      status: 400,
      details: { field },
    })
  })

  it('tell hours, distance and the stock that was asked for', async () => {
    const { stores, origin } = await shop.call('stores.search', { body: { query: 'Boulder', skus: ['BOOT'] } })
    expect(origin).toMatchObject({ label: 'Boulder, CO' })
    expect(stores[0]).toMatchObject({
      storeId: '1001',
      openingHours: [{ day: 1, open: '00:00', close: '23:59' }],
      inventory: [{ sku: 'BOOT', quantity: 3 }],
    })
    expect(stores[1]).toMatchObject({ inventory: [{ sku: 'BOOT', quantity: 0 }], distance: expect.closeTo(38.9, 0) })
  })
})

describe('collection points', () => {
  it('are found by a place written without its accents', async () => {
    const abroad = shop.newVisitor({ 'x-locale': 'fr-fr' })
    const { collectionPoints, origin } = await abroad.call('stores.collectionPoints', { body: { query: 'orleans' } })
    expect(origin?.label).toBe('Orléans')
    expect(collectionPoints).toMatchObject([{ collectionPointId: 'cp-orleans-1', carrier: 'Ridge Post' }])
  })
})
