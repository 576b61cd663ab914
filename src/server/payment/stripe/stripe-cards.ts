import type Stripe from 'stripe'
import { ProviderUnavailable, type CardFacts, type OffsiteFacts, type ProviderMethod } from '../payment-provider.ts'
import { checked, Configurations, Method, Preview } from './stripe-answers.ts'
import { found, understood } from './stripe-client.ts'

/** The card behind a token of the frame, or behind one that was saved. */
export async function describeToken(stripe: Stripe, token: string): Promise<CardFacts | OffsiteFacts | undefined> {
  if (!token.startsWith('ctoken_')) return factsOf(await found(() => stripe.paymentMethods.retrieve(token)), token)
  const answer = await found(() => stripe.confirmationTokens.retrieve(token))
  return answer && factsOf(checked(Preview, answer).payment_method_preview, token)
}

const LATER = ['klarna', 'afterpay_clearpay', 'affirm']

function factsOf(answer: unknown, token: string): CardFacts | OffsiteFacts | undefined {
  if (answer === undefined) return undefined
  const { type, card, billing_details } = checked(Method, answer)
  if (!card) return { method: LATER.includes(type) ? 'pay-later' : 'wallet' }
  const holder = billing_details.name
  return {
    brand: card.brand,
    lastFour: card.last4,
    expiryMonth: card.exp_month,
    expiryYear: card.exp_year,
    fingerprint: card.fingerprint ?? token,
    ...(holder ? { holder } : {}),
  }
}

const ASK_AGAIN_MS = 10 * 60 * 1000
/** Nobody waits for Stripe again so soon after it said nothing. */
const SILENCE_MS = 30 * 1000
/** A page waits for it: not for as long as for money. */
const PATIENCE_MS = 1500

/** Which ways the account has turned on; asked now and then, and of the last answer where Stripe says nothing. */
export function availableMethods(stripe: Stripe): () => Promise<readonly ProviderMethod[]> {
  let known: readonly ProviderMethod[] | ProviderUnavailable = new ProviderUnavailable('Stripe was never asked')
  let askAgainAt = 0
  let asking: Promise<void> | undefined
  const ask = async () => {
    try {
      known = await askMethods(stripe)
      askAgainAt = Date.now() + ASK_AGAIN_MS
    } catch (error) {
      if (!(error instanceof ProviderUnavailable)) throw error
      if (known instanceof ProviderUnavailable) known = error
      askAgainAt = Date.now() + SILENCE_MS
    } finally {
      asking = undefined
    }
  }
  return async () => {
    if (Date.now() >= askAgainAt) await (asking ??= ask())
    if (known instanceof ProviderUnavailable) throw known
    return known
  }
}

async function askMethods(stripe: Stripe): Promise<readonly ProviderMethod[]> {
  const patience = { timeout: PATIENCE_MS }
  const answer = await understood(() => stripe.paymentMethodConfigurations.list({ limit: 10 }, patience))
  const [used] = checked(Configurations, answer).data.filter(({ active, is_default }) => active && is_default)
  return [
    ...(used?.card?.available ? (['card'] as const) : []),
    ...(used?.paypal?.available ? (['wallet'] as const) : []),
    ...(used?.klarna?.available ? (['pay-later'] as const) : []),
  ]
}
