import Stripe from 'stripe'
import { expect } from 'vitest'
import { receiveNews } from '../checkout/settle.service.ts'
import { createRefund } from '../payment/stripe/stand-in/money-back.ts'
import type { Intent, Refund } from '../payment/stripe/stand-in/books.ts'
import { startStripeStandIn, type StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { createStripeProvider } from '../payment/stripe/stripe-provider.ts'
import * as given from './given.ts'
import { cartToOrder, type Buyer } from './given-checkout.ts'
import { runJobs } from './run-jobs.ts'
import type { TestShop } from './test-shop.ts'

const BOOT = { sku: 'BOOT-9', price: 12_000 }

/** A shop whose money goes through the stand-in of Stripe, and what people do to it there. */
export async function stripeOrders(shop: TestShop) {
  const standIn = await startStripeStandIn()
  const keys = { secretKey: 'sk_test_1', webhookSecrets: ['whsec_1'], origin: 'https://shop.test', timeoutMs: 30_000 }
  Object.assign(shop.services.payments, { provider: createStripeProvider({ ...keys, server: standIn.server }) })
  const boot = await given.product(shop, { ...BOOT, stock: 100 })
  let tokens = 0

  return {
    standIn,
    boot,
    async ordered(
      buyer: Buyer,
      card = 'ok',
      qty = 1,
      giftCard?: { number: string; code: string },
      more: { saveCard?: boolean } = {},
    ) {
      const basketId = await cartToOrder(buyer, { sku: BOOT.sku, qty, card: null })
      if (giftCard)
        await buyer.call('cart.addPaymentInstrument', {
          params: { basketId },
          body: { payment_method_id: 'GIFT_CARD', giftCardNumber: giftCard.number, giftCardCode: giftCard.code },
        })
      const body = { payment_method_id: 'CREDIT_CARD', paymentToken: `ctoken_${card}_b${++tokens}`, ...more } as const
      await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
      const placed = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } })
      const { orderNumber, totals, items } = placed
      const intent = [...standIn.books.intents.values()].find(each => each.metadata['reference'] === `${orderNumber}-1`)
      if (!intent) throw new Error('Stripe knows nothing of it')
      const shown = () => buyer.call('consumer.purchase', { params: { orderId: orderNumber } })
      return { orderNumber, intent, total: totals.total, items, shown }
    },
    /** As somebody does in the dashboard. */
    refund: (id: string, amount: number): Refund =>
      createRefund(standIn.books, new URLSearchParams({ payment_intent: id, amount: String(amount) })),
    lastRefund: (id: string): Refund => lastRefund(standIn, id),
    /** The newest event of a type arrives at the shop. */
    async deliver(type: string) {
      const payload = JSON.stringify(standIn.books.events.findLast(event => event.type === type))
      const signature = new Stripe('sk_test_1').webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
      expect(await receiveNews(shop.services, payload, signature)).toBe(true)
    },
    async runJobsAgain() {
      for (let round = 0; round < 3; round++) {
        await runJobs(shop)
        await shop.database.pool.query('update jobs set run_at = now() where done_at is null')
      }
    },
    /** What was given back, as the three books have it, and what is written down as given back or owed. */
    async sums(orderNumber: string, { latest_charge }: Intent) {
      const { rows } = await shop.database.pool.query<{ order: number; payment: number }>(
        `select o.refunded as order, p.refunded as payment from orders o join payments p on p.order_number = o.number
         where o.number = $1`,
        [orderNumber],
      )
      return { ...rows[0], provider: standIn.books.charges.get(latest_charge ?? '')?.amount_refunded }
    },
  }
}

function lastRefund({ books }: StripeStandIn, id: string): Refund {
  const made = [...books.refunds.values()].findLast(each => each.payment_intent === id)
  if (!made) throw new Error('nothing was refunded')
  return made
}
