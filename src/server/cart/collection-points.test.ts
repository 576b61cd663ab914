import { beforeAll, describe, expect, it } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import * as given from '../testing/given.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
beforeAll(async () => {
  await given.product(shop, { sku: 'BOOT', prices: { DE: 5000, US: 5000 }, stock: 10 })
  for (const [id, name, country, status] of [
    ['cp-berlin', 'Paketbox Mitte', 'DE', 'open'],
    ['cp-closed', 'Paketbox Ost', 'DE', 'closed'],
    ['cp-lyon', 'Relais Bellecour', 'FR', 'open'],
  ])
    await shop.database.pool.query(
      `insert into collection_points (id, name, carrier, kind, country, city, street, postal_code, latitude, longitude, hours, status)
      values ($1, $2, 'Ridge Post', 'locker', $3, 'Berlin', 'Am Markt 1', '10115', 52.5, 13.4, '{}', $4)`,
      [id, name, country, status],
    )
})

async function cartInGermany() {
  const { call } = given.guest(shop, { 'x-locale': 'de-de' })
  const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
  const itemId = cart.items[0]?.id ?? ''
  const send = (collectionPointId: string) =>
    call('cart.updateItem', {
      params: { basketId: cart.id },
      body: { itemId, shippingOption: 'pudo', collectionPointId },
    })
  return { call, cart, basketId: cart.id, send }
}

describe('a collection point', () => {
  it('takes an item, for its own price, and is named', async () => {
    const { cart, send } = await cartInGermany()
    expect(cart.items[0]?.shippingOptions.available).toContain('pudo')
    const sent = Cart.parse(await send('cp-berlin'))
    const where = { collectionPointId: 'cp-berlin', collectionPointName: 'Paketbox Mitte, Berlin' }
    expect(sent.items[0]?.shippingOptions).toMatchObject({ selected: 'pudo', ...where })
    expect(sent.shippingMethods).toMatchObject([{ shippingId: 'shp_pudo-cp-berlin', price: 395, ...where }])
  })

  it('takes a whole shipment with someone who collects it; where a phone is asked for, not without', async () => {
    const { call, basketId } = await cartInGermany()
    const contact = { firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test' }
    const send = (who: typeof contact & { phone?: string }) =>
      call('cart.setShippingMethod', {
        body: { basketId, code: 'pudo', collectionPointId: 'cp-berlin', contact: who },
      })
    await expect(send(contact)).rejects.toMatchObject({ errorId: 'SHP410' })
    const sent = await send({ ...contact, phone: '+4930123456' })
    expect(sent.shippingMethods[0]?.contact).toMatchObject(contact)
  })

  it.each(['cp-closed', 'cp-lyon', 'cp-unknown'])('%s takes nothing, and the cart stays as it was', async id => {
    const { call, cart, basketId, send } = await cartInGermany()
    await expect(send(id)).rejects.toMatchObject({ errorId: 'SHP404' })
    expect(await call('cart.read', { params: { basketId } })).toEqual(cart)
  })

  it('that has closed since takes no order', async () => {
    const { call, basketId, send } = await cartInGermany()
    await send('cp-berlin')
    const turn = (status: string) =>
      shop.database.pool.query(`update collection_points set status = $1 where id = 'cp-berlin'`, [status])
    await turn('closed')
    const prepared = call('cart.prepareOrder', { headers: {}, body: { basketId } })
    await expect(prepared).rejects.toMatchObject({ errorId: 'SHP404' })
    await turn('open')
  })

  it('is not offered where there is none', async () => {
    const { call } = given.guest(shop)
    const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
    expect(cart.items[0]?.shippingOptions.available).not.toContain('pudo')
  })
})
