import { CARDS, cartToOrder, HOME, payWith, type Buyer } from '../given-checkout.ts'

type Wares = { readonly sku: string; readonly giftCardSku: string }

/** Reads, cancels and returns orders; `deliver` lets the warehouse work until they have arrived. */
export async function afterwards(buyer: Buyer, { sku, giftCardSku }: Wares, deliver: () => Promise<void>) {
  const { call } = buyer
  const place = async (cartId: string) => call('cart.placeOrder', { headers: {}, body: { cartId } })
  const first = await place(await cartToOrder(buyer, { sku }))
  await call('consumer.refundPreview', { params: { orderId: first.orderNumber }, body: { way: 'cancel' } })
  await call('consumer.cancelOrder', { headers: {}, query: { orderNumber: first.orderNumber }, body: {} })
  const second = await place(await cartToOrder(buyer, { sku }))
  const { orderNumber } = second
  await call('consumer.purchase', { params: { orderId: orderNumber } })
  await call('consumer.measuredOrder', { params: { orderId: orderNumber } })
  await call('consumer.purchaseHistory', { body: {} })
  await call('consumer.trackOrder', { body: { orderNumber, email: HOME.recipientContactEmail } })
  await call('consumer.invoice', { query: { orderNumber }, body: {} })
  await giveCard(buyer, giftCardSku)
  await deliver()
  await call('consumer.returnLabel', {
    params: { orderId: orderNumber },
    body: { items: [{ itemId: second.items[0]?.id ?? '', reason: 'too small' }] },
  })
  await call('consumer.purchase', { params: { orderId: orderNumber } })
}

async function giveCard(buyer: Buyer, sku: string) {
  const { call } = buyer
  const giftCard = { amount: 5000, recipientEmail: 'ash@cairn.test', senderName: 'Robin' }
  const { id: cartId } = await call('cart.createWithItem', { body: { items: [{ sku, giftCard }] } })
  await call('cart.setBillingAddress', { params: { basketId: cartId }, body: HOME })
  await payWith(buyer, cartId, CARDS.good)
  const { orderNumber, items } = await call('cart.placeOrder', { headers: {}, body: { cartId } })
  await call('consumer.resendGiftCardEmail', { body: { orderNumber, itemId: items[0]?.id ?? '' } })
}
