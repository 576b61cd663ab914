import type Stripe from 'stripe'
import type { z } from 'zod'
import type { KeptCard, ProviderPeople } from '../payment-provider.ts'
import { checked, Kept, Named, Owned, Setup } from './stripe-answers.ts'
import { challengeOf } from './stripe-challenge.ts'
import { found, keyed, orRefused, understood } from './stripe-client.ts'

/** Stripe knows a consumer by our number for him and by nothing else. */
export const peopleOf = (stripe: Stripe, secretKey: string): ProviderPeople => ({
  async introduce(consumerId, failures = 0) {
    const params = { metadata: { consumer: consumerId } }
    const key = `customer ${consumerId}${failures > 0 ? ` ${failures}` : ''}`
    return checked(Named, await understood(() => stripe.customers.create(params, keyed(key)))).id
  },
  async keep(token, customer) {
    const instrument = token.startsWith('ctoken_') ? { confirmation_token: token } : { payment_method: token }
    const params = { ...instrument, customer, confirm: true, usage: 'on_session', ...IN_PAGE } as const
    const answer = isSetup(token)
      ? await found(() => stripe.setupIntents.retrieve(token))
      : await orRefused(() => stripe.setupIntents.create(params, keyed(`keep ${token}`)))
    const setup = answer && checked(Setup, answer)
    // Nobody keeps what another was asked about.
    const kept = setup?.customer === customer ? keptIn(setup, secretKey) : undefined
    return kept?.question !== undefined || (kept && (await isTheirs(stripe, kept.token, customer))) ? kept : undefined
  },
  isAsked: isSetup,
  async keptBy(paymentId) {
    const answer = await found(() => stripe.paymentIntents.retrieve(paymentId))
    const intent = answer && checked(Kept, answer)
    return intent?.setup_future_usage ? (intent.payment_method ?? undefined) : undefined
  },
  async forgetCard(token, key) {
    // One that is detached already answers that it cannot be: it is forgotten all the same.
    await orRefused(() => stripe.paymentMethods.detach(token, {}, keyed(key)))
  },
  async forget(customer) {
    await found(() => stripe.customers.del(customer))
  },
})

/** The bank's question for a card is asked in the shop's own page. */
const IN_PAGE = {
  automatic_payment_methods: { enabled: true, allow_redirects: 'never' },
  use_stripe_sdk: true,
} as const

const isSetup = (token: string) => token.startsWith('seti_')

/** A card that was removed is nobody's, whatever an earlier answer says. */
async function isTheirs(stripe: Stripe, card: string, customer: string): Promise<boolean> {
  const answer = await found(() => stripe.paymentMethods.retrieve(card))
  return answer !== undefined && checked(Owned, answer).customer === customer
}

function keptIn(
  { id, status, payment_method, next_action }: z.output<typeof Setup>,
  secretKey: string,
): KeptCard | undefined {
  if (status === 'succeeded' && payment_method) return { token: payment_method }
  const asks = status === 'requires_action' && next_action?.type === 'use_stripe_sdk'
  return asks ? { token: id, question: challengeOf(secretKey, id) } : undefined
}
