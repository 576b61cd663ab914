import { invalid, missing, newId, Refusal, tell, type Books, type Charge, type Intent, type Method } from './books.ts'
import { behaviourOf, isTestCard, type Behaviour } from './cards.ts'

const WINDOW_S = 7 * 24 * 60 * 60

/** What Stripe's documentation says it charges at least. */
const LEAST: Readonly<Record<string, number>> = { usd: 50, cad: 50, gbp: 30, eur: 50 }

type Form = URLSearchParams

export function createIntent(books: Books, form: Form): Intent {
  const customer = form.get('customer')
  if (customer !== null && books.customers.get(customer)?.deleted !== false) throw missing()
  const amount = Number(form.get('amount'))
  if (!Number.isInteger(amount) || amount <= 0) throw invalid('parameter_invalid_integer')
  if (amount < (LEAST[form.get('currency') ?? ''] ?? 0)) throw invalid('amount_too_small')
  const id = newId('pi')
  const intent: Intent = {
    id,
    object: 'payment_intent',
    status: 'requires_payment_method',
    amount,
    amount_received: 0,
    amount_capturable: 0,
    currency: form.get('currency') ?? '',
    created: Math.floor(books.clock() / 1000),
    client_secret: `${id}_secret_1`,
    capture_method: form.get('capture_method') ?? 'automatic',
    customer,
    setup_future_usage: form.get('setup_future_usage'),
    payment_method: null,
    metadata: { reference: form.get('metadata[reference]') ?? '', device: form.get('metadata[device]') ?? '' },
    latest_charge: null,
    last_payment_error: null,
    next_action: null,
  }
  books.intents.set(id, intent)
  return intent
}

export function confirmIntent(books: Books, intent: Intent, form: Form): Intent {
  if (!['requires_payment_method', 'requires_confirmation'].includes(intent.status))
    throw invalid('payment_intent_unexpected_state')
  const { id: methodId, method } = instrument(books, intent, form)
  const { behaviour } = method
  Object.assign(intent, { payment_method: methodId, last_payment_error: null })
  method.used = true
  books.behaviourOfIntent.set(intent.id, behaviour)
  if (behaviour.bank === 'decline') {
    Object.assign(intent, {
      status: 'requires_payment_method',
      last_payment_error: { type: 'card_error', ...behaviour.error },
    })
    tell(books, 'payment_intent.payment_failed', intent)
    throw new Refusal(402, { type: 'card_error', ...behaviour.error, payment_intent: intent })
  }
  if (behaviour.bank === 'process') return moveIntent(books, intent, 'processing')
  if (behaviour.bank === 'approve') return approveIntent(books, intent)
  const inPage = form.get('use_stripe_sdk') === 'true' && behaviour.bank === 'challenge'
  intent.next_action = inPage
    ? { type: 'use_stripe_sdk', use_stripe_sdk: {} }
    : {
        type: 'redirect_to_url',
        redirect_to_url: { url: `https://hooks.stripe.com/${intent.id}`, return_url: form.get('return_url') },
      }
  return moveIntent(books, intent, 'requires_action')
}

function moveIntent(books: Books, intent: Intent, status: string): Intent {
  intent.status = status
  tell(books, `payment_intent.${status}`, intent)
  return intent
}

/** The bank says yes: at once, after its question, or after a while. */
export function approveIntent(books: Books, intent: Intent): Intent {
  const behaviour = books.behaviourOfIntent.get(intent.id)
  const card = {
    capture_before: Math.floor(books.clock() / 1000) + WINDOW_S,
    multicapture: { status: behaviour?.multicapture ? 'available' : 'unavailable' },
  }
  const charge: Charge = {
    id: newId('ch'),
    object: 'charge',
    payment_intent: intent.id,
    amount: intent.amount,
    amount_captured: 0,
    amount_refunded: 0,
    disputed: false,
    metadata: intent.metadata,
    payment_method_details: behaviour?.type === 'card' ? { type: 'card', card } : { type: behaviour?.type },
  }
  books.charges.set(charge.id, charge)
  const method = books.methods.get(intent.payment_method ?? '')
  if (method && intent.setup_future_usage) method.customer = intent.customer
  Object.assign(intent, { latest_charge: charge.id, next_action: null, amount_capturable: intent.amount })
  intent.status = 'requires_capture'
  tell(books, 'payment_intent.amount_capturable_updated', intent)
  return intent
}

