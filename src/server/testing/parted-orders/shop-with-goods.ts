import { CallError } from '#contract/client.ts'
import * as given from '../given.ts'
import * as promotions from '../given-promotion.ts'
import { CARDS, HOME, KEMPTEN, payWith, type Buyer } from '../given-checkout.ts'
import type { TestShop } from '../test-shop.ts'
import { PRICES, type Offer, type Story } from './stories.ts'

export type Goods = { pieces: given.GivenSku[]; gift: given.GivenSku; mailedCard: given.GivenSku }

const CARD_WORTH = 2500
const SITES = {
  US: { address: HOME, locale: 'en-us', currency: 'USD' },
  DE: { address: KEMPTEN, locale: 'de-de', currency: 'EUR' },
} as const

export async function givenGoods(shop: TestShop): Promise<Goods> {
  const product = (price: number, more: given.GivenProduct = {}) =>
    given.product(shop, { prices: { US: price, DE: price }, stock: 1_000_000, ...more })
  const pieces: given.GivenSku[] = []
  for (const price of PRICES) pieces.push(await product(price))
  const mailedCard = await product(CARD_WORTH, { giftCard: true, stock: null })
  return { pieces, gift: await product(900), mailedCard }
}

/** Puts the offers of a story in force, and gives the codes for those that need one, and how to end them. */
export async function offer(shop: TestShop, goods: Goods, offers: readonly Offer[], name: string) {
  const codes: string[] = []
  for (const [at, { scope, withCoupon, ...row }] of offers.entries()) {
    const productIds = goods.pieces.flatMap(({ productId }, place) => (scope.includes(place) ? [productId] : []))
    const bundle = goods.pieces.slice(0, 2).map(({ productId }) => productId)
    const code = `${name}-${at}`.toUpperCase()
    await promotions.promotion(
      shop,
      {
        id: `${name}-${at}`,
        ...row,
        ...(row.kind === 'bundle' ? { bundle_product_ids: bundle } : { product_ids: productIds }),
        ...(row.kind === 'gift' && { gift_sku: goods.gift.sku }),
        shipping_codes: ['standard', 'me'],
      },
      withCoupon ? { code } : undefined,
    )
    if (withCoupon) codes.push(code)
  }
  const end = async () => {
    await shop.database.pool.query('update promotions set active = false')
    await shop.settled()
  }
  return { codes, end }
}

const CONSUMERS = {
  member: { loyalty: true, points: 200 },
  employee: { employee: 'accepted' },
  'employee near the limit': { employee: 'accepted', spent: { program: 'employee', amount: 495_000 } },
} as const satisfies Record<Exclude<Story['buyer'], 'guest'>, promotions.GivenConsumer>

export async function buyerFor(shop: TestShop, { site, buyer }: Story): Promise<Buyer> {
  const headers = { 'x-locale': SITES[site].locale }
  if (buyer === 'guest') return given.guest(shop, headers)
  return given.signedIn(shop, await promotions.consumer(shop, CONSUMERS[buyer]), headers)
}

/** The cart of a story: the same for whoever fills it. */
export async function fillCart(buyer: Buyer, goods: Goods, story: Story, codes: readonly string[]) {
  const { lines, site, mailedCard, voucher } = story
  const giftCard = { amount: CARD_WORTH, recipientEmail: 'ash@cairn.test' }
  const items = [
    ...lines.map(({ good, qty }) => ({ sku: goods.pieces[good]?.sku ?? '', qty })),
    ...(mailedCard ? [{ sku: goods.mailedCard.sku, giftCard }] : []),
  ]
  const cart = await buyer.call('cart.createWithItem', { body: { items } })
  const params = { basketId: cart.id }
  const address = { ...SITES[site].address, useAsBilling: true }
  await buyer.call('cart.setShippingAddress', { params, body: address })
  const itemOf = (good: number) => cart.items.find(({ sku }) => sku === goods.pieces[good]?.sku)?.id ?? ''
  for (const { good, express } of lines)
    if (express) await buyer.call('cart.updateItem', { params, body: { itemId: itemOf(good), shippingOption: 'me' } })
  const query = {}
  for (const couponCode of codes)
    await buyer.call('cart.applyCoupon', { query, body: { basketId: cart.id, couponCode } }).catch(onlyUnfit)
  if (voucher && story.buyer === 'member') await buyer.call('cart.applyReward', { params, body: { points: 200 } })
  return { basketId: cart.id, itemOf }
}

const UNFIT: readonly unknown[] = ['PROMO_NOT_APPLICABLE', 'PROMO_FAILURE']

/** A coupon beside a program, or one for goods that are not in the cart, is refused: the story goes on without it. */
function onlyUnfit(error: unknown) {
  if (!(error instanceof CallError && UNFIT.includes(error.code))) throw error
}

let issued = 0

export async function pay(shop: TestShop, buyer: Buyer, basketId: string, { giftCards, site }: Story) {
  for (const balance of giftCards) {
    const number = `7${String(++issued).padStart(18, '0')}`
    await promotions.giftCard(shop, { number, balance, currency: SITES[site].currency })
    const body = { payment_method_id: 'GIFT_CARD', giftCardNumber: number, giftCardCode: '11111111' } as const
    await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
  }
  await payWith(buyer, basketId, CARDS.good)
}
