// What a checkout, a page and a search ask of the database: statements, locks, bytes of the log and time.
import type pg from 'pg'
import { cardToken, newGuest, stepsOf } from './api-checkout.ts'
import { ask } from './ask.ts'
import { httpRequest } from './http-bytes.ts'
import { options } from './options.ts'
import { withOpenShop } from './open-shop.ts'
import { report, type Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'

const WARM = 100
const TIMES = options.orders ?? 200
const COUNTED = { shared_preload_libraries: 'pg_stat_statements', 'pg_stat_statements.max': '5000' }

type Counted = { query: string; calls: number; ms: number; wal: number }
/** Rows that a statement keeps for itself before it knows whether it changes them, and locks by name. */
const LOCKS = /\bfor (?:no key )?update\b|\bfor (?:key )?share\b|advisory_xact_lock/i
const SEARCHES = ['boot', 'rain jacket', 'wool socks', 'trail runner women']

export async function run(): Promise<void> {
  await withOpenShop({ styles: options.styles, settings: COUNTED }, async ({ port }, skus, client) => {
    await client.query('create extension if not exists pg_stat_statements')
    const token = await cardToken(port)
    const cookie = await newGuest(port)
    const sku = (n: number) => skus[n % skus.length] ?? ''
    for (let n = 0; n < WARM; n++) for (const step of Object.values(stepsOf(port, cookie, sku(n), token))) await step()
    await client.query('analyze')
    const before = await writtenRows(client)
    const spent = await countEach(client, n => stepsOf(port, cookie, sku(n), token))
    report(
      'statements of a checkout',
      [...spent].map(([name, counted]) => summary(name, [...counted.values()])),
    )
    report(
      'statements by text',
      [...spent].flatMap(([name, counted]) => byText(name, [...counted.values()])),
    )
    report('rows that a checkout writes', written(before, await writtenRows(client)))
    await stepsOf(port, cookie, sku(0), token).create()
    const paths = await shopPaths(port)
    const reads = await countEach(client, n => readsOf(port, cookie, paths, SEARCHES[n % SEARCHES.length] ?? ''))
    report(
      'statements of pages and searches',
      [...reads].map(([name, counted]) => summary(name, [...counted.values()])),
    )
  })
}

type Steps = Readonly<Record<string, () => Promise<unknown>>>

async function countEach(client: pg.Client, stepsOfTurn: (turn: number) => Steps) {
  const spent = new Map<string, Map<string, Counted>>()
  for (let turn = 0; turn < TIMES; turn++)
    for (const [name, step] of Object.entries(stepsOfTurn(turn))) add(spent, name, await countedIn(client, step))
  return spent
}

/** As somebody with a cart: he is never answered from the kept pages. */
const readsOf = (port: number, cookie: string, paths: Record<string, string>, words: string): Steps => {
  const get = (path: string, headers = {}) => ask(port, httpRequest('GET', path, { ...headers, cookie }))
  const query = encodeURIComponent(words)
  const pages = { ...paths, search: `/en-us/search?q=${query}`, cart: '/en-us/cart', checkout: '/en-us/checkout' }
  return {
    ...Object.fromEntries(Object.entries(pages).map(([name, path]) => [`${name} rendered`, () => get(path)])),
    'kept page': () => ask(port, httpRequest('GET', paths['home'] ?? '/', {})),
    'search call': () =>
      get(`/api/products/v2/search/productSearch?q=${query}`, { 'x-access-key': 'cairn-web', 'x-locale': 'en-us' }),
  }
}

type Written = { table: string; inserted: number; updated: number; 'updated in place': number; deleted: number }

/** What the database says it wrote, once the last second's figures have reached it. */
async function writtenRows(client: pg.Client): Promise<Written[]> {
  await client.query('select pg_sleep(2), pg_stat_force_next_flush()')
  const { rows } = await client.query<Written>(
    `select relname as table, n_tup_ins::int as inserted, n_tup_upd::int as updated,
            n_tup_hot_upd::int as "updated in place", n_tup_del::int as deleted
       from pg_stat_user_tables order by n_tup_ins + n_tup_upd desc`,
  )
  return rows
}

const written = (before: readonly Written[], after: readonly Written[]): Row[] =>
  after
    .map(({ table, ...now }) => {
      const then = before.find(one => one.table === table)
      const per = (key: keyof typeof now) => (now[key] - (then?.[key] ?? 0)) / TIMES
      return {
        table,
        inserted: per('inserted'),
        updated: per('updated'),
        'updated in place': per('updated in place'),
        deleted: per('deleted'),
      }
    })
    .filter(({ inserted, updated, deleted }) => inserted + updated + deleted >= 0.1)

async function countedIn(client: pg.Client, step: () => Promise<unknown>): Promise<Counted[]> {
  await client.query('select pg_stat_statements_reset()')
  await step()
  const { rows } = await client.query<Counted>(
    `select query, calls::int, total_exec_time as ms, wal_bytes::float8 as wal
       from pg_stat_statements
      where dbid = (select oid from pg_database where datname = current_database())
        and query not like '%pg_stat_statements%'`,
  )
  return rows
}

function add(spent: Map<string, Map<string, Counted>>, name: string, counted: readonly Counted[]): void {
  const known = spent.get(name) ?? new Map<string, Counted>()
  spent.set(name, known)
  for (const { query, calls, ms, wal } of counted) {
    const before = known.get(query) ?? { query, calls: 0, ms: 0, wal: 0 }
    known.set(query, { query, calls: before.calls + calls, ms: before.ms + ms, wal: before.wal + wal })
  }
}

const sum = (counted: readonly Counted[], of: (one: Counted) => number) =>
  counted.reduce((total, one) => total + of(one), 0) / TIMES

const summary = (call: string, counted: readonly Counted[]): Row => ({
  call,
  statements: sum(counted, ({ calls }) => calls),
  'of them locking': sum(counted, ({ calls, query }) => (LOCKS.test(query) ? calls : 0)),
  'ms in the database': sum(counted, ({ ms }) => ms),
  'log bytes': sum(counted, ({ wal }) => wal),
})

/** What runs by the clock beside a call shows as a small part of one and is left out. */
const byText = (call: string, counted: readonly Counted[]): Row[] =>
  counted
    .filter(({ calls }) => calls / TIMES >= 0.5)
    .toSorted((one, other) => other.ms - one.ms)
    .map(one => ({
      call,
      times: one.calls / TIMES,
      ms: one.ms / TIMES,
      'log bytes': one.wal / TIMES,
      statement: one.query.replaceAll(/\s+/g, ' ').trim().slice(0, 110),
    }))
