// The lists of the house among a million rows each: the first page, the fiftieth, and what is filtered.
import pg from 'pg'
import type { z } from 'zod'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { generateRows, STAFF } from './million-rows.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { signIn } from './staff-door.ts'
import { leaveServerCore, shopDatabase, startShop } from './shop-process.ts'

const ROWS = options.rows ?? 1_000_000
const ROUNDS = 20
const LATER_PAGE = 50
const PROMISED_MS = 100

type QueryOf<N extends 'history.list' | 'jobs.list' | 'mail.suppressions'> = Partial<
  z.input<StaffEndpointOf<N>['query']>
>
type Page = { readonly rows: readonly unknown[]; readonly next?: string | undefined }
type List = { readonly what: string; readonly page: (after?: string) => Promise<Page> }

const DAY_MS = 86_400_000
const daysAgo = (days: number) => new Date(Date.now() - days * DAY_MS).toISOString()

function listsOf(call: StaffCall): readonly List[] {
  const history = (what: string, query: QueryOf<'history.list'>): List => ({
    what: `history${what}`,
    page: after => call('history.list', { query: { ...query, ...(after !== undefined && { after }) } }),
  })
  const jobs = (what: string, query: QueryOf<'jobs.list'>): List => ({
    what: `jobs${what}`,
    page: after => call('jobs.list', { query: { ...query, ...(after !== undefined && { after }) } }),
  })
  const suppressions = (what: string, query: QueryOf<'mail.suppressions'>): List => ({
    what: `addresses without letters${what}`,
    page: after => call('mail.suppressions', { query: { ...query, ...(after !== undefined && { after }) } }),
  })
  return [
    history('', {}),
    history(', oldest first', { order: 'oldest' }),
    history(' of a person', { staffId: 'stf_gen7' }),
    history(' of an object', { objectType: 'order', objectId: 'gen1001' }),
    history(' of a number alone', { objectId: 'gen1001' }),
    history(' of a group of calls', { call: 'prices' }),
    history(' of a call that is rare', { call: 'keys.create' }),
    history(' of a group of calls that is rare', { call: 'keys' }),
    history(', refused', { kind: 'refused' }),
    history(' of a kind of object that is rare', { objectType: 'key' }),
    history(' of a day two years ago', { from: daysAgo(720), to: daysAgo(719) }),
    history(' of a year, a year ago', { from: daysAgo(729), to: daysAgo(365) }),
    jobs('', {}),
    jobs(', given up', { state: 'dead' }),
    jobs(', failing', { state: 'failing' }),
    jobs(', done', { state: 'done' }),
    jobs(', letters that wait', { state: 'waiting', kind: 'mail' }),
    jobs(' of a kind that is rare', { kind: 'tax-book' }),
    suppressions('', {}),
    suppressions(', complained', { reason: 'complained' }),
    suppressions(', one of them', { address: 'p4711@cairn.test' }),
    { what: `${STAFF} people`, page: after => call('people.list', { query: after === undefined ? {} : { after } }) },
    { what: `${STAFF} keys`, page: after => call('keys.list', { query: after === undefined ? {} : { after } }) },
    { what: 'how the shop is', page: async () => ({ rows: [await call('health.read')] }) },
    { what: 'what waits', page: async () => ({ rows: (await call('home.read', { query: {} })).waiting }) },
  ]
}

export async function run(): Promise<void> {
  leaveServerCore()
  const { cluster, url } = await shopDatabase(options.styles)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'error', CAIRN_SECRET: 'd'.repeat(40) })
    try {
      await generateRows(client, ROWS)
      const call = await signIn(`http://127.0.0.1:${shop.port}`, 'owner')
      const rows: Row[] = []
      for (const list of listsOf(call)) rows.push(...(await measured(list)))
      report('studio lists', rows)
    } finally {
      await shop.stop()
    }
  } finally {
    await client.end()
    await cluster.stop()
  }
}

async function measured({ what, page }: List): Promise<Row[]> {
  const first = await timed(what, () => page())
  let after = (await page()).next
  for (let turned = 2; turned < LATER_PAGE && after !== undefined; turned++) after = (await page(after)).next
  if (after === undefined) return [first]
  const from = after
  return [first, await timed(`${what}, page ${LATER_PAGE}`, () => page(from))]
}

async function timed(what: string, ask: () => Promise<Page>): Promise<Row> {
  const times: number[] = []
  let shown = (await ask()).rows.length
  for (let round = 0; round < ROUNDS; round++) {
    const began = performance.now()
    shown = (await ask()).rows.length
    times.push(performance.now() - began)
  }
  const of = quantiles(times)
  return { what, shown, 'p50 ms': of(0.5), 'p95 ms': of(0.95), bad: of(0.95) > PROMISED_MS || shown === 0 ? 1 : 0 }
}
