import { randomUUID } from 'node:crypto'
import type { Behaviour } from './cards.ts'
import type { TaxBooks } from './tax-books.ts'

export type Charge = {
  id: string
  object: 'charge'
  payment_intent: string
  amount: number
  amount_captured: number
  amount_refunded: number
  disputed: boolean
  metadata: Record<string, string>
  payment_method_details: object
}

export type Intent = {
  id: string
  object: 'payment_intent'
  status: string
  amount: number
  amount_received: number
  amount_capturable: number
  currency: string
  created: number
  client_secret: string
  capture_method: string
  customer: string | null
  setup_future_usage: string | null
  payment_method: string | null
  metadata: Record<string, string>
  latest_charge: string | null
  last_payment_error: object | null
  next_action: object | null
}

export type Refund = {
  id: string
  object: 'refund'
  payment_intent: string
  amount: number
  status: string
  metadata: Record<string, string>
}

export type Dispute = {
  id: string
  object: 'dispute'
  payment_intent: string
  amount: number
  reason: string
  status: string
  evidence_details: { due_by: number }
}

export type Method = { behaviour: Behaviour; customer: string | null; used: boolean; detached: boolean }

/** A card that somebody keeps without a payment. */
export type Setup = {
  id: string
  object: 'setup_intent'
  status: string
  client_secret: string
  customer: string
  payment_method: string | null
  next_action: object | null
  metadata: Record<string, string>
}

export type StripeEvent = { id: string; object: 'event'; type: string; created: number; data: { object: object } }

/** What a company has set up in the dashboard. */
type Account = {
  takesMoney: boolean
  /** The ways to pay that are turned on. */
  offers: string[]
  domains: { id: string; object: string; domain_name: string; enabled: boolean }[]
  webhooks: { id: string; object: string; url: string; status: string; enabled_events: string[] }[]
}

/** Everything the stand-in knows. Tests read it as the truth about money. */
export type Books = {
  clock: () => number
  account: Account
  intents: Map<string, Intent>
  charges: Map<string, Charge>
  refunds: Map<string, Refund>
  disputes: Map<string, Dispute>
  customers: Map<string, { id: string; metadata: Record<string, string>; deleted: boolean }>
  methods: Map<string, Method>
  setups: Map<string, Setup>
  /** By confirmation token: the intent that used it. */
  used: Map<string, string>
  events: StripeEvent[]
  behaviourOfIntent: Map<string, Behaviour>
  tax: TaxBooks
}

export const openBooks = (clock: () => number): Books => ({
  clock,
  account: {
    takesMoney: true,
    offers: ['card', 'apple_pay', 'google_pay', 'link', 'paypal'],
    domains: [],
    webhooks: [],
  },
  intents: new Map(),
  charges: new Map(),
  refunds: new Map(),
  disputes: new Map(),
  customers: new Map(),
  methods: new Map(),
  setups: new Map(),
  used: new Map(),
  events: [],
  behaviourOfIntent: new Map(),
  tax: { calculations: new Map(), sales: new Map(), isActive: true, unknown: new Set() },
})

export const newId = (kind: string): string => `${kind}_${randomUUID().replaceAll('-', '')}`

/** An answer that is not 200, as Stripe words it. */
export class Refusal extends Error {
  readonly status: number
  readonly body: object
  constructor(status: number, error: object) {
    super(JSON.stringify(error))
    this.status = status
    this.body = { error }
  }
}

export const invalid = (code: string, message = code, param?: string): Refusal =>
  new Refusal(400, { type: 'invalid_request_error', code, message, param })

export const missing = (param?: string): Refusal =>
  new Refusal(404, { type: 'invalid_request_error', code: 'resource_missing', param })

export function tell(books: Books, type: string, object: object): void {
  const created = Math.floor(books.clock() / 1000)
  books.events.push({ id: newId('evt'), object: 'event', type, created, data: { object: structuredClone(object) } })
}
