import { z } from 'zod'
import { ProviderUnavailable, type DeclineReason, type PaymentOutcome } from '../payment-provider.ts'

const ACTION_MS = 9 * 60 * 1000

const DECLINES: Readonly<Record<string, DeclineReason>> = {
  insufficient_funds: 'insufficient',
  fraudulent: 'fraud',
  lost_card: 'fraud',
  stolen_card: 'fraud',
  merchant_blacklist: 'fraud',
  expired_card: 'expired-card',
  payment_intent_authentication_failure: 'authentication-failed',
  payment_intent_payment_attempt_failed: 'refused',
}

export const Method = z.object({
  id: z.string(),
  card: z
    .object({
      brand: z.string(),
      last4: z.string(),
      exp_month: z.int(),
      exp_year: z.int(),
      fingerprint: z.string().nullish(),
    })
    .nullish(),
  billing_details: z.object({ name: z.string().nullish() }),
})
export const Found = z.object({ data: z.array(z.unknown()) })

/** What is read of an intent, checked: an answer of another shape says nothing about money. */
const Intent = z.object({
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int().default(0),
  created: z.int(),
  metadata: z.object({ reference: z.string() }),
  payment_method_types: z.array(z.string()),
  latest_charge: z.union([z.object({ amount_refunded: z.int() }), z.string()]).nullish(),
  next_action: z.object({ redirect_to_url: z.object({ url: z.string().nullish() }).nullish() }).nullish(),
  last_payment_error: z.object({ code: z.string().optional(), decline_code: z.string().optional() }).nullish(),
})

export function checked<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = shape.safeParse(answer)
  if (!read.success) throw new ProviderUnavailable('Stripe: an answer of another shape', { cause: read.error })
  return read.data
}

export function outcomeOf(answer: unknown): PaymentOutcome {
  const intent = checked(Intent, answer)
  const known = { paymentId: intent.id, reference: intent.metadata.reference, amount: intent.amount }
  switch (intent.status) {
    case 'requires_capture':
      return { ...known, state: 'authorised' }
    case 'succeeded': {
      const charge = intent.latest_charge
      const refunded = typeof charge === 'object' ? (charge?.amount_refunded ?? 0) : 0
      return { ...known, state: 'captured', captured: intent.amount_received, refunded }
    }
    case 'requires_action': {
      const url = intent.next_action?.redirect_to_url?.url
      if (!url) throw new ProviderUnavailable('Stripe: an action without an address')
      const expiresAt = new Date(intent.created * 1000 + ACTION_MS)
      const type = intent.payment_method_types.includes('card') ? 'THREE_DS' : 'REDIRECT'
      return { ...known, state: 'action', action: { type, url, expiresAt } }
    }
    case 'requires_payment_method':
    case 'canceled': {
      const { code = '', decline_code: declineCode = '' } = intent.last_payment_error ?? {}
      const otherwise = intent.status === 'canceled' ? 'cancelled' : 'declined'
      return { ...known, state: 'declined', reason: DECLINES[declineCode] ?? DECLINES[code] ?? otherwise }
    }
    default:
      throw new ProviderUnavailable(`Stripe: ${intent.status}`)
  }
}
