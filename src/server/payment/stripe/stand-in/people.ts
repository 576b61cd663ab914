import { invalid, missing, newId, type Books } from './books.ts'
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
export function createSetup(books: Books, form: URLSearchParams) {
  const token = form.get('confirmation_token') ?? form.get('payment_method') ?? ''
  const behaviour = behaviourOf(token)
  const customer = form.get('customer')
  if (!behaviour || customer === null || books.customers.get(customer)?.deleted !== false) throw missing()
  const setup = { id: newId('seti'), object: 'setup_intent', payment_method: null, next_action: null }
  if (behaviour.bank === 'challenge') return { ...setup, status: 'requires_action' }
  if (behaviour.bank === 'decline') return { ...setup, status: 'requires_payment_method' }
  const method = newId(`pm_${token.split('_')[1]}`)
  books.methods.set(method, { behaviour, customer, used: true, detached: false })
  return { ...setup, status: 'succeeded', payment_method: method }
}
