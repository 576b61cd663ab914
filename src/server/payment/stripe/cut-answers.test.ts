import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest'
import { ProviderUnavailable, type Attempt, type PaymentProvider } from '../payment-provider.ts'
import type { Books, Intent } from './stand-in/books.ts'
import { captureIntent, confirmIntent, createIntent } from './stand-in/intents.ts'
import { startStripeStandIn, type StripeStandIn } from './stand-in/server.ts'
import { createStripeProvider } from './stripe-provider.ts'

const AMOUNT = 14_820
let standIn: StripeStandIn
let provider: PaymentProvider

beforeAll(async () => {
  standIn = await startStripeStandIn()
  provider = createStripeProvider({
    secretKey: 'sk_test_1',
    webhookSecrets: [],
    timeoutMs: inject('patience'),
    origin: 'https://shop.test',
    server: standIn.server,
  })
})
afterAll(() => standIn.stop())

const attempt = (reference: string): Attempt => ({
  reference,
  amount: AMOUNT,
  currency: 'EUR',
  method: 'card',
  token: 'pm_ok_shared',
  returnUrl: '/de-de/checkout/return',
})

type Make = (books: Books, reference: string) => Intent
const opened: Make = (books, reference) =>
  createIntent(
    books,
    new URLSearchParams({ amount: String(AMOUNT), currency: 'eur', 'metadata[reference]': reference }),
  )
const reserved: Make = (books, reference) =>
  confirmIntent(books, opened(books, reference), new URLSearchParams({ payment_method: 'pm_ok_shared' }))
const taken: Make = (books, reference) =>
  captureIntent(books, reserved(books, reference), new URLSearchParams({ amount_to_capture: String(AMOUNT) }))
/** How far a payment is at Stripe before it is asked for more. */
const MADE = { opened, reserved, taken }

/** What is asked for, and what Stripe's own books must say of the payment once it was. */
const WRITES = [
  {
    write: 'create',
    ask: ({ reference }) => provider.open?.(attempt(reference)),
    done: { intents: 1, charges: 0, captured: 0, refunded: 0, refunds: 0, status: 'requires_payment_method' },
  },
  {
    write: 'confirm',
    made: 'opened',
    ask: ({ reference, id }) => provider.authorise(attempt(reference), id),
    done: { intents: 1, charges: 1, captured: 0, refunded: 0, refunds: 0, status: 'requires_capture' },
  },
  {
    write: 'capture',
    made: 'reserved',
    ask: ({ reference, id }) => provider.capture(id, 9000, `${reference} capture 1.0`),
    done: { intents: 1, charges: 1, captured: 9000, refunded: 0, refunds: 0, status: 'succeeded' },
  },
  {
    write: 'refund',
    made: 'taken',
    ask: ({ reference, id }) => provider.refund(id, 4820, `${reference} back`),
    done: { intents: 1, charges: 1, captured: AMOUNT, refunded: 4820, refunds: 1, status: 'succeeded' },
  },
  {
    write: 'cancel',
    made: 'reserved',
    ask: ({ reference, id }) => provider.cancel(id, `${reference} cancel`),
    done: { intents: 1, charges: 1, captured: 0, refunded: 0, refunds: 0, status: 'canceled' },
  },
] as const satisfies readonly {
  write: string
  made?: keyof typeof MADE
  ask: (payment: { reference: string; id: string }) => Promise<unknown> | undefined
  done: ReturnType<typeof inBooks>
}[]

function inBooks(reference: string) {
  const { intents, charges, refunds } = standIn.books
  const own = [...intents.values()].filter(({ metadata }) => metadata['reference'] === reference)
  const [intent] = own
  const charged = [...charges.values()].filter(({ payment_intent }) => payment_intent === intent?.id)
  return {
    intents: own.length,
    charges: charged.length,
    captured: charged.reduce((sum, { amount_captured }) => sum + amount_captured, 0),
    refunded: charged.reduce((sum, { amount_refunded }) => sum + amount_refunded, 0),
    refunds: [...refunds.values()].filter(({ payment_intent }) => payment_intent === intent?.id).length,
    status: intent?.status ?? 'none',
  }
}

/** Which payment a request is about, whatever is asked of it. */
const aboutOf = ({ path, form }: { path: string; form: URLSearchParams }) =>
  form.get('metadata[reference]') ?? form.get('payment_intent') ?? path.split('/')[3] ?? ''

const AT_ONCE = 50

describe('an answer of Stripe that is cut off', () => {
  it.each(WRITES)('after any of its bytes leaves $write done once, and told to who asks again', async row => {
    const { write, ask, done } = row
    const cuts = new Map<string, number>()
    standIn.fail(request => {
      const lost = cuts.get(aboutOf(request))
      return lost === undefined ? undefined : { lost }
    })

    /** Whether the answer was whole before it was cut off. */
    async function isWholeAfter(lost: number): Promise<boolean> {
      const reference = `${write}-${lost}`
      const id = 'made' in row ? MADE[row.made](standIn.books, reference).id : ''
      const payment = { reference, id }
      const about = id || reference
      cuts.set(about, lost)
      const heard: unknown = await ask(payment)?.catch((error: unknown) => error)
      cuts.delete(about)
      expect(inBooks(reference), `cut after ${lost} bytes`).toEqual(done)
      const again = await ask(payment)
      expect(inBooks(reference), `asked again after ${lost} bytes`).toEqual(done)
      if (heard instanceof ProviderUnavailable) return false
      expect(again).toEqual(heard)
      return true
    }

    const whole: boolean[] = []
    while (!whole.includes(true)) {
      const first = whole.length
      whole.push(...(await Promise.all(Array.from({ length: AT_ONCE }, (_, at) => isWholeAfter(first + at)))))
    }
    const length = whole.indexOf(true)
    // Head and body: what ends sooner was no whole answer.
    expect(length).toBeGreaterThan(200)
    expect(whole.slice(length)).not.toContain(false)
  })
})
