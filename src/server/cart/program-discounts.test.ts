import { beforeAll, describe, expect, it } from 'vitest'
import { Cart } from '#contract/cart/cart.entities.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as offer from '../testing/given-promotion.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'SHOE', price: 10_000, stock: 100 })
})

describe('discounts of programs', () => {
  it('are told by name, on the order and on its lines, until the order is placed and after', async () => {
    const willing = given.signedIn(shop, await offer.consumer(shop, { employee: 'accepted' }))
    const basketId = await cartToOrder(willing, { sku: 'SHOE', qty: 2 })
    const cart = Cart.parse(await willing.call('cart.read', { params: { basketId } }))
    const named = { promotionId: 'program:employee', promotionName: 'Associate discount', discount: 8000 }
    const message = '40% off by the terms you accepted. It does not combine with coupons.'
    expect(cart.totals).toMatchObject({ itemSubTotal: 20_000, totalDiscount: 8000, itemTotal: 12_000 })
    expect(cart.orderPromotions).toEqual([{ ...named, message }])
    expect(cart.items.map(({ promotions }) => promotions)).toEqual([[named]])
    expect(cart.promoSummary[0]).toEqual({
      promotionId: named.promotionId,
      promotionName: named.promotionName,
      level: 'ORDER',
    })
    const order = await willing.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
    const kept = await willing.call('consumer.purchase', { params: { orderId: order.orderNumber } })
    for (const each of [order, kept]) {
      expect(each.totals).toMatchObject({ totalDiscount: 8000, itemTotal: 12_000 })
      expect(each.orderPromotions).toEqual([{ ...named, message }])
      expect(each.items.map(({ promotions }) => promotions)).toEqual([[named]])
    }
  })

  it('do not promise more than is left of the year', async () => {
    const spent = { program: 'employee' as const, amount: 496_000 }
    const late = given.signedIn(shop, await offer.consumer(shop, { employee: 'accepted', spent }))
    const cart = await late.call('cart.createWithItem', { body: { items: [{ sku: 'SHOE' }] } })
    const message = '40% off what is left of your limit this year, by the terms you accepted.'
    expect(cart.orderPromotions).toMatchObject([{ discount: 1600, message }])
  })

  it.each([
    ['an athlete', { athlete: true }, 'Athletenguthaben', 10_000],
    ['IPA', { identities: ['IPA' as const] }, 'Profi-Rabatt IPA', 3000],
    ['WRANX', { identities: ['WRANX' as const] }, 'Profi-Rabatt WRANX', 4000],
  ])('name the discount of %s in the language of the visitor, without terms', async (_who, wanted, name, discount) => {
    await given.product(shop, { sku: `FELS-${discount}`, site: 'DE', price: 10_000, stock: 9 })
    const pro = given.signedIn(shop, await offer.consumer(shop, wanted), { 'x-locale': 'de-de' })
    const cart = await pro.call('cart.createWithItem', { body: { items: [{ sku: `FELS-${discount}` }] } })
    expect(cart.orderPromotions).toMatchObject([{ promotionName: name, discount }])
    expect(cart.orderPromotions[0]).not.toHaveProperty('message')
  })
})
