import { randomUUID } from 'node:crypto'
import { Cart } from '#contract/cart/cart.entities.ts'
import type { cart } from '#contract/cart/cart.ts'
import { answer, getCart, priced } from '../cart/cart.service.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers } from '../http/operation.ts'
import { CARD_FRAME } from '../payment/payment-provider.ts'
import * as instruments from './instruments.service.ts'
import { rememberDevice } from './device.service.ts'
import { patchOrder } from './patch.service.ts'
import { placeOrder } from './place.service.ts'
import { prepareOrder } from './prepare.service.ts'

const SESSION_MS = 30 * 60 * 1000

export const checkoutHandlers = {
  paymentMethods: (shop, { params }) => instruments.paymentMethods(shop, params.basketId),
  addPaymentInstrument: async (shop, { params, body }) => {
    // Before the transaction: a wrong code of a gift card must count, whatever becomes of the rest.
    const found = await instruments.findGiftCard(shop, body)
    return once(
      shop,
      'cart.addPaymentInstrument',
      { params, body },
      async inside => answer(inside, await instruments.addInstrument(inside, params.basketId, body, found)),
      stored => Cart.parse(stored),
    )
  },
  removePaymentInstrument: async (shop, { params, body }) =>
    answer(shop, await instruments.removeInstrument(shop, params.basketId, body.paymentInstrumentId)),
  paymentSession: async (shop, { query: { basketId, paymentMethod } }) => {
    const { totals } = await priced(shop, basketId)
    await instruments.requireOffered(shop, basketId, paymentMethod)
    const { provider } = shop.services.payments
    return {
      sessionId: `pss_${randomUUID().replaceAll('-', '')}`,
      provider: provider.name,
      ...(provider.publicKey === undefined ? {} : { publicKey: provider.publicKey }),
      paymentMethod,
      ...(paymentMethod === 'CREDIT_CARD' && { frameUrl: `${CARD_FRAME}?locale=${shop.locale}` }),
      amount: totals.remainingToPay,
      currency: shop.site.currency,
      expiresAt: new Date(shop.now.getTime() + SESSION_MS).toISOString(),
    }
  },
  deviceFingerprint: async (shop, { body: { basketId, ...device } }) => {
    await rememberDevice(shop, (await getCart(shop, basketId)).id, device)
    return { success: true }
  },
  prepareOrder: async (shop, { body }) => answer(shop, await prepareOrder(shop, body)),
  placeOrder: (shop, { body }) => placeOrder(shop, body),
  patchOrder: (shop, { params, body }) => patchOrder(shop, params.orderNumber, body),
} satisfies Partial<Handlers<typeof cart>>
