import { setTimeout as wait } from 'node:timers/promises'
import type pg from 'pg'
import { z } from 'zod'
import { CallError, createClient } from '#contract/client.ts'
import { webhookSignature } from '../payment/simulator/signing.ts'
import { WEBHOOK_JOB } from '../payment/simulator/simulator.ts'
import { answerChallenge, cartToOrder, CARDS, type Buyer } from './given-checkout.ts'
import { httpTransport, type Door } from './http-transport.ts'

/** A server process that can be ended without a warning. `kill` answers whether it was still there. */
export type Victim = { readonly port: number; readonly kill: () => Promise<boolean> }

export type Chaos = {
  orders: number
  buyers: number
  servers: number
  skus: readonly string[]
  pool: pg.Pool
  start: () => Promise<Victim>
  crashDatabase: () => Promise<void>
  /** Something is killed after about so many orders. */
  killEvery: number
  /** Of so many kills, one is the database's. */
  databaseEvery: number
}

export type Survived = {
  /** What buyers were told: their cart and the number of its order. */
  acknowledged: Map<string, string>
  /** Carts for which two different orders were told. */
  doubled: string[]
  failed: number
  serverKills: number
  databaseKills: number
  /** Servers that ended although nobody killed them. */
  diedAlone: number
  /** News of payments that a server took, and those that never reached one. */
  news: number
  newsLost: number
  /** Payments that nobody had brought to their end when there was time enough. */
  unsettled: number
}

const PATIENCE = 6
const PAUSE_MS = 150

/** Buyers order at several servers while these and the database are killed and news of payments come twice or never. */
export async function orderUnderFire(chaos: Chaos): Promise<Survived> {
  const servers = await Promise.all(Array.from({ length: chaos.servers }, () => chaos.start()))
  const told: Survived = {
    acknowledged: new Map(),
    doubled: [],
    failed: 0,
    serverKills: 0,
    databaseKills: 0,
    diedAlone: 0,
    news: 0,
    newsLost: 0,
    unsettled: 0,
  }
  let done = false
  const killing = (async () => {
    for (let round = 0; !done; round++) {
      const due = told.acknowledged.size + chaos.killEvery * (0.5 + Math.random())
      while (!done && told.acknowledged.size < due) await wait(PAUSE_MS / 10)
      if (done) return
      if (round % chaos.databaseEvery === 0) {
        told.databaseKills++
        await chaos.crashDatabase()
      } else {
        told.serverKills++
        const which = Math.floor(Math.random() * servers.length)
        if (!(await servers[which]?.kill())) told.diedAlone++
        servers[which] = await chaos.start()
      }
    }
  })()
  const meddling = (async () => {
    // While the database is away there is no news.
    for (; !done; await wait(PAUSE_MS)) await meddle(chaos.pool, servers, told).catch(() => {})
  })()
  const buying = Array.from({ length: chaos.buyers }, async (_, buyer) => {
    for (let n = buyer; !done && told.acknowledged.size < chaos.orders; n += chaos.buyers)
      await buy(servers, chaos.skus[n % chaos.skus.length] ?? '', n, told)
  })
  try {
    await Promise.all(buying)
    done = true
    await Promise.all([killing, meddling])
    told.unsettled = await unsettled(chaos.pool)
  } finally {
    done = true
    await Promise.allSettled([killing, meddling])
    for (const server of servers) if (!(await server.kill())) told.diedAlone++
  }
  return told
}

/** Whichever server answers: a buyer does not know which one he gets. */
const anyOf = (servers: readonly Victim[]): Door => ({
  request: (url, init) => {
    const { port } = servers[Math.floor(Math.random() * servers.length)] ?? { port: 0 }
    const { pathname, search } = new URL(url)
    return fetch(`http://127.0.0.1:${port}${pathname}${search}`, { ...init, signal: AbortSignal.timeout(10_000) })
  },
})

async function buy(servers: readonly Victim[], sku: string, n: number, told: Survived): Promise<void> {
  const visitor = httpTransport(anyOf(servers), { 'x-locale': 'en-us' })
  const buyer: Buyer = { visitor, call: createClient(visitor.transport) }
  try {
    await buyer.call('authentication.token', { body: { grantType: 'guest' } })
    const card = n % 5 === 0 ? CARDS.challenge : n % 11 === 0 ? CARDS.lostAnswer : CARDS.good
    const cartId = await cartToOrder(buyer, { sku, card })
    if (n % 2 === 0) await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
    await insist(buyer, cartId, n, told)
  } catch (error) {
    // Killed under him: this buyer leaves without an answer. What became of his order is for the invariants to say.
    if (!isLost(error)) throw error
    told.failed++
    await wait(PAUSE_MS)
  }
}

