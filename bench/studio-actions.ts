// A thousand random actions of several people at once, over the network: the money has to be right afterwards.
import pg from 'pg'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { findViolations } from '#server/checkout/invariants.ts'
import { HOME, KEMPTEN } from '#server/testing/given-checkout.ts'
import { brokenLimits } from '#server/testing/kept-limits.ts'
import { newcomer } from '#server/testing/people.ts'
import { seeded, workAtRandom } from '#server/testing/staff-actions.ts'
import { cartOf } from '#server/testing/staff-actions-value.ts'
import type { Customer, Work } from '#server/testing/staff-work.ts'
import { fullShelves } from './full-shelves.ts'
import { visitorAt } from './real-buyer.ts'
import { report } from './report.ts'
import { shopDatabase, startShop } from './shop-process.ts'
import { signIn } from './staff-door.ts'

const ACTIONS = 1000
const PEOPLE = 6

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase()
  const pool = new pg.Pool({ connectionString: url, max: 2 })
  try {
    const client = await pool.connect()
    const skus = await fullShelves(client, 3)
    client.release()
    const shop = await startShop({
      DATABASE_URL: url,
      LOG_LEVEL: 'silent',
      CAIRN_SECRET: 'd'.repeat(40),
      DEMO: 'true',
      FULFILMENT: 'manual',
    })
    try {
      await actions(`http://127.0.0.1:${shop.port}`, pool, skus)
    } finally {
      await shop.stop()
    }
  } finally {
    await pool.end()
    await cluster.stop()
  }
}

async function actions(origin: string, pool: pg.Pool, skus: readonly string[]): Promise<void> {
  const seed = Number(process.env['STAFF_ACTIONS_SEED'] ?? Date.now())
  console.log(`STAFF_ACTIONS_SEED=${seed} does the same again, but for who is first.`)
  const random = seeded(seed)
  const customers: Customer[] = []
  const sales: Work['sales'] = []
  for (let each = 0; each < PEOPLE; each++) {
    const abroad = each % 2 === 1
    const person = await newcomer(
      { newVisitor: () => visitorAt(origin, abroad ? 'de-de' : 'en-us') },
      { loyalty: true, phone: `+1720555010${each}` },
    )
    const buyer = { ...person, home: abroad ? KEMPTEN : HOME }
    customers.push(buyer)
    for (const _ of ['stays open', 'arrives']) {
      const cartId = await cartOf({ skus, random }, buyer)
      const { orderNumber: number } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
      sales.push({ number, buyer })
    }
  }
  const workers = await Promise.all(
    ['owner', 'service', 'owner', 'service', 'warehouse'].map(role => signIn(origin, role)),
  )
  await queueEmptied(pool)
  const [owner] = workers
  if (owner) for (const { number } of sales.filter((_, at) => at % 2 === 1)) await arrive(owner, number)
  const linkTo = async (email: string) => {
    const { rows } = await pool.query<{ body: string }>(
      'select body from mailbox where recipient = $1 order by id desc limit 1',
      [email],
    )
    return /payment-link\?token=([\w-]+)/.exec(rows[0]?.body ?? '')?.[1]
  }
  const { rows: made } = await pool.query<{ number: string }>('select number from gift_cards order by number limit 5')
  const cards = made.map(({ number }) => number)
  const done = await workAtRandom({
    workers,
    actions: ACTIONS,
    customers,
    cards,
    skus,
    sales,
    links: [],
    linkTo,
    random,
  })
  await queueEmptied(pool)
  const violations = [...(await findViolations(pool)), ...(await brokenLimits(pool))]
  for (const violation of violations) console.error(violation)
  report(
    'studio-actions',
    Object.entries(done).map(([action, told]) => ({ action, ...told, bad: violations.length })),
  )
}

/** What has arrived can come back from the first moment on, however the rest goes. */
async function arrive(call: StaffCall, number: string): Promise<void> {
  const { shipments } = await call('orders.read', { params: { number } })
  for (const { shipmentId } of shipments)
    for (const to of ['processing', 'shipped', 'delivered'] as const)
      await call('orders.moveShipment', {
        params: { number, shipmentId },
        body: { to, carrier: 'Ridge Post', trackingNumber: `RP${shipmentId}` },
      })
}

/** What is owed is paid by jobs, which the server does beside. */
async function queueEmptied(pool: pg.Pool): Promise<void> {
  const until = Date.now() + 60_000
  for (;;) {
    const { rows } = await pool.query<{ waiting: number }>(
      'select count(*)::int as waiting from jobs where done_at is null and run_at <= now()',
    )
    if (rows[0]?.waiting === 0 || Date.now() > until) return
    await new Promise(resolve => setTimeout(resolve, 200))
  }
}
