import type { Currency } from '#domain/money/money.ts'

/** What a card frame's token stands for. The number itself is known to the provider alone. */
export type CardFacts = {
  readonly brand: string
  readonly lastFour: string
  readonly expiryMonth: number
  readonly expiryYear: number
  readonly holder?: string
  /** The provider's name for the number itself: equal for equal cards. */
  readonly fingerprint: string
}

/** A token that stands for no card, but for an account elsewhere. */
export type OffsiteFacts = { readonly method: Exclude<ProviderMethod, 'card'> }

export const PROVIDER_METHODS = ['card', 'wallet', 'pay-later'] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** Where whichever provider is used serves the document that takes a card. */
export const CARD_FRAME = '/payment/frame'

export type Device = {
  readonly fingerprint: string
  readonly screen?: { readonly width: number; readonly height: number } | undefined
  readonly timeZone?: string | undefined
}

export type Attempt = {
  /** Names this attempt for ever: the provider charges once per reference, however often it is asked. */
  readonly reference: string
  readonly amount: number
  readonly currency: Currency
  readonly method: ProviderMethod
  readonly token: string | undefined
  /** Where in the shop a shopper comes back to from a provider's own page. */
  readonly returnUrl: string
  /** The provider's name for who pays, where he has cards with it or wants to. */
  readonly customer?: string | undefined
  /** The card is to be kept for the next time. */
  readonly saves?: boolean | undefined
  /** What the buyer's device said about itself, for the provider's fraud check. */
  readonly device?: Device | undefined
}

/** A payment as the shop has written it down. Without an id the provider was never asked for money. */
export type KnownPayment = { readonly reference: string; readonly providerId: string | undefined }

export const DECLINE_REASONS = [
  'declined',
  'insufficient',
  'fraud',
  'expired-card',
  'authentication-failed',
  'refused',
  'timed-out',
  'cancelled',
] as const
export type DeclineReason = (typeof DECLINE_REASONS)[number]

export type PaymentOutcome = { readonly paymentId: string; readonly reference: string; readonly amount: number } &
  /** Known, and nothing was asked of a bank: it holds no money and will not by itself. */
  (
    | { readonly state: 'unconfirmed' }
    /** The bank has not decided yet. */
    | { readonly state: 'processing' }
    | { readonly state: 'action'; readonly action: NeededAction }
    | { readonly state: 'authorised'; readonly reserved: Reserved }
    | { readonly state: 'captured'; readonly captured: number; readonly refunded: number }
    | { readonly state: 'declined'; readonly reason: DeclineReason }
  )

/** Money that is held and not taken, or taken in part. */
export type Reserved = {
  readonly captured: number
  /** Afterwards the bank lets it go. */
  readonly captureBefore: Date | undefined
  /** It may be taken in several parts. */
  readonly inParts: boolean
}

export type NeededAction = {
  readonly type: 'THREE_DS' | 'REDIRECT'
  readonly url: string
  readonly expiresAt: Date
}

/** A payment changed at the provider. It says which; what became of it is asked, never believed. */
export type PaymentNews = {
  readonly id: string
  readonly paymentId?: string
  readonly reference?: string | undefined
}

export type ProviderRefund = {
  readonly id: string
  readonly amount: number
  readonly state: 'pending' | 'succeeded' | 'failed'
  /** The shop's own; without it someone else gave the money back. */
  readonly key: string | undefined
}

export const DISPUTE_STATES = ['open', 'under-review', 'won', 'lost'] as const
export type ProviderDispute = {
  readonly id: string
  readonly amount: number
  readonly reason: string
  readonly state: (typeof DISPUTE_STATES)[number]
  readonly dueBy: Date | undefined
}

type ProviderBooks = {
  /** The oldest first. */
  readonly refunds: readonly ProviderRefund[]
  readonly disputes: readonly ProviderDispute[]
}

/** `token`: to pay with later. Where the bank asks first: its question, and the token to keep the card with once it is answered. */
export type KeptCard = { readonly token: string; readonly question?: string }

/** Of a provider where a card can only be used again by someone whom it knows. */
export type ProviderPeople = {
  /** `failures`: how often the provider answered that it failed. */
  introduce: (consumerId: string, failures?: number) => Promise<string>
  /** Keeps a card without a payment; undefined when its bank does not want it. */
  keep: (token: string, customer: string) => Promise<KeptCard | undefined>
  /** Whether a token stands for a card whose bank was to ask first. */
  isAsked: (token: string) => boolean
  /** The token of the card that a payment was to keep. */
  keptBy: (paymentId: string) => Promise<string | undefined>
  forgetCard: (token: string, key: string) => Promise<void>
  forget: (customer: string) => Promise<void>
}

/** One interface for every provider. Each method but `readNews` may throw `ProviderUnavailable`. */
export type PaymentProvider = {
  readonly name: string
  readonly publicKey?: string
  /** The card behind a token, or undefined for a token the provider did not make. */
  describeToken: (token: string) => Promise<CardFacts | OffsiteFacts | undefined>
  /** The token can be charged once, whatever becomes of it. */
  worksOnce?: (token: string) => boolean
  /** Of the ways to pay, those that the account has. Without it, all. */
  methods?: () => Promise<readonly ProviderMethod[]>
  /** Whose wallet and whose credit it is, where a shopper knows them by name. */
  readonly brands?: Readonly<Partial<Record<Exclude<ProviderMethod, 'card'>, string>>>
  readonly people?: ProviderPeople
  /**
   * Makes a payment known to the provider and gives its id, which the shop writes down before it asks for money. A
   * provider that knows payments by the shop's own reference does without.
   */
  open?: (attempt: Attempt) => Promise<string>
  /** `again`: an earlier request for the same payment is known not to have been carried out. */
  authorise: (attempt: Attempt, paymentId?: string, again?: 'again') => Promise<PaymentOutcome>
  /** After the shopper acted: `result` is what the provider's page gave the browser. */
  confirm: (paymentId: string, result: string) => Promise<PaymentOutcome>
  /** Takes reserved money; with the last part the provider lets go of what is left. */
  capture: (paymentId: string, amount: number, key: string, part?: 'last' | 'not the last') => Promise<PaymentOutcome>
  /** Gives back what was reserved. Cancelling twice is the same as once. */
  cancel: (paymentId: string, key: string) => Promise<PaymentOutcome>
  /** `failures`: how often the provider answered that it failed; an answer that was lost is none. */
  refund: (paymentId: string, amount: number, key: string, failures?: number) => Promise<ProviderRefund>
  /** What was given back or is fought over, also without the shop; only of a provider that others work with too. */
  books?: (paymentId: string) => Promise<ProviderBooks>
  /** Undefined when the provider has never been asked to reserve money for it, and that is certain. */
  find: (payment: KnownPayment) => Promise<PaymentOutcome | undefined>
  /** News since a moment, oldest first, for when webhooks did not arrive. */
  listNews?: (since: Date) => Promise<readonly PaymentNews[]>
  /** The news in a webhook, or undefined when its signature is not the provider's. */
  readNews: (body: string, signature: string, now: Date) => PaymentNews | 'not ours to act on' | undefined
}

/** The provider will not do it, now or later. */
export class ProviderRefused extends Error {
  override readonly name = 'ProviderRefused'
}

/** The provider did not answer, or not in a way that can be understood. What it did is unknown until it is asked again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}

/** The provider says again that it failed. It may have done it or not, but is at it no longer. */
export class ProviderFailed extends ProviderUnavailable {}
