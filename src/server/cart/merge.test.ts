import { beforeAll, expect, it } from 'vitest'
import { GIFT_CARDS_PER_ORDER } from '#domain/gift-cards/gift-cards.ts'
import { openShop } from '../http/request-context.ts'
import * as given from '../testing/given.ts'
import { HOME } from '../testing/given-checkout.ts'
import * as promotions from '../testing/given-promotion.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'
import { mergeGuestCart } from './merge.service.ts'

let shop: TestShop
beforeAll(async () => {
  shop = await testShop()
  await given.product(shop, { sku: 'FEW', price: 5000, stock: 50, maxQty: 3 })
  await given.product(shop, { sku: 'BOOT', price: 12_000, stock: 50, storeStock: { 1001: 5 } })
})

async function mergedCart(guestItems: object[], memberItems: object[], before?: Before, memberBefore?: Before) {
  const guest = given.guest(shop)
  const member = given.signedIn(shop, await promotions.consumer(shop))
  const items = (wanted: object[]) => wanted.map(item => ({ sku: 'FEW', ...item }))
  const theirs = await guest.call('cart.createWithItem', { body: { items: items(guestItems) } })
  const own = await member.call('cart.createWithItem', { body: { items: items(memberItems) } })
  await before?.(guest.call, theirs.id)
  await memberBefore?.(member.call, own.id)
  const request = new Request('http://shop.test/api', { headers: { 'x-locale': 'en-us' } })
  const here = await openShop(shop.services, { request, address: 'local' })
  await mergeGuestCart(here, guest.id, member.id)
  return member.call('cart.read', { params: { basketId: 'current' } })
}
type Guest = ReturnType<typeof given.guest>
type Before = (call: Guest['call'], id: string) => Promise<unknown>

it('says that two carts held more than one may', async () => {
  const cart = await mergedCart([{ qty: 2 }], [{ qty: 2 }])
  expect(cart.items.map(({ qty }) => qty)).toEqual([3])
  expect(cart.flash.map(({ code }) => code)).toEqual(['CartItemsMerged', 'CartMergeShortened'])
})

it('keeps the store, the address and the gift card that were chosen', async () => {
  const card = { number: '6000000000000005001', code: '12345678' }
  await promotions.giftCard(shop, { ...card, balance: 1000 })
  const cart = await mergedCart(
    [{ sku: 'BOOT', shippingOption: 'pickup', storeId: '1001' }],
    [{ sku: 'BOOT' }],
    async (call, basketId) => {
      await call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: false } })
      const body = { payment_method_id: 'GIFT_CARD', giftCardNumber: card.number, giftCardCode: card.code } as const
      await call('cart.addPaymentInstrument', { params: { basketId }, body })
    },
  )
  expect(cart.shippingMethods.map(({ code }) => code).toSorted()).toEqual(['pickup', 'standard'])
  expect(cart.shippingAddress).toMatchObject({ city: 'Boulder' })
  expect(cart.payment_instruments).toMatchObject([{ giftCard: { balance: 1000 } }])
  expect(cart.flash.map(({ code }) => code)).toEqual(['CartItemsMerged'])
})

it('says that a gift card found no more room', async () => {
  const cards = Array.from({ length: GIFT_CARDS_PER_ORDER + 1 }, (_, at) => ({
    number: String(6000000000000006000n + BigInt(at)),
    code: '12345678',
  }))
  for (const card of cards) await promotions.giftCard(shop, { ...card, balance: 100 })
  const pay = (card: (typeof cards)[number]) =>
    ({ payment_method_id: 'GIFT_CARD', giftCardNumber: card.number, giftCardCode: card.code }) as const
  const [extra, ...full] = cards
  if (!extra) throw new Error('there are no cards')
  const cart = await mergedCart(
    [{ sku: 'BOOT' }],
    [{}],
    (call, basketId) => call('cart.addPaymentInstrument', { params: { basketId }, body: pay(extra) }),
    async (call, basketId) => {
      for (const card of full) await call('cart.addPaymentInstrument', { params: { basketId }, body: pay(card) })
    },
  )
  expect(cart.payment_instruments).toHaveLength(GIFT_CARDS_PER_ORDER)
  expect(cart.flash.map(({ code }) => code)).toContain('GiftCardTakenOut')
})

const coupon = (couponCode: string) => (call: Guest['call'], basketId: string) =>
  call('cart.applyCoupon', { query: {}, body: { basketId, couponCode } })

it('leaves a coupon out that is over by then, and says so', async () => {
  await promotions.promotion(shop, { id: 'over-by-then' }, { code: 'OVERBYTHEN' })
  const cart = await mergedCart([{ sku: 'BOOT' }], [{}], async (call, basketId) => {
    await coupon('OVERBYTHEN')(call, basketId)
    await shop.database.pool.query(`update coupons set ends_at = '2020-01-01' where code = 'OVERBYTHEN'`)
  })
  expect(cart.couponItems).toEqual([])
  expect(cart.flash.map(({ code }) => code)).toContain('CouponTakenOut')
})
