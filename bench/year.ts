// Whether a year's rows slow a day's: what is done all day, among what one day leaves behind and among what a year does.
import { randomUUID } from 'node:crypto'
import type { Client } from 'pg'
import { openDatabase, type Db } from '#server/db/database.ts'
import { forgetSomeEvents } from '#server/events/events.queries.ts'
import { placeNewEvents } from '#server/events/place.service.ts'
import { deleteSome } from '#server/jobs/forget-old-rows.queries.ts'
import { MOST_AT_ONCE, OLD_ROWS } from '#server/jobs/forget-old-rows.service.ts'
import { enqueue, markDone, takeJob } from '#server/jobs/jobs.ts'
import { cardToken, checkout, newGuest } from './api-checkout.ts'
import { ask } from './ask.ts'
import { httpRequest } from './http-bytes.ts'
import { withOpenShop } from './open-shop.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore } from './shop-process.ts'
import { leaveRows } from './years-rows.ts'

const DAYS = { 'a day': 1, 'a year': 365 }
const ROWS_OF_A_DAY = options.rows ?? 5_000
const TIMES = options.orders ?? 500
const WARM = 100
const BATCHES = 20
/** Tables of which `OLD_ROWS` says what goes. */
const DELETED = ['idempotent_answers', 'jobs', 'page_measures']

type Times = Readonly<Record<string, readonly number[]>>

export async function run(): Promise<void> {
  leaveServerCore()
  const measured = new Map<string, Times>()
  for (const [name, days] of Object.entries(DAYS))
    await withOpenShop({ styles: options.styles }, async (shop, skus, client) => {
      await leaveRows(client, days, ROWS_OF_A_DAY)
      const shopping = await ofShopping(shop.port, skus)
      // What is asked of the database alone is not shared with a server that does the same.
      await shop.stop()
      const database = await openDatabase({ url: urlOf(client) })
      measured.set(name, { ...shopping, ...(await ofQueues(database.db)), ...(await ofDeletions(database.db)) })
      await database.close()
    })
  report('year', rowsOf(measured))
}

const urlOf = ({ user = '', host, port, database = '' }: Client) => `postgres://${user}@${host}:${port}/${database}`

async function timesOf(times: number, work: (n: number) => Promise<unknown>): Promise<number[]> {
  const found: number[] = []
  for (let n = 0; n < times; n++) {
    const began = performance.now()
    await work(n)
    found.push(performance.now() - began)
  }
  return found
}

async function ofShopping(port: number, skus: readonly string[]): Promise<Times> {
  const token = await cardToken(port)
  const cookie = await newGuest(port)
  const placing: number[] = []
  for (let n = 0; n < WARM + TIMES; n++) placing.push(await checkout(port, cookie, skus[n % skus.length] ?? '', token))
  const body = { items: [{ sku: skus[0] }] }
  const headers = () => ({
    'x-access-key': 'cairn-web',
    'x-locale': 'en-us',
    cookie,
    'x-transaction-id': randomUUID(),
  })
  const once = await timesOf(TIMES, async () => {
    const { status } = await ask(port, httpRequest('POST', '/api/cart/v1/cartWithItem', headers(), body))
    if (status !== 200) throw new Error(`a new cart answered ${status}`)
  })
  return { 'place an order': placing.slice(WARM), 'a new cart, whose answer is kept': once }
}

async function ofQueues(db: Db): Promise<Times> {
  await enqueue(db, 'year', {})
  const take = async () => {
    const job = await takeJob(db, { lane: 'others', kinds: ['year'] })
    if (!job) throw new Error('no job was there to take')
    await markDone(db, { jobs: [job], at: new Date() })
  }
  await take()
  const took: number[] = []
  const placed: number[] = []
  for (let n = 0; n < TIMES; n++) {
    await enqueue(db, 'year', { n })
    took.push(...(await timesOf(1, take)))
    await db
      .insertInto('events')
      .values({ type: 'order.changed', resource: `order:CRN-GEN-${n}`, site: 'US', version: 9 })
      .execute()
    placed.push(...(await timesOf(1, () => placeNewEvents({ db, now: new Date() }))))
  }
  return { 'take a job and note it': took, 'place an event': placed }
}

async function ofDeletions(db: Db): Promise<Times> {
  const times: Record<string, readonly number[]> = {}
  for (const [table, when] of OLD_ROWS) {
    if (!DELETED.includes(table)) continue
    const found: number[] = []
    for (let more = true; more && found.length < BATCHES;)
      found.push(...(await timesOf(1, async () => (more = await deleteSome(db, { table, when, most: MOST_AT_ONCE })))))
    times[`delete ${MOST_AT_ONCE} of ${table}`] = found
  }
  const before = new Date(Date.now() - 90 * 86_400_000)
  let after: Awaited<ReturnType<typeof forgetSomeEvents>>
  const found: number[] = []
  do
    found.push(
      ...(await timesOf(1, async () => (after = await forgetSomeEvents(db, { before, after, most: MOST_AT_ONCE })))),
    )
  while (after && found.length < BATCHES)
  return { ...times, [`delete ${MOST_AT_ONCE} events`]: found }
}

function rowsOf(measured: ReadonlyMap<string, Times>): Row[] {
  const names = Object.keys([...measured.values()][0] ?? {})
  return names.map(what => {
    const [day, year] = [...measured.values()].map(times => quantiles(times[what] ?? []))
    const columns = [...measured].map(([name, times]) => {
      const at = quantiles(times[what] ?? [])
      return { [`${name}, p50 ms`]: at(0.5), [`${name}, p99 ms`]: at(0.99) }
    })
    return { what, ...Object.assign({}, ...columns), 'year : day': (year?.(0.5) ?? 0) / (day?.(0.5) ?? 1) }
  })
}
