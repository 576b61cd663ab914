import { CARDS, HOME, answerChallenge, cartToOrder, payWith, type Buyer } from '../given-checkout.ts'

type Wares = { readonly sku: string; readonly storeId: string }

/** Fills a cart in every way there is, empties it again, and pays with a card that asks back. */
export async function buy(buyer: Buyer, wares: Wares): Promise<void> {
  const basketId = await fill(buyer, wares)
  await address(buyer, basketId)
  await pay(buyer, basketId)
  await orderWithChallenge(buyer, wares)
}

async function fill({ call }: Buyer, { sku, storeId }: Wares): Promise<string> {
  const { id: basketId } = await call('cart.create')
  const { items } = await call('cart.addItem', { body: { basketId, sku, qty: 2 } })
  const itemId = items[0]?.id ?? ''
  const params = { basketId }
  await call('cart.updateItem', { params, body: { itemId, qty: 3 } })
  await call('cart.read', { params, query: { explain: true } })
  await call('cart.applyCoupon', { query: {}, body: { basketId, couponCode: 'TRAIL10' } })
  await call('cart.removeCoupon', { body: { basketId, couponCode: 'TRAIL10' } })
  await call('cart.deviceFingerprint', { body: { basketId, fingerprint: '5b1f0c' } })
  const { savedForLater } = await call('cart.saveForLater', { params, body: { itemId, qty: 1 } })
  const { saveForLaterId } = savedForLater
  const savedId = savedForLater.items[0]?.itemId ?? ''
  await call('wishlists.savedForLater')
  await call('cart.updateSavedForLater', { body: { saveForLaterId, itemId: savedId, qty: 2 } })
  await call('cart.removeSavedForLater', { params: { saveForlaterId: saveForLaterId, itemId: savedId } })
  const contact = { firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test', phone: '+13035550147' }
  const reserved = await call('cart.reserveWithItem', { body: { sku, storeId, contact } })
  const held = reserved.cart.items[0]?.id ?? ''
  await call('cart.removeItem', { body: { basketId: reserved.cart.id, itemId: held } })
  return (await call('cart.createWithItem', { body: { items: [{ sku, qty: 2 }] } })).id
}

async function address({ call }: Buyer, basketId: string): Promise<void> {
  const params = { basketId }
  await call('cart.validateShippingAddress', { params, body: HOME })
  const { shippingMethods } = await call('cart.setShippingAddress', { params, body: HOME })
  const shippingId = shippingMethods[0]?.shippingId ?? ''
  await call('cart.shippingMethods', { params: { basketId, shippingId } })
  await call('cart.applicableShippingMethods', { params })
  await call('cart.setShippingMethod', { body: { basketId, shippingId, code: 'me' } })
  await call('cart.setBillingAddress', { params, body: HOME })
  await call('cart.removeBillingAddress', { params })
  await call('cart.removeShippingAddress', { params })
  await call('cart.setShippingAddress', { params, body: { ...HOME, useAsBilling: true } })
}

async function pay(buyer: Buyer, basketId: string): Promise<void> {
  const { call } = buyer
  const params = { basketId }
  const giftCard = { giftCardNumber: '6000000000000000011', giftCardCode: '11111111' }
  await call('cart.giftCardBalance', { body: giftCard })
  await call('cart.paymentMethods', { params })
  await call('cart.paymentSession', { query: { basketId } })
  const body = { payment_method_id: 'GIFT_CARD', ...giftCard } as const
  const { payment_instruments } = await call('cart.addPaymentInstrument', { params, body })
  const paymentInstrumentId = payment_instruments[0]?.card.paymentInstrumentId ?? ''
  await call('cart.removePaymentInstrument', { params, body: { paymentInstrumentId } })
  await payWith(buyer, basketId, CARDS.good)
  await call('cart.prepareOrder', { headers: {}, body: { basketId } })
  await call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
}

async function orderWithChallenge(buyer: Buyer, { sku }: Wares): Promise<void> {
  const cartId = await cartToOrder(buyer, { sku, card: CARDS.challenge })
  const order = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  const body = await answerChallenge(buyer, order.action?.url ?? '', { verdict: 'confirm', code: '1234' })
  await buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber: order.orderNumber }, body })
}

/** What only someone who sells in a store may do. */
export async function sellInStore({ call }: Buyer, { sku, storeId }: Wares & { storeId: string }): Promise<void> {
  await call('utilities.storeEmployees', { params: { storeId } })
  const { id: basketId, items } = await call('cart.createWithItem', { body: { items: [{ sku }] } })
  const terms = { type: 'percent', value: 10, reasonCode: 'damaged-box' } as const
  const params = { basketId }
  const itemId = items[0]?.id ?? ''
  const adjusted = await call('cart.addPriceAdjustment', { params, body: { itemId, ...terms } })
  const adjustmentId = adjusted.items[0]?.priceAdjustments?.[0]?.adjustmentId ?? ''
  const { managerApproval } = await call('cart.approvePriceAdjustment', {
    params,
    body: { managerId: 'M100', pin: '471200', itemId, adjustmentId, type: 'percent', value: 50 },
  })
  await call('cart.changePriceAdjustment', { params: { basketId, adjustmentId }, body: { value: 50, managerApproval } })
  await call('cart.removePriceAdjustment', { params: { basketId, adjustmentId } })
}
