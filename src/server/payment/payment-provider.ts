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

export const PROVIDER_METHODS = ['card', 'wallet', 'pay-later'] as const
export type ProviderMethod = (typeof PROVIDER_METHODS)[number]

/** Where whichever provider is used serves the document that takes a card. */
export const CARD_FRAME = '/payment/frame'

export type Attempt = {
  /** Names this attempt for ever: the provider charges once per reference, however often it is asked. */
  readonly reference: string
  readonly amount: number
  readonly currency: Currency
  readonly method: ProviderMethod
  readonly token: string | undefined
  /** Where in the shop a shopper comes back to from a provider's own page. */
  readonly returnUrl: string
}

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

export type PaymentOutcome = { readonly paymentId: string; readonly reference: string; readonly amount: number } & (
  | { readonly state: 'action'; readonly action: NeededAction }
  | { readonly state: 'authorised' }
  | { readonly state: 'captured'; readonly captured: number; readonly refunded: number }
  | { readonly state: 'declined'; readonly reason: DeclineReason }
)

export type NeededAction = {
  readonly type: 'THREE_DS' | 'REDIRECT'
  readonly url: string
  readonly expiresAt: Date
}

/** A payment changed at the provider. It says which; what became of it is asked, never believed. */
export type PaymentNews = { readonly id: string; readonly reference: string }

/** One interface for every provider. Each method but `readNews` may throw `ProviderUnavailable`. */
export type PaymentProvider = {
  readonly name: string
  readonly publicKey?: string
  /** The card behind a token, or undefined for a token the provider did not make. */
  describeToken: (token: string) => Promise<CardFacts | undefined>
  authorise: (attempt: Attempt) => Promise<PaymentOutcome>
  /** After the shopper acted: `result` is what the provider's page gave the browser. */
  confirm: (paymentId: string, result: string) => Promise<PaymentOutcome>
  capture: (paymentId: string, amount: number, key: string) => Promise<PaymentOutcome>
  /** Gives back what was reserved. Cancelling twice is the same as once. */
  cancel: (paymentId: string, key: string) => Promise<PaymentOutcome>
  refund: (paymentId: string, amount: number, key: string) => Promise<PaymentOutcome>
  findByReference: (reference: string) => Promise<PaymentOutcome | undefined>
  /** The news in a webhook, or undefined when its signature is not the provider's. */
  readNews: (body: string, signature: string, now: Date) => PaymentNews | 'not ours to act on' | undefined
}

/** The provider did not answer, or not in a way that can be understood. What it did is unknown until it is asked again. */
export class ProviderUnavailable extends Error {
  override readonly name = 'ProviderUnavailable'
}
