import Stripe from 'stripe'
import { z } from 'zod'
import type { PaymentNews } from '../payment-provider.ts'

/** What Stripe is asked to tell, and what is fetched when it could not. Everything else is not ours to act on. */
export const EVENT_TYPES = [
  'payment_intent.amount_capturable_updated',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  'payment_intent.canceled',
  'payment_intent.processing',
  'payment_intent.requires_action',
  'charge.captured',
  'charge.expired',
  'charge.refunded',
  'refund.created',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  'charge.dispute.updated',
  'charge.dispute.closed',
  'charge.dispute.funds_withdrawn',
  'charge.dispute.funds_reinstated',
] as const satisfies readonly Stripe.Event['type'][]

const Event = z.object({
  id: z.string(),
  type: z.enum(EVENT_TYPES),
  data: z.object({
    object: z.object({
      object: z.string(),
      id: z.string(),
      payment_intent: z.string().nullish(),
      metadata: z.object({ reference: z.string().optional() }).nullish(),
    }),
  }),
})

export function newsOf(answer: unknown): PaymentNews | undefined {
  const event = Event.safeParse(answer)
  if (!event.success) return undefined
  const { id, data } = event.data
  const about = data.object
  const paymentId = about.object === 'payment_intent' ? about.id : about.payment_intent
  if (!paymentId) return undefined
  return { id, paymentId, reference: about.metadata?.reference }
}

export function readEvent(
  stripe: Stripe,
  body: string,
  signature: string,
  secrets: readonly string[],
): PaymentNews | 'not ours to act on' | undefined {
  for (const secret of secrets)
    try {
      return newsOf(stripe.webhooks.constructEvent(body, signature, secret)) ?? 'not ours to act on'
    } catch (error) {
      if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error
    }
  return undefined
}