/** The bank, or its question, says no. */
export function declineIntent(books: Books, intent: Intent, code: string): Intent {
  Object.assign(intent, { next_action: null, last_payment_error: { type: 'invalid_request_error', code } })
  intent.status = 'requires_payment_method'
  tell(books, 'payment_intent.payment_failed', intent)
  return intent
}

export function captureIntent(books: Books, intent: Intent, form: Form): Intent {
  const charge = books.charges.get(intent.latest_charge ?? '')
  if (intent.status !== 'requires_capture' || !charge) throw invalid('payment_intent_unexpected_state')
  const amount = Number(form.get('amount_to_capture') ?? intent.amount_capturable)
  if (!(amount > 0) || amount > intent.amount_capturable) throw invalid('amount_too_large')
  const last = form.get('final_capture') !== 'false'
  if (!last && !books.behaviourOfIntent.get(intent.id)?.multicapture) throw invalid('capture_unauthorized_payment')
  charge.amount_captured += amount
  intent.amount_received += amount
  intent.amount_capturable = last ? 0 : intent.amount_capturable - amount
  if (last) intent.status = 'succeeded'
  tell(books, last ? 'payment_intent.succeeded' : 'charge.captured', last ? intent : charge)
  return intent
}

export function cancelIntent(books: Books, intent: Intent): Intent {
  if (['succeeded', 'canceled', 'processing'].includes(intent.status)) throw invalid('payment_intent_unexpected_state')
  Object.assign(intent, { next_action: null, amount_capturable: 0 })
  return moveIntent(books, intent, 'canceled')
}

/** Which card or wallet pays, under Stripe's rules for using it. */
function instrument(books: Books, intent: Intent, form: Form): { id: string; method: Method } {
  const token = form.get('confirmation_token')
  if (token !== null) {
    const behaviour = behaviourOf(token)
    if (!behaviour) throw missing()
    const by = books.used.get(token)
    if (by !== undefined && by !== intent.id) throw invalid('confirmation_token_already_used')
    books.used.set(token, intent.id)
    return newMethod(books, behaviour, token.split('_')[1] ?? '')
  }
  const type = form.get('payment_method_data[type]')
  const offsite = type === null ? undefined : behaviourOf(`pm_${type}`)
  if (offsite) return newMethod(books, offsite, type ?? '')
  const id = form.get('payment_method') ?? ''
  const test = isTestCard(id) ? behaviourOf(id) : undefined
  if (test) return newMethod(books, test, 'card')
  const method = books.methods.get(id) ?? firstUse(books, id)
  if (method.detached) throw invalid('payment_method_unexpected_state', 'it was detached and may not be used again')
  if (method.customer !== null && method.customer !== intent.customer)
    throw invalid('payment_method_customer_mismatch', 'the method belongs to another customer')
  if (method.customer === null && method.used && !id.endsWith('_shared'))
    throw invalid('payment_method_unexpected_state', 'it was used without a customer and may not be used again')
  return { id, method }
}

function newMethod(books: Books, behaviour: Behaviour, word: string) {
  const id = newId(`pm_${word}`)
  const method: Method = { behaviour, customer: null, used: false, detached: false }
  books.methods.set(id, method)
  return { id, method }
}

function firstUse(books: Books, id: string): Method {
  const behaviour = behaviourOf(id)
  if (!id.startsWith('pm_') || !behaviour) throw missing()
  const method: Method = { behaviour, customer: null, used: false, detached: false }
  books.methods.set(id, method)
  return method
}
