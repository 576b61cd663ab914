import type { Currency } from '#domain/money/money.ts'
import type { TaxClass } from '#domain/tax/tax-class.ts'
import type { TaxQuote } from '#domain/tax/quoted-tax.ts'
import type { TaxDestination, TaxRates } from '#domain/tax/tax-rates.ts'
import { openStripe } from '../payment/stripe/stripe-client.ts'
import { serverOf } from '../payment/payments.ts'
import type { Config } from '../config.ts'
import { stripeTax } from './stripe-tax.ts'

/** What is sold, where from and where to. Gift cards are not among it: they are not taxed when they are sold. */
export type TaxQuestion = {
  readonly currency: Currency
  /** The tax is in the prices. */
  readonly included: boolean
  readonly from: TaxDestination
  readonly to: TaxDestination
  readonly lines: readonly {
    readonly id: string
    readonly price: number
    readonly qty: number
    readonly taxClass: TaxClass
  }[]
  readonly shipping: number
  /** Whose day's rates count; now, unless it is said. */
  readonly at?: Date | undefined
}

export type QuotedRates = TaxRates & { readonly quote: TaxQuote }

/** What the service keeps of a sale, and what it calls each line of it. */
export type RecordedSale = { readonly id: string; readonly lines: Readonly<Record<string, string>> }

/** A part of a sale that is undone, in what was paid for it. `lines`: where that is known; else all lines have their share. */
type Reversal = {
  /** What the service keeps it under. */
  readonly name: string
  readonly amount: number
  readonly whole: boolean
  readonly lines?: readonly ReversedLine[] | undefined
}
/** Without an id: delivery. */
export type ReversedLine = { readonly id?: string | undefined; readonly price: number; readonly tax: number }

/** A tax service elsewhere. Without one, the tables of the shop count. */
export type TaxService = {
  readonly name: string
  /**
   * A `ProviderRefused` concerns what was asked; who asks something else is answered. `written` is what was noted with the
   * answer before: a failure of theirs is kept under its key for a day, so that the next question needs another.
   */
  readonly quote: (question: TaxQuestion, written: string) => Promise<QuotedRates>
  /** Once under its key and under its name, however often it is asked; so is what is reversed. */
  readonly record: (name: string, quoteId: string, at: Date, key: string) => Promise<RecordedSale>
  /** What it keeps under its own id: a `ProviderRefused` where it knows none, or calls it otherwise. */
  readonly find: (name: string, id: string) => Promise<RecordedSale>
  readonly reverse: (sale: RecordedSale, reversal: Reversal, key: string) => Promise<void>
}

export function createTaxService(config: Config): TaxService | undefined {
  if (config.TAX === 'own') return undefined
  const { STRIPE_SECRET_KEY: secretKey, STRIPE_API_URL: url } = config
  if (secretKey === undefined) throw new Error('TAX=stripe needs STRIPE_SECRET_KEY')
  const open = (timeoutMs: number) =>
    openStripe({
      secretKey,
      webhookSecrets: [],
      timeoutMs,
      origin: '',
      ...(url !== undefined && { server: serverOf(url) }),
    })
  return stripeTax({
    asks: open(config.TAX_TIMEOUT_MS),
    books: open(config.PAYMENT_TIMEOUT_MS),
  })
}