const isLost = (error: unknown): boolean =>
  error instanceof CallError ? error.status >= 500 || error.status === 409 : error instanceof Error

/** Asks until there is an answer, as browsers and people do. One in seven asks twice at once. */
async function insist(buyer: Buyer, cartId: string, n: number, told: Survived): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    try {
      const asking = Array.from({ length: n % 7 === 0 ? 2 : 1 }, () => order(buyer, cartId, n))
      for (const number of await Promise.all(asking)) acknowledge(told, cartId, number)
      return
    } catch (error) {
      if (attempt === PATIENCE || !isLost(error)) throw error
      await wait(PAUSE_MS * attempt)
    }
  }
}

function acknowledge({ acknowledged, doubled }: Survived, cartId: string, number: string | undefined) {
  if (number === undefined) return
  const before = acknowledged.get(cartId)
  if (before !== undefined && before !== number) doubled.push(cartId)
  acknowledged.set(cartId, number)
}

/** The number of the placed order; undefined when the buyer does not come back from his bank. */
async function order(buyer: Buyer, cartId: string, n: number): Promise<string | undefined> {
  const placed = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  if (!placed.action) return placed.orderNumber
  const result = await answerChallenge(buyer, placed.action.url, { verdict: 'confirm', code: '1234' })
  if (n % 3 === 0) return undefined
  const params = { orderNumber: placed.orderNumber }
  return (await buyer.call('cart.patchOrder', { headers: {}, params, body: result })).orderNumber
}

const Payments = z.array(z.object({ id: z.string(), reference: z.string() }))

/** Loses some of the news that are on their way, and tells others again, in any order. */
async function meddle(pool: pg.Pool, servers: readonly Victim[], told: Survived): Promise<void> {
  const gone = await pool.query('delete from jobs where kind = $1 and done_at is null and random() < 0.3', [
    WEBHOOK_JOB,
  ])
  told.newsLost += gone.rowCount ?? 0
  const { rows } = await pool.query('select id, reference from simulator_payments order by random() limit 4')
  const setting = await pool.query(`select value from settings where key = 'payment simulator secret'`)
  const secret = z.string().parse(setting.rows[0]?.value)
  const door = anyOf(servers)
  const telling = Payments.parse(rows).flatMap(({ id, reference }) => {
    const body = JSON.stringify({ id: `evt_${id}${Math.random() < 0.5 ? '' : '_again'}`, reference })
    const headers = { 'x-payment-signature': webhookSignature(secret, body, new Date()) }
    return [1, 2].map(async () => door.request('http://shop/payment/webhook', { method: 'POST', headers, body }, {}))
  })
  for (const answer of await Promise.allSettled(telling))
    if (answer.status === 'fulfilled' && answer.value.ok) told.news++
}

const SETTLING_MS = 60_000

/** Whose request died, or who was asked something and has answered. What the provider never heard of waits longer. */
const OPEN = `select p.reference from payments p left join simulator_payments s on s.reference = p.reference
  where p.state in ('opening', 'authorised') or (p.state = 'action' and s.state <> 'action')`

/** Waits until the reconciler has seen to every payment, and answers how many it has not. */
async function unsettled(pool: pg.Pool): Promise<number> {
  for (const deadline = Date.now() + SETTLING_MS; ; await wait(PAUSE_MS)) {
    const open = await pool.query(OPEN).then(
      ({ rows }) => rows.length,
      () => Number.POSITIVE_INFINITY,
    )
    if (open === 0 || Date.now() > deadline) return open
  }
}

/** Orders that buyers were told of and that do not stand. */
export async function lostOrders(pool: pg.Pool, { acknowledged }: Survived): Promise<string[]> {
  const { rows } = await pool.query<{ number: string }>(
    'select number from orders where placed_at is not null and number = any($1)',
    [[...acknowledged.values()]],
  )
  const standing = new Set(rows.map(({ number }) => number))
  return [...acknowledged.values()].filter(number => !standing.has(number))
}
