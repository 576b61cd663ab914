import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
let productId: string

beforeAll(async () => {
  shop = await testShop()
  productId = (await given.product(shop)).productId
})

const refused = async (headers: Record<string, string>) =>
  shop
    .newVisitor(headers)
    .call('consumer.profile')
    .catch((error: Error) => error.message)

describe('the message of a refusal', () => {
  it.each([
    ['en-us', 'Sign in to go on.'],
    ['de-de', 'Melde dich an, um weiterzumachen.'],
    ['fr-ca', 'Connectez-vous pour continuer.'],
    ['es-es', 'Inicia sesión para continuar.'],
  ])('speaks as the caller does, in %s', async (locale, message) => {
    expect(await refused({ 'x-locale': locale })).toBe(message)
  })

  it.each([
    ['en-gb', /^Check body\.items\.0\.qty: Too small/],
    ['de-de', /^Prüfe body\.items\.0\.qty: Zu klein/],
    ['fr-ca', /^Vérifiez body\.items\.0\.qty\u00A0: Trop petit/],
    ['es-es', /^Revisa body\.items\.0\.qty: Demasiado pequeño/],
  ])('says in %s too why an input is none', async (locale, message) => {
    const body = { items: [{ sku: 'ANY', qty: -3 }] }
    const asked = shop.newVisitor({ 'x-locale': locale }).call('cart.createWithItem', { body })
    await expect(asked).rejects.toMatchObject({ errorId: 'API406', message: expect.stringMatching(message) })
  })

  it('names the values it is about', async () => {
    const body = { rating: 5, title: 'Good', text: 'x'.repeat(5001), nickname: 'Ro' }
    await expect(shop.call('products.writeReview', { params: { productId }, body })).rejects.toMatchObject({
      errorId: 'REV410',
      message: 'This text is too long. Keep it under 5000 characters.',
    })
  })

  it('fits what happened: a category that is not there is no item of a list', async () => {
    await expect(shop.call('products.catalog', { query: { categoryId: '999999' } })).rejects.toMatchObject({
      errorId: 'PLP400',
      code: 'CATEGORY_NOT_FOUND',
    })
  })

  it('fits what happened: more than is left is not sold out', async () => {
    const { sku } = await given.product(shop, { stock: 3 })
    const put = (qty: number) => given.guest(shop).call('cart.createWithItem', { body: { items: [{ sku, qty }] } })
    await expect(put(4)).rejects.toMatchObject({
      errorId: 'INV700',
      message: 'We have only 3 of this left. Choose a smaller quantity.',
    })
    await shop.database.pool.query(
      'update stock set on_hand = 0 where sku_key = (select key from skus where sku = $1)',
      [sku],
    )
    await expect(put(1)).rejects.toMatchObject({
      errorId: 'INV700',
      message: 'Sold out. Choose another size or colour.',
    })
  })

  it('fits what happened: what is no gift card cannot be mailed again', async () => {
    const buyer = given.guest(shop)
    const { sku } = await given.product(shop)
    const cartId = await cartToOrder(buyer, { sku })
    const { orderNumber, items } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    const body = { orderNumber, itemId: items[0]?.id ?? '' }
    await expect(buyer.call('consumer.resendGiftCardEmail', { body })).rejects.toMatchObject({
      errorId: 'GFO405',
      message: 'This item is not a gift card that could be sent.',
    })
  })

  it('is logged once, for information, with its id', async () => {
    await refused({ 'x-correlation-id': 'refusal-logged' })
    const lines = shop.logged.filter(line => line.includes('refusal-logged')).map(line => JSON.parse(line))
    expect(lines).toMatchObject([{ level: 'info', errorId: 'AUT432' }])
  })
})
