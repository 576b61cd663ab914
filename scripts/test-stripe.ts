// npm run test:stripe: what the shop relies on, asked of Stripe itself in test mode. Needs STRIPE_TEST_KEY.
import { runTests } from './steps.ts'

const key = process.env['STRIPE_TEST_KEY'] ?? ''
if (key !== '' && !/^[sr]k_test_/.test(key)) {
  console.error('STRIPE_TEST_KEY is not a key for tests (sk_test_… or rk_test_…): nothing was asked of Stripe.')
  process.exit(1)
}
if (key === '')
  console.log('SKIPPED: Stripe itself is not asked, only its stand-in. Set STRIPE_TEST_KEY=sk_test_… to ask it.')
process.exitCode = await runTests(['embedded'], ['src/server/payment/stripe/stripe-itself.test.ts'], process.env)
