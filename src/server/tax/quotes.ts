import { createHash } from 'node:crypto'
import { z } from 'zod'
import { Bounded } from '#domain/memory/bounded.ts'
import { TAX_NAME_IDS } from '#domain/tax/tax-names.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import type { Config } from '../config.ts'
import type { Log } from '../log.ts'
import { ProviderRefused, ProviderUnavailable } from '../payment/payment-provider.ts'
import { createTaxService, type QuotedRates, type TaxQuestion, type TaxService } from './tax-service.ts'

const Quoted = z.object({ price: z.int(), amounts: z.array(z.int()) })

/** What a cart keeps of the service's answer. Without rates the shop's own tables stand for a while. */
export const KeptQuote = z.object({
  key: z.string(),
  at: z.string(),
  /** Nobody was asked, because whoever it belongs to asked too often. */
  overspent: z.boolean().optional(),
  rates: z
    .object({
      included: z.boolean(),
      taxesShipping: z.boolean(),
      rates: z.array(z.object({ name: z.enum(TAX_NAME_IDS), jurisdiction: z.string(), percent: z.number() })),
      quote: z.object({ id: z.string(), lines: z.record(z.string(), Quoted), shipping: Quoted }),
    })
    .optional(),
})
export type KeptQuote = z.output<typeof KeptQuote>

export type Taxes = {
  readonly service: TaxService
  /** What it says to a question; what is kept already is not asked for again. */
  readonly quote: (question: TaxQuestion, kept: KeptQuote | undefined, asking: Asking) => Promise<KeptQuote>
}

/** `mayAsk`: questions cost money, and whoever asks has so many of them. */
type Asking = { readonly now: Date; readonly mayAsk: () => Promise<boolean> | boolean }
type Outcome = QuotedRates | 'refused' | 'silent' | 'overspent'
type Answer = { readonly at: string; readonly outcome: Outcome }

const MOST_KEPT = 500
/** Rates change, and what was quoted cannot be sold by for ever. */
const QUOTE_MS = 24 * 60 * 60 * 1000
/** A service that said nothing is left alone for a while: no shopper waits for what the one before waited for. */
const REST_MS = 30_000

export function createTaxes(config: Config, log: Log): Taxes | undefined {
  const service = createTaxService(config)
  return service && { service, quote: quoting(service, log) }
}

function quoting(service: TaxService, log: Log): Taxes['quote'] {
  const answers = new Bounded<Promise<Answer>>(MOST_KEPT)
  let restsUntil = 0

  async function ask(question: TaxQuestion, written: string, mayAsk: Asking['mayAsk']): Promise<Outcome> {
    if (Date.now() < restsUntil) return 'silent'
    if (!(await mayAsk())) return 'overspent'
    try {
      return await service.quote(question, written)
    } catch (error) {
      if (error instanceof ProviderRefused) {
        log.warn('The tax service refuses a question: the shop’s own tables count for that cart', {
          reason: error.message,
        })
        return 'refused'
      }
      if (!(error instanceof ProviderUnavailable)) throw error
      restsUntil = Date.now() + REST_MS
      log.warn('The tax service does not answer: the shop’s own tables count', { error })
      return 'silent'
    }
  }

  return async (question, kept, { now, mayAsk }) => {
    const key = createHash('sha256').update(JSON.stringify(question)).digest('base64url')
    const same = kept?.key === key ? kept : undefined
    if (same && !same.overspent && isFresh(same, now, same.rates ? QUOTE_MS : TIMINGS.stockHold)) return same
    const known = await answers.get(key)
    if (known && !isFresh(known, now, QUOTE_MS)) answers.delete(key)
    const at = now.toISOString()
    const written = kept?.at ?? 'first'
    const asked = async () => ({ at, outcome: await ask(question, written, mayAsk) })
    const { outcome, ...answer } = await answers.of(key, asked)
    if (outcome === 'silent' || outcome === 'overspent') answers.delete(key)
    if (outcome === 'overspent' && same?.overspent) return same
    if (typeof outcome === 'object') return { key, ...answer, rates: KeptQuote.shape.rates.unwrap().parse(outcome) }
    return { key, at, ...(outcome === 'overspent' && { overspent: true }) }
  }
}

const isFresh = ({ at }: { at: string }, now: Date, milliseconds: number) =>
  now.getTime() - Date.parse(at) < milliseconds
