import { askEasyPost } from '../carrier/easypost-requests.ts'
import { CarrierRefused, CarrierSilent } from '../carrier/carrier-errors.ts'
import type { Config } from '../config.ts'
import { serverOf } from '../payment/payments.ts'
import { openStripe } from '../payment/stripe/stripe-client.ts'
import { lookAt, reasonOf, well, wrong, type Finding } from './finding.ts'

const PATIENCE_MS = 10_000

/** Whether who says what tax is due knows us. */
export async function checkTax({ TAX, STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: url }: Config): Promise<Finding[]> {
  if (TAX === 'own' || secretKey === undefined)
    return [lookAt('taxes', 'they come from the shop’s own tables', 'For trade, set up Stripe Tax and TAX=stripe.')]
  const server = url === undefined ? {} : { server: serverOf(url) }
  const stripe = openStripe({ secretKey, webhookSecrets: [], timeoutMs: PATIENCE_MS, origin: '', ...server })
  try {
    const { status } = await stripe.tax.settings.retrieve()
    return status === 'active'
      ? [well('taxes', 'Stripe Tax is active')]
      : [wrong('taxes', 'Stripe Tax is not set up', 'Finish it in the dashboard: Settings, Tax.')]
  } catch (error) {
    return [wrong('taxes', `Stripe Tax does not let us in (${reasonOf(error)})`, 'Look at STRIPE_SECRET_KEY.')]
  }
}

/** Whether the carrier knows the key. */
export async function checkCarrier(config: Config): Promise<Finding[]> {
  const { CARRIER, EASYPOST_API_KEY: key, EASYPOST_WEBHOOK_SECRET: secret, EASYPOST_API_URL: url } = config
  if (CARRIER === 'own' || key === undefined || secret === undefined)
    return [well('carrier', 'none: labels are the shop’s own')]
  try {
    await askEasyPost({ key, secret, url, timeoutMs: PATIENCE_MS })('GET', '/v2/shipments?page_size=1')
    return [well('carrier', 'EasyPost lets us in')]
  } catch (error) {
    if (!(error instanceof CarrierRefused || error instanceof CarrierSilent)) throw error
    return [wrong('carrier', `EasyPost does not let us in (${error.message})`, 'Look at EASYPOST_API_KEY.')]
  }
}
