// A large catalogue comes in while shoppers look around: how long it takes, what they notice, and when their pages know.
import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { createStaffClient, type StaffCall } from '#contract/staff/staff-client.ts'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import { httpTransport } from '#server/testing/http-transport.ts'
import { longestHold, watchingHolds } from './loop-holds.ts'
import { report } from './report.ts'
import { leaveServerCore, shopDatabase, startShop } from './shop-process.ts'
import { shopPaths } from './shop-paths.ts'
import { shoppersAt } from './shoppers.ts'

const STYLES = 1000
const COLOURS = 5
const SIZES = 10
const LOCATIONS = [1, 2, 3, 4]
const PASSWORD = 'Cairn-demo-1'
const QUIET_SECONDS = 15
const LONGEST_SECONDS = 600
/** Pages that shoppers ask for in a second, before and meanwhile. */
const PAGES_PER_SECOND = 100
const SHOPPERS = 8

const id = (start: string, number: number, length: number) =>
  start + String(number).padStart(length - start.length, '0')
const numbers = (count: number) => Array.from({ length: count }, (_, at) => at)

function* colourIds() {
  for (const style of numbers(STYLES))
    for (const colour of numbers(COLOURS))
      yield { style: id('BENCH', style, 9), colour: id('B', style * COLOURS + colour, 8) }
}
const skusOf = () =>
  [...colourIds()].flatMap(({ colour }) => numbers(SIZES).map(size => ({ colour, size, sku: `${colour}-${size}` })))

/** The last digit of a UPC follows from the others. */
function upc(number: number): string {
  const digits = `9${String(number).padStart(10, '0')}`
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at % 2 === 0 ? 3 : 1), 0)
  return digits + String((10 - (sum % 10)) % 10)
}

const FILES: Readonly<Record<'styles' | 'colours' | 'prices' | 'skus' | 'stock', () => string>> = {
  styles: () =>
    `style_id,kind,gender,size_scale,name.en\n${numbers(STYLES)
      .map(at => `${id('BENCH', at, 9)},boot,men,one-size,Bench ${at}`)
      .join('\n')}`,
  colours: () =>
    `colour_id,style_id,name.en,family\n${[...colourIds()].map(({ colour, style }) => `${colour},${style},Blue,blue`).join('\n')}`,
  prices: () => `product,site,price\n${[...colourIds()].map(({ colour }) => `${colour},US,100`).join('\n')}`,
  skus: () =>
    `sku,upc,colour_id,size\n${skusOf()
      .map(({ sku, colour, size }, at) => `${sku},${upc(at)},${colour},${size}`)
      .join('\n')}`,
  stock: () =>
    `sku,location,on_hand\n${skusOf()
      .flatMap(({ sku }) => LOCATIONS.map(location => `${sku},${location},9`))
      .join('\n')}`,
}

export async function run(): Promise<void> {
  leaveServerCore()
  const { cluster, url } = await shopDatabase()
  const folder = mkdtempSync(join(tmpdir(), 'cairn-bench-'))
  const holds = join(folder, 'holds')
  const shop = await startShop({
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    CAIRN_SECRET: 'd'.repeat(40),
    DEMO: 'true',
    ...watchingHolds(holds),
  })
  try {
    const origin = `http://127.0.0.1:${shop.port}`
    const staff = await signIn(origin)
    const paths = Object.values(await shopPaths(shop.port))
    const shoppers = (seconds: number) =>
      shoppersAt({ port: shop.port, paths, connections: SHOPPERS, perSecond: PAGES_PER_SECOND, seconds })
    const files = { skus: FILES.skus(), stock: FILES.stock() }
    for (const kind of ['styles', 'colours', 'prices'] as const) await bring(staff, kind, FILES[kind]())
    await shoppers(QUIET_SECONDS / 3).result
    const cameQuietly = Date.now()
    const quiet = await shoppers(QUIET_SECONDS).result
    const began = Date.now()
    const looking = shoppers(LONGEST_SECONDS)
    const skus = await bring(staff, 'skus', files.skus)
    const stock = await bring(staff, 'stock', files.stock)
    looking.end()
    const busy = await looking.result
    const ended = Date.now()
    const fresh = await pageKnows(origin)
    const took = skus.sent + skus.done + stock.sent + stock.done
    const row = (what: string, figures: { seconds?: number; p99?: number; hold?: number }) => ({
      what,
      seconds: figures.seconds ?? '',
      p99: figures.p99 ?? '',
      'longest hold ms': figures.hold ?? '',
    })
    report('imports', [
      row('50,000 SKUs, taken in', { seconds: skus.sent }),
      row('50,000 SKUs, written', { seconds: skus.done }),
      row('200,000 shelves, taken in', { seconds: stock.sent }),
      row('200,000 shelves, written', { seconds: stock.done }),
      row('all of it (at most 20)', { seconds: took }),
      row('until a page shows the last of it (at most 2)', { seconds: fresh }),
      row(`pages before, ${PAGES_PER_SECOND} a second`, {
        p99: quiet.p99,
        hold: longestHold(holds, cameQuietly, began),
      }),
      row(`pages meanwhile (at most ${(quiet.p99 * 2).toFixed(1)})`, {
        p99: busy.p99,
        hold: longestHold(holds, began, ended),
      }),
    ])
  } finally {
    await shop.stop()
    await cluster.stop()
    rmSync(folder, { recursive: true, force: true })
  }
}

type Bench = { call: StaffCall; send: (kind: BulkKind, file: string) => Promise<string> }

async function signIn(origin: string): Promise<Bench> {
  const visitor = httpTransport(
    { request: (to, init) => fetch(new URL(new URL(to).pathname + new URL(to).search, origin), init) },
    {},
  )
  const call = createStaffClient(async ({ method, path, body }) => {
    const headers = { ...(body !== undefined && { 'content-type': 'application/json' }), origin }
    const response = await visitor.fetch(path, {
      method,
      headers,
      ...(body !== undefined && { body: JSON.stringify(body) }),
    })
    return { status: response.status, body: await response.json() }
  })
  await call('session.signIn', { body: { email: 'owner@cairn.test', password: PASSWORD } })
  const send = async (kind: BulkKind, file: string) => {
    const path = `/api/staff/v1/imports?kind=${kind}&apply=rows`
    const response = await visitor.fetch(path, { method: 'POST', headers: { origin }, body: file })
    const { id: importId }: { id: string } = await response.json()
    return importId
  }
  return { call, send }
}

async function bring(
  { call, send }: Bench,
  kind: keyof typeof FILES,
  file: string,
): Promise<{ sent: number; done: number }> {
  const began = performance.now()
  const importId = await send(kind, file)
  const sent = performance.now()
  for (;;) {
    const { state, counts, rows } = await call('imports.read', { params: { importId } })
    if (state === 'applied' && counts.new === rows)
      return { sent: (sent - began) / 1000, done: (performance.now() - sent) / 1000 }
    if (state === 'applied' || state === 'failed') throw new Error(`${kind}: ${JSON.stringify(counts)} of ${rows}`)
    await wait(50)
  }
}

/** The last product that came: its page is there once every part of it is. */
async function pageKnows(origin: string): Promise<number> {
  const began = performance.now()
  const last = id('B', STYLES * COLOURS - 1, 8)
  while (!(await fetch(`${origin}/en-us/p/bench-${last}`)).ok) await wait(20)
  return (performance.now() - began) / 1000
}
