import { CallError } from '#contract/client.ts'
import { settleOpenPayments } from '../checkout/settle.service.ts'
import { fulfil } from '../orders/fulfilment.service.ts'
import type { Books, Intent } from '../payment/stripe/stand-in/books.ts'
import { approveIntent, declineIntent } from '../payment/stripe/stand-in/intents.ts'
import { closeDispute, createRefund, endRefund, openDispute } from '../payment/stripe/stand-in/money-back.ts'
import type { Fault, StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import type { Request } from '../payment/stripe/stand-in/answer.ts'
import * as given from './given.ts'
import { HOME, type Buyer } from './given-checkout.ts'
import { deliverEvents } from './settled-payments.ts'
import { runJobs } from './run-jobs.ts'
import type { TestShop } from './test-shop.ts'

export const CARDS_OF_SCHEDULES = ['ok', 'ok', 'parts', 'challenge', 'process', 'slowrefund', 'insufficient'] as const
/** Silence is left to tests of its own: to the shop it is a cut connection that takes longer. */
export const FAULTS: readonly Fault[] = [
  'never',
  'late',
  '504, done later',
  'failure',
  'failure, done',
  'busy',
  'garbage',
  'odd',
  { lost: 0 },
  { lost: 40 },
  { lost: 300 },
]
export const STEPS = [
  'place',
  'settle',
  'news',
  'bank yes',
  'bank no',
  'come back',
  'cancel one',
  'cancel all',
  'refund elsewhere',
  'refund fails',
  'refund is made good',
  'dispute',
  'ship',
  'jobs',
  'minutes',
] as const
type Step = (typeof STEPS)[number]

export type Schedule = {
  card: (typeof CARDS_OF_SCHEDULES)[number]
  faults: readonly (Fault | undefined)[]
  steps: readonly Step[]
  /** Decides which news arrive, and in which order. */
  luck: number
}

const MINUTE_MS = 60 * 1000

/** What goes wrong with each request about an order: the faults of one schedule, in their order. */
export function faultsByOrder(books: Books, schedules: readonly Schedule[]): (request: Request) => Fault | undefined {
  const waiting = schedules.map(({ faults }) => [...faults])
  const byOrder = new Map<string, (Fault | undefined)[]>()
  return ({ path, query, form }) => {
    const named =
      form.get('metadata[reference]') ?? books.intents.get(intentNamed(path, query, form))?.metadata['reference']
    if (named === undefined) return undefined
    const order = named.replace(/-\d+$/, '')
    const faults = byOrder.get(order) ?? waiting.pop() ?? []
    byOrder.set(order, faults)
    return faults.shift()
  }
}

const intentNamed = (path: string, query: URLSearchParams, form: URLSearchParams): string =>
  path.split('/')[3] || (form.get('payment_intent') ?? query.get('payment_intent') ?? '')

/** Plays one, and gives the number of its order; undefined when it came to none. */
export async function playSchedule(
  shop: TestShop,
  standIn: StripeStandIn,
  { card, steps, luck }: Schedule,
): Promise<string | undefined> {
  const buyer = given.guest(shop)
  const { id: basketId } = await buyer.call('cart.createWithItem', {
    body: {
      items: [
        { sku: 'BOOT-9', qty: 1 },
        { sku: 'SOCK-M', qty: 2 },
      ],
    },
  })
  await buyer.call('cart.setShippingAddress', { params: { basketId }, body: { ...HOME, useAsBilling: true } })
  await pay(buyer, basketId, card)
  const number = async () => {
    const { rows } = await shop.database.pool.query('select number from orders where cart_id = $1', [basketId])
    return typeof rows[0]?.number === 'string' ? rows[0].number : undefined
  }
  const chance = chances(luck)
  for (const step of ['place', ...steps] as const)
    await refusable(play(step, { shop, standIn, buyer, basketId, card, chance, number: (await number()) ?? '' }))
  return number()
}

type Scene = {
  shop: TestShop
  standIn: StripeStandIn
  buyer: Buyer
  basketId: string
  card: string
  chance: () => number
  number: string
}

/** Numbers from 0 to 1 that look like chance, and are the same for the same luck. */
function chances(luck: number): () => number {
  let state = luck
  return () => (state = (state * 1_664_525 + 1_013_904_223) % 2 ** 32) / 2 ** 32
}

let tokens = 0
async function pay(buyer: Buyer, basketId: string, card: string): Promise<void> {
  const body = { payment_method_id: 'CREDIT_CARD', paymentToken: `ctoken_${card}_${++tokens}` } as const
  await buyer.call('cart.addPaymentInstrument', { params: { basketId }, body })
}

/** A shopper may be refused or told to come back in a moment; the shop may not break. */
async function refusable(step: Promise<unknown>): Promise<void> {
  await step.catch((error: unknown) => {
    if (!(error instanceof CallError) || error.status === 500) throw error
  })
}

async function play(step: Step, { shop, standIn, buyer, basketId, card, chance, number }: Scene): Promise<void> {
  const { books } = standIn
  const intents = [...books.intents.values()].filter(({ metadata }) => metadata['reference']?.startsWith(`${number}-`))
  const waiting = intents.find(({ status }) => status === 'requires_action' || status === 'processing')
  const taken = intents.find(({ status }) => status === 'succeeded')
  switch (step) {
    case 'place':
      // A card that was refused is replaced by another, as a shopper would.
      await refusable(buyer.call('cart.placeOrder', { headers: {}, body: { cartId: basketId } }))
      return refusable(pay(buyer, basketId, card === 'insufficient' ? 'ok' : card))
    case 'settle':
      return settleOpenPayments(shop.services, { id: 0, kind: 'settle', payload: {}, attempts: 1 })
    case 'news':
      return deliverEvents(shop, standIn, chance, event => chance() < 0.6 && isAbout(event.data.object, intents))
    case 'bank yes':
      if (waiting) approveIntent(books, waiting)
      return
    case 'bank no':
      if (waiting) declineIntent(books, waiting, 'payment_intent_authentication_failure')
      return
    case 'come back': {
      const body = { transactionId: intents.at(-1)?.id ?? '', authenticationResult: 'succeeded' }
      await buyer.call('cart.patchOrder', { headers: {}, params: { orderNumber: number }, body })
      return
    }
    case 'cancel one':
    case 'cancel all': {
      const { items } = await buyer.call('consumer.purchase', { params: { orderId: number } })
      const one = items.find(({ cancellable }) => cancellable)
      const body = step === 'cancel one' && one ? { items: [{ itemId: one.id, qty: 1 }] } : {}
      await buyer.call('consumer.cancelOrder', { headers: {}, query: { orderNumber: number }, body })
      return
    }
    case 'refund elsewhere':
      if (taken && isFree(books, taken))
        createRefund(books, new URLSearchParams({ payment_intent: taken.id, amount: '500' }))
      return
    case 'refund fails': {
      const late = [...books.refunds.values()].find(
        each => each.payment_intent === taken?.id && each.status === 'pending',
      )
      if (late) endRefund(books, late, 'failed')
      return
    }
    case 'refund is made good': {
      const failed = [...books.refunds.values()].find(
        each => each.payment_intent === taken?.id && each.status === 'failed',
      )
      if (failed && taken && isFree(books, taken, failed.amount))
        createRefund(books, new URLSearchParams({ payment_intent: taken.id, amount: String(failed.amount) }))
      return
    }
    case 'dispute':
      if (taken && isFree(books, taken)) closeDispute(books, openDispute(books, taken.id, 100), 'won')
      return
    case 'ship':
      await shop.database.pool.query(
        'update orders set next_step_at = $2 where number = $1 and next_step_at is not null',
        [number, shop.services.clock()],
      )
      return fulfil(shop.services)
    case 'jobs':
      return runJobs(shop)
    case 'minutes':
      standIn.carryOutLate()
      standIn.advance(7 * MINUTE_MS)
      return shop.advance(7 * MINUTE_MS)
  }
}

const isAbout = (object: object, intents: readonly Intent[]) =>
  intents.some(({ id }) => ('payment_intent' in object ? object.payment_intent : 'id' in object && object.id) === id)

function isFree(books: Books, { latest_charge }: Intent, amount = 500): boolean {
  const charge = books.charges.get(latest_charge ?? '')
  return charge !== undefined && !charge.disputed && charge.amount_captured - charge.amount_refunded >= amount
}
