import { invalid, missing, newId, type Books, type Setup } from './books.ts'
import { behaviourOf, describe } from './cards.ts'

export function createCustomer(books: Books, form: URLSearchParams) {
  const id = newId('cus')
  const customer = { id, metadata: { consumer: form.get('metadata[consumer]') ?? '' }, deleted: false }
  books.customers.set(id, customer)
  return { object: 'customer', ...customer }
}

export function deleteCustomer(books: Books, id: string) {
  const customer = books.customers.get(id)
  if (!customer || customer.deleted) throw missing()
  customer.deleted = true
  for (const method of books.methods.values()) if (method.customer === id) method.detached = true
  return { id, object: 'customer', deleted: true }
}

export function showMethod(books: Books, id: string) {
  const behaviour = books.methods.get(id)?.behaviour ?? (id.startsWith('pm_') ? behaviourOf(id) : undefined)
  if (!behaviour) throw missing()
  const customer = books.methods.get(id)?.customer ?? null
  return { id, object: 'payment_method', customer, ...describe(id, behaviour) }
}

export function detachMethod(books: Books, id: string) {
  const method = books.methods.get(id)
  if (!method || method.customer === null || method.detached)
    throw invalid('payment_method_unexpected_state', 'it is attached to nobody')
  Object.assign(method, { detached: true, customer: null })
  return showMethod(books, id)
}

export function showToken(id: string) {
  const behaviour = id.startsWith('ctoken_') ? behaviourOf(id) : undefined
  if (!behaviour) throw missing()
  return { id, object: 'confirmation_token', payment_method_preview: describe(id, behaviour) }
}

/** Keeps a card for a customer without a payment. */
export function createSetup(books: Books, form: URLSearchParams): Setup {
  const token = form.get('confirmation_token') ?? form.get('payment_method') ?? ''
  const behaviour = behaviourOf(token)
  const customer = form.get('customer')
  if (!behaviour || customer === null || books.customers.get(customer)?.deleted !== false) throw missing()
  const id = newId('seti')
  const method = newId(`pm_${token.split('_')[1]}`)
  books.methods.set(method, { behaviour, customer: null, used: true, detached: false })
  const setup: Setup = {
    id,
    object: 'setup_intent',
    status: 'requires_action',
    client_secret: `${id}_secret_1`,
    customer,
    payment_method: method,
    next_action: null,
    metadata: {},
  }
  books.setups.set(id, setup)
  if (behaviour.bank === 'decline') return answerSetup(books, setup, 'no')
  if (behaviour.bank !== 'challenge') return answerSetup(books, setup, 'yes')
  if (form.get('use_stripe_sdk') !== 'true') throw invalid('setup_intent_unexpected_state', 'redirects are not allowed')
  setup.next_action = { type: 'use_stripe_sdk', use_stripe_sdk: {} }
  return setup
}

export function showSetup(books: Books, id: string): Setup {
  const setup = books.setups.get(id)
  if (!setup) throw missing()
  return setup
}

/** What the bank says in the end: the card is its owner's from then on, or was never kept. */
export function answerSetup(books: Books, setup: Setup, verdict: 'yes' | 'no'): Setup {
  setup.next_action = null
  setup.status = verdict === 'yes' ? 'succeeded' : 'requires_payment_method'
  const method = books.methods.get(setup.payment_method ?? '')
  if (verdict === 'yes' && method) method.customer = setup.customer
  if (verdict === 'no') setup.payment_method = null
  return setup
}
