import Stripe from 'stripe'
import { fetchMissedNews, receiveNews, settleOpenPayments } from '../checkout/settle.service.ts'
import { captureWhatLapses } from '../orders/capture.service.ts'
import { carryOutLateRefunds } from '../orders/refund.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import type { Books, StripeEvent } from '../payment/stripe/stand-in/books.ts'
import type { StripeStandIn } from '../payment/stripe/stand-in/server.ts'
import { runJobs } from './run-jobs.ts'
import type { TestShop } from './test-shop.ts'

const stripe = new Stripe('sk_test_1')
const ROUNDS = 3

/** Webhooks as Stripe sends them: in any order, twice, and again when the shop could not take them. */
export async function deliverEvents(
  shop: TestShop,
  { books }: StripeStandIn,
  chance: () => number,
  chosen: (event: StripeEvent) => boolean,
): Promise<void> {
  const events = books.events.filter(chosen).toSorted(() => chance() - 0.5)
  for (const event of [...events, ...events.slice(0, 1)]) {
    const payload = JSON.stringify(event)
    const signature = stripe.webhooks.generateTestHeaderString({ payload, secret: 'whsec_1' })
    await receiveNews(shop.services, payload, signature).catch((error: unknown) => {
      if (!(error instanceof ProviderUnavailable)) throw error
    })
  }
}

/** Everything comes to its end: banks answer, time passes, routines come round, jobs are tried again. */
export async function settleEverything(shop: TestShop, standIn: StripeStandIn): Promise<void> {
  const { books, advance, carryOutLate } = standIn
  carryOutLate()
  const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }
  for (const intent of books.intents.values())
    if (intent.status === 'processing') intent.status = 'requires_payment_method'
  for (let round = 0; round < ROUNDS; round++) {
    shop.advance(30 * 60 * 1000)
    advance(30 * 60 * 1000)
    for (let open = 0; open < 4; open++) await settleOpenPayments(shop.services, routine)
    await fetchMissedNews(shop.services, routine)
    await shop.database.pool.query('update jobs set run_at = now(), attempts = 1 where done_at is null')
    await runJobs(shop)
    await carryOutLateRefunds(shop.services, routine)
    await captureWhatLapses(shop.services, routine)
  }
}

/** Puts away what was looked at, so that the next round has its own orders only. */
export async function putAway({ database: { pool } }: TestShop, standIn: StripeStandIn): Promise<void> {
  await pool.query('update orders set next_step_at = null where next_step_at is not null')
  await pool.query(`update payments set state = 'voided' where state = 'reserved'`)
  await pool.query('delete from jobs where done_at is null')
  standIn.forget()
}

const BOOKS = `select o.number, o.total, o.refunded, o.placed_at is not null as placed, o.status,
    coalesce(sum(p.captured), 0)::int as captured, coalesce(sum(p.refunded), 0)::int as given_back,
    coalesce(sum(p.released), 0)::int as released,
    count(*) filter (where p.state = 'reserved')::int as reserved,
    count(*) filter (where p.state in ('opening', 'authorised', 'unsure', 'voiding'))::int as open,
    coalesce((select sum(r.amount) from refunds r where r.order_number = o.number and r.done_at is null and r.origin = 'shop'), 0)::int as owed
  from orders o left join payments p on p.order_number = o.number where o.number = any($1) group by o.number`

/** Orders of which shop and provider say different things, with what they say. */
export async function unsettled(shop: TestShop, books: Books, numbers: readonly (string | undefined)[]) {
  const { rows } = await shop.database.pool.query(BOOKS, [numbers.filter(number => number !== undefined)])
  const { rows: all } = await shop.database.pool.query<{ number: string }>('select number from orders')
  const known = new Set(all.map(({ number }) => number))
  const strays = [...books.intents.values()].filter(
    ({ metadata }) => !known.has(metadata['reference']?.replace(/-\d+$/, '') ?? ''),
  )
  const ofNobody = strays.flatMap(({ id, status, latest_charge }) => {
    const charge = books.charges.get(latest_charge ?? '')
    const hasMoney = status === 'requires_capture' || (charge && charge.amount_captured > charge.amount_refunded)
    return hasMoney ? [{ wrong: ['money of no order'], row: undefined, told: `${id} ${status}` }] : []
  })
  const wrongOnes = rows.flatMap(row => {
    const told = providerSays(books, row.number)
    const wrong = [
      row.open > 0 && 'left open',
      told.times > 1 && 'taken twice',
      told.captured - told.refunded !== row.captured - row.given_back && 'the provider has other sums',
      told.held > 0 && !(row.reserved === 1 && row.placed && row.status !== 'cancelled') && 'held for nothing',
      !row.placed && told.captured !== told.refunded && 'taken without an order',
      row.placed &&
        row.status !== 'cancelled' &&
        row.captured + told.held + (row.reserved === 1 ? 0 : row.released) < row.total - row.refunded &&
        'an order nobody paid',
      row.placed && row.captured > 0 && row.refunded !== row.given_back + row.released + row.owed && 'refunds differ',
    ].filter(Boolean)
    return wrong.length > 0 ? [{ wrong, row, told }] : []
  })
  return [...wrongOnes, ...ofNobody]
}

function providerSays({ intents, charges }: Books, number: string) {
  const own = [...intents.values()].filter(({ metadata }) => metadata['reference']?.startsWith(`${number}-`))
  const paid = own.flatMap(({ latest_charge }) => charges.get(latest_charge ?? '') ?? [])
  const sum = (values: readonly number[]) => values.reduce((total, value) => total + value, 0)
  return {
    times: paid.filter(({ amount_captured, amount_refunded }) => amount_captured > amount_refunded).length,
    captured: sum(paid.map(({ amount_captured }) => amount_captured)),
    refunded: sum(paid.map(({ amount_refunded }) => amount_refunded)),
    held: sum(
      own.filter(({ status }) => status === 'requires_capture').map(({ amount_capturable }) => amount_capturable),
    ),
    states: own.map(({ id, status }) => `${id} ${status}`),
  }
}
