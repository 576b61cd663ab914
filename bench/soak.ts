// Shoppers for ten minutes: pages with what browsers load along, carts, some orders. Memory and latency have to stay flat.
import { setTimeout as wait } from 'node:timers/promises'
import { cardToken } from './api-checkout.ts'
import { options } from './options.ts'
import { freePort, liveHeap, watchable } from './live-heap.ts'
import { withOpenShop } from './open-shop.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, type ShopProcess } from './shop-process.ts'
import { shoppingTrip, type Tally } from './shopping-trip.ts'

const MINUTES = options.minutes ?? 10
const PARTS = 10
const SHOPPERS = 16
/** How much a line through the parts may rise from its beginning to its end. */
const ALLOWED = { memory: 0.1, latency: 0.25 } as const
/** Caches fill first. */
const WARM_PARTS = 3

export async function run(): Promise<void> {
  leaveServerCore()
  const inspector = await freePort()
  await withOpenShop({ styles: options.styles, environment: watchable(inspector) }, async (shop, skus) => {
    const heap = () => liveHeap(shop.pid, inspector)
    const token = await cardToken(shop.port)
    let tally = newTally()
    let open = true
    const shopper = async (start: number) => {
      for (let trip = start; open; trip += SHOPPERS) await shoppingTrip({ shop, skus, token, trip, tally: () => tally })
    }
    const crowd = Array.from({ length: SHOPPERS }, (_, start) => shopper(start))
    const rows: Row[] = []
    for (let part = 1; part <= PARTS; part++) {
      tally = newTally()
      rows.push({ minute: (part * MINUTES) / PARTS, ...(await watch(shop, heap, tally, (MINUTES * 60) / PARTS)) })
    }
    open = false
    await Promise.all(crowd)
    report('soak', rows)
    const verdict = verdictOf(rows)
    report('soak-verdict', verdict)
    if (verdict.some(({ verdict }) => verdict === 'rising' || verdict === 'some')) process.exitCode = 1
  })
}

const newTally = (): Tally => ({ times: [], orders: 0, bad: 0, reasons: new Set() })

async function watch(shop: ShopProcess, heap: () => Promise<number>, tally: Tally, seconds: number): Promise<Row> {
  const before = shop.usage().cpuSeconds
  await wait(seconds * 1000)
  const { cpuSeconds, memoryMb } = shop.usage()
  for (const reason of tally.reasons) console.error(reason)
  const { length } = tally.times
  const at = quantiles(tally.times)
  return {
    'requests/s': length / seconds,
    'p50 ms': at(0.5),
    'p95 ms': at(0.95),
    'p99 ms': at(0.99),
    'cpu ms': ((cpuSeconds - before) * 1000) / Math.max(1, length),
    'heap MB': await heap(),
    'memory MB': memoryMb,
    orders: tally.orders,
    bad: tally.bad,
  }
}

function verdictOf(rows: readonly Row[]): Row[] {
  const settled = rows.slice(WARM_PARTS)
  const judged = [
    ['heap MB', ALLOWED.memory],
    ['memory MB', ALLOWED.memory],
    ['p50 ms', ALLOWED.latency],
    ['p95 ms', ALLOWED.latency],
  ] as const
  const lines = judged.map(([what, allowed]): Row => {
    const rise = riseOf(settled.map(row => Number(row[what])))
    return { what, 'rise %': rise * 100, 'allowed %': allowed * 100, verdict: rise <= allowed ? 'flat' : 'rising' }
  })
  const bad = rows.reduce((sum, row) => sum + Number(row['bad']), 0)
  return [...lines, { what: 'bad answers', count: bad, verdict: bad === 0 ? 'none' : 'some' }]
}

/** How much the line that fits best rises over the whole run, as a share of the middle. */
function riseOf(values: readonly number[]): number {
  const middle = (values.length - 1) / 2
  const mean = values.reduce((sum, value) => sum + value, 0) / values.length
  const slope =
    values.reduce((sum, value, at) => sum + (at - middle) * (value - mean), 0) /
    values.reduce((sum, _, at) => sum + (at - middle) ** 2, 0)
  return (slope * (values.length - 1)) / mean
}
