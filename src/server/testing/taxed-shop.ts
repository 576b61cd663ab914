import { startStripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { testShop } from './test-shop.ts'

/** A shop whose taxes come from the stand-in for Stripe, and the stand-in, which has to be stopped. */
export async function taxedShop(settings: Record<string, string> = {}) {
  const standIn = await startStripeStandIn()
  const shop = await testShop({
    TAX: 'stripe',
    PAYMENT: 'simulated',
    STRIPE_SECRET_KEY: 'sk_test_1',
    STRIPE_API_URL: `http://127.0.0.1:${standIn.server.port}`,
    TAX_TIMEOUT_MS: '30000',
    PAYMENT_TIMEOUT_MS: '30000',
    ...settings,
  })
  return { standIn, shop }
}
