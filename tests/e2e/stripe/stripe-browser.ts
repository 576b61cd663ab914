import type { BrowserContext, Route } from 'playwright-core'
import { approveIntent, declineIntent } from '../../../src/server/payment/stripe/stand-in/intents.ts'
import { answerSetup } from '../../../src/server/payment/stripe/stand-in/people.ts'
import type { StripeStandIn } from '../../../src/server/payment/stripe/stand-in/server.ts'
import { STRIPE_DOCUMENTS, STRIPE_JS } from './stripe-js.ts'

/** What a card does, by its number: Stripe's own for tests. */
const WORDS: Readonly<Record<string, string>> = {
  '4242424242424242': 'ok',
  '4000000000003220': 'challenge',
  '4000000000009995': 'insufficient',
  '4000000000000077': 'parts',
  applepay: 'applepay',
}

export type Tokens = Map<string, URLSearchParams>

/** Stripe as a browser meets it. The tokens made are kept with what was said when they were. */
export async function routeStripe(context: BrowserContext, { books }: StripeStandIn, tokens: Tokens): Promise<void> {
  const json = (route: Route, body: object) =>
    route.fulfill({ json: body, headers: { 'access-control-allow-origin': '*' } })
  await context.route(/^https:\/\/(?:js|hooks)\.stripe\.com\//, route => {
    const { pathname } = new URL(route.request().url())
    if (pathname === '/endive/stripe.js') return route.fulfill({ contentType: 'text/javascript', body: STRIPE_JS })
    const document = STRIPE_DOCUMENTS[pathname]
    return document ? route.fulfill({ contentType: 'text/html', body: document }) : route.fulfill({ status: 404 })
  })
  await context.route('https://api.stripe.com/v1/confirmation_tokens', route => {
    const told = new URLSearchParams(route.request().postData() ?? '')
    const id = `ctoken_${WORDS[told.get('number') ?? ''] ?? 'stolen'}_${tokens.size + 1}`
    tokens.set(id, told)
    return json(route, { id, object: 'confirmation_token' })
  })
  await context.route('https://api.stripe.com/v1/3ds2', route => {
    const told = new URLSearchParams(route.request().postData() ?? '')
    const id = (told.get('clientSecret') ?? '').replace(/_secret_\w+$/, '')
    const setup = books.setups.get(id)
    if (setup)
      return json(route, { setupIntent: answerSetup(books, setup, told.get('verdict') === 'yes' ? 'yes' : 'no') })
    const intent = books.intents.get(id)
    if (intent && told.get('verdict') === 'yes') approveIntent(books, intent)
    else if (intent) declineIntent(books, intent, 'payment_intent_authentication_failure')
    return json(route, { paymentIntent: { id: intent?.id } })
  })
}
