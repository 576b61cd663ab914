import { z } from 'zod'
import {
  ProviderUnavailable,
  type DISPUTE_STATES,
  type DeclineReason,
  type NeededAction,
  type PaymentOutcome,
} from '../payment-provider.ts'

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
  type: z.string(),
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
const Offered = z.object({ available: z.boolean() }).nullish()
export const Configurations = z.object({
  data: z.array(
    z.object({ active: z.boolean(), is_default: z.boolean(), card: Offered, paypal: Offered, klarna: Offered }),
  ),
})

/** Of a payment or of a card to keep, which has no order. */
export const Challenged = z.object({
  client_secret: z.string(),
  metadata: z.object({ reference: z.string().default('') }),
})
export const Tagged = z.object({ metadata: z.object({ reference: z.string().optional() }) })
export const Setup = z.object({
  id: z.string(),
  status: z.string(),
  customer: z.string().nullish(),
  payment_method: z.string().nullish(),
  next_action: z.object({ type: z.string() }).nullish(),
})
export const Kept = z.object({ payment_method: z.string().nullish(), setup_future_usage: z.string().nullish() })
export const Owned = z.object({ customer: z.string().nullish() })
export const Named = z.object({ id: z.string() })

export const Preview = z.object({ payment_method_preview: z.unknown() })

export const List = <Item extends z.ZodType>(item: Item) => z.object({ data: z.array(item) })

const REFUND_STATES = {
  pending: 'pending',
  requires_action: 'pending',
  succeeded: 'succeeded',
  failed: 'failed',
  canceled: 'failed',
} as const

export const Refund = z
  .object({
    id: z.string(),
    amount: z.int(),
    status: z.enum(['pending', 'requires_action', 'succeeded', 'failed', 'canceled']),
    metadata: z.object({ key: z.string().optional() }).nullish(),
  })
  .transform(({ id, amount, status, metadata }) => ({ id, amount, state: REFUND_STATES[status], key: metadata?.key }))

const seconds = z.int().transform(at => new Date(at * 1000))

export const Dispute = z
  .object({
    id: z.string(),
    amount: z.int(),
    reason: z.string(),
    status: z.string(),
    evidence_details: z.object({ due_by: seconds.nullish() }).nullish(),
  })
  .transform(({ status, evidence_details, ...dispute }) => ({
    ...dispute,
    state: disputeState(status),
    dueBy: evidence_details?.due_by ?? undefined,
  }))

/** Also warnings end in one of these words. */
const disputeState = (status: string): (typeof DISPUTE_STATES)[number] =>
  status === 'won' || status === 'lost'
    ? status
    : status.endsWith('closed')
      ? 'won'
      : status.endsWith('under_review')
        ? 'under-review'
        : 'open'

const Charge = z.object({
  amount_refunded: z.int(),
  payment_method_details: z
    .object({
      card: z
        .object({ capture_before: seconds.nullish(), multicapture: z.object({ status: z.string() }).nullish() })
        .nullish(),
    })
    .nullish(),
})

/** What is read of an intent, checked: an answer of another shape says nothing about money. */
const Intent = z.object({
  object: z.literal('payment_intent'),
  id: z.string(),
  status: z.string(),
  amount: z.int(),
  amount_received: z.int().default(0),
  created: z.int(),
  metadata: z.object({ reference: z.string() }),
  latest_charge: z.union([Charge, z.string()]).nullish(),
  next_action: z
    .object({ type: z.string(), redirect_to_url: z.object({ url: z.string().nullish() }).nullish() })
    .nullish(),
  last_payment_error: z.object({ code: z.string().optional(), decline_code: z.string().optional() }).nullish(),
})
type Intent = z.output<typeof Intent>

export function checked<Shape extends z.ZodType>(shape: Shape, answer: unknown): z.output<Shape> {
  const read = shape.safeParse(answer)
  if (!read.success) throw new ProviderUnavailable('Stripe: an answer of another shape', { cause: read.error })
  return read.data
}

/** Where the shop shows the question of a bank in its own page. */
export const CHALLENGE_PATH = '/payment/challenge'

export function outcomeOf(answer: unknown): PaymentOutcome {
  const intent = checked(Intent, answer)
  const known = { paymentId: intent.id, reference: intent.metadata.reference, amount: intent.amount }
  const charge = typeof intent.latest_charge === 'object' ? intent.latest_charge : undefined
  const refunded = charge?.amount_refunded ?? 0
  switch (intent.status) {
    case 'requires_confirmation':
      return { ...known, state: 'unconfirmed' }
    case 'processing':
      return { ...known, state: 'processing' }
    case 'requires_capture': {
      const card = charge?.payment_method_details?.card
      const captureBefore = card?.capture_before ?? undefined
      const inParts = card?.multicapture?.status === 'available'
      return { ...known, state: 'authorised', reserved: { captured: intent.amount_received, captureBefore, inParts } }
    }
    case 'succeeded':
      return { ...known, state: 'captured', captured: intent.amount_received, refunded }
    case 'requires_action':
      return { ...known, state: 'action', action: actionOf(intent) }
    case 'requires_payment_method':
      return intent.last_payment_error
        ? { ...known, state: 'declined', reason: reasonOf(intent, 'declined') }
        : { ...known, state: 'unconfirmed' }
    case 'canceled':
      // Cancelled after a part of it was taken: that part stays taken.
      return intent.amount_received > 0
        ? { ...known, state: 'captured', captured: intent.amount_received, refunded }
        : { ...known, state: 'declined', reason: reasonOf(intent, 'cancelled') }
    default:
      throw new ProviderUnavailable(`Stripe: ${intent.status}`)
  }
}

function actionOf({ id, created, next_action: next }: Intent): NeededAction {
  const expiresAt = new Date(created * 1000 + ACTION_MS)
  if (next?.type === 'use_stripe_sdk') return { type: 'THREE_DS', url: `${CHALLENGE_PATH}/${id}`, expiresAt }
  const url = next?.redirect_to_url?.url
  if (!url) throw new ProviderUnavailable('Stripe: an action without an address')
  return { type: 'REDIRECT', url, expiresAt }
}

function reasonOf({ last_payment_error: error }: Intent, otherwise: DeclineReason): DeclineReason {
  return DECLINES[error?.decline_code ?? ''] ?? DECLINES[error?.code ?? ''] ?? otherwise
}
