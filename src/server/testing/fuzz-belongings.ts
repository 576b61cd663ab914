import { CallError } from '#contract/client.ts'
import { newId } from '../identity/ids.ts'
import { cardToken } from './card-token.ts'
import type { KnownValues } from './fuzz-requests.ts'
import { CARDS, cartToOrder, HOME, type Buyer } from './given-checkout.ts'

type Offer = { sku: string; storeId?: string; couponCode?: string }

/** Gives someone who is signed in a bit of everything, so that strange requests meet things that exist. */
export async function belongings(buyer: Buyer, { sku, storeId, couponCode }: Offer): Promise<KnownValues> {
  const { call } = buyer
  const order = await call('cart.placeOrder', { headers: {}, body: { cartId: await cartToOrder(buyer, { sku }) } })
  const { recipientContactEmail: _, recipientContactPhone: __, ...home } = HOME
  const address = await call('consumer.addAddress', { body: { ...home, addressLine2: newId('flat', 6) } })
  const favorites = await call('wishlists.addFavorite', { body: { id: sku } })
  const { favoriteId } = favorites
  const { shareToken } = await call('wishlists.shareFavorites', { params: { favoriteId }, body: { emails: [] } })
  const basketId = await cartToOrder(buyer, { sku, qty: 3 })
  const itemId = (await call('cart.read', { params: { basketId } })).items[0]?.id ?? ''
  const { cart, savedForLater } = await call('cart.saveForLater', { params: { basketId }, body: { itemId, qty: 1 } })
  return {
    ...Object.fromEntries(Object.entries(HOME).map(([field, value]) => [field, [value]])),
    email: [HOME.recipientContactEmail],
    paymentToken: [await cardToken(buyer.visitor, CARDS.good)],
    brand: ['cairn'],
    page: ['home', 'cart', 'help'],
    id: [sku],
    sku: [sku],
    skus: [[sku, sku]],
    basketId: [basketId, 'current'],
    cartId: [basketId],
    itemId: [itemId, ...[...favorites.items, ...savedForLater.items].map(item => item.itemId), order.items[0]?.id],
    shippingId: cart.shippingMethods.map(({ shippingId }) => shippingId),
    paymentInstrumentId: cart.payment_instruments.map(({ card }) => card.paymentInstrumentId),
    favoriteId: [favoriteId],
    shareToken: [shareToken],
    saveForLaterId: [savedForLater.saveForLaterId],
    saveForlaterId: [savedForLater.saveForLaterId],
    orderNumber: [order.orderNumber],
    orderId: [order.orderNumber],
    orderNo: [order.orderNumber],
    addressId: [address.id],
    ...(storeId !== undefined && { storeId: [storeId] }),
    ...(couponCode !== undefined && { couponCode: [couponCode] }),
  }
}

/** Some requests sign out, place the order or empty the cart: then it is time for new belongings. */
export async function areThere({ call }: Pick<Buyer, 'call'>, known: KnownValues): Promise<boolean> {
  try {
    const { items } = await call('cart.read', { params: { basketId: String(known['basketId']?.[0]) } })
    return items.length > 0
  } catch (error) {
    if (!(error instanceof CallError)) throw error
    return false
  }
}
