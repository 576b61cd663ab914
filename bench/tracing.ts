// What traces cost: the same calls to a shop that collects none, a tenth and all of them, in turns of less than a second.
import { once } from 'node:events'
import { createServer, get } from 'node:http'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import pg from 'pg'
import { buyersAt, callsOf } from './api-calls.ts'
import { fullShelves } from './full-shelves.ts'
import { WARM_SECONDS } from './measure.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { cpuSecondsOf, leaveServerCore, shopDatabase, startShop } from './shop-process.ts'
import { asking, keptPage, type Work } from './work.ts'

const SHARES = { none: 0, tenth: 0.1, all: 1 } as const
type Share = keyof typeof SHARES
const NAMES = ['none', 'tenth', 'all'] as const satisfies readonly Share[]
const LIMIT = 0.05

/** What disturbs the machine for longer than a turn disturbs all three alike. */
const TURN_S = 0.4
const TURNS = 4
const ROUNDS = options.rounds ?? 10
const BUYERS = 16
/** The others differ little: those without a statement from these, those with many from a checkout. */
const MEASURED = ['search with facets, all different', 'guest token', 'add an item'] as const

type Shop = { readonly pid: number; readonly switchTo: (share: Share) => Promise<void> }

export async function run(): Promise<void> {
  leaveServerCore()
  const collector = createServer((request, response) => {
    request.resume()
    request.on('end', () => response.writeHead(200, { 'content-type': 'application/json' }).end('{}'))
  })
  await once(collector.listen(0, '127.0.0.1'), 'listening')
  const address = collector.address()
  const { cluster, url } = await shopDatabase()
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const skus = await fullShelves(client, 200)
  await client.end()
  const socketPath = join(tmpdir(), `cairn-tracing-${process.pid}`)
  const shop = await startShop({
    DATABASE_URL: url,
    LOG_LEVEL: 'error',
    OTEL_EXPORTER_OTLP_ENDPOINT: `http://127.0.0.1:${address && typeof address === 'object' ? address.port : 0}`,
    NODE_OPTIONS: `--import ${new URL('tracing-switch.ts', import.meta.url).href}`,
    TRACING_SWITCH: socketPath,
  })
  const switchTo = async (share: Share) => {
    const [answer] = await once(get({ socketPath, path: `/${SHARES[share]}` }), 'response')
    await once(answer.resume(), 'end')
  }
  try {
    const rows: Row[] = []
    for (const [what, work] of Object.entries(await workAt(shop.port, skus)))
      rows.push(await compared(what, work, { pid: shop.pid, switchTo }))
    report('tracing', rows)
  } finally {
    await shop.stop()
    await cluster.stop()
    collector.close()
  }
}

async function workAt(port: number, skus: readonly string[]): Promise<Readonly<Record<string, Work>>> {
  const calls = await callsOf(port, skus)
  const measured = MEASURED.flatMap(name => calls.find(({ what }) => what === name) ?? [])
  const buyFor = await buyersAt(port, skus, BUYERS)
  return {
    'a kept page': keptPage(port),
    ...Object.fromEntries(measured.map(({ what, request }) => [what, asking(port, request)])),
    'full checkout': async seconds => (await buyFor(seconds)).length,
  }
}

/** By how much each round's processor time per request is that without traces: the middle, and half of the rounds. */
async function compared(what: string, work: Work, shop: Shop): Promise<Row> {
  for (const name of NAMES) await oneTurn(name, shop, () => work(WARM_SECONDS))
  const rounds: Record<Share, number>[] = []
  for (let round = 0; round < ROUNDS; round++) rounds.push(await oneRound(work, shop))
  const of = (read: (round: Record<Share, number>) => number) => quantiles(rounds.map(read))
  const more = (share: Share) => of(round => round[share] / round.none - 1)
  const text = (share: Share) => {
    const at = more(share)
    const percent = (value: number) => (value * 100).toFixed(1)
    return `${percent(at(0.5))} % (${percent(at(0.25))} to ${percent(at(0.75))})`
  }
  return {
    what,
    'cpu ms, no traces': of(({ none }) => none)(0.5),
    'a tenth costs more by': text('tenth'),
    'all cost more by': text('all'),
    bad: more('tenth')(0.5) > LIMIT ? 1 : 0,
  }
}

/** Milliseconds of the processor for each request, with all that the process did meanwhile. */
async function oneRound(work: Work, shop: Shop): Promise<Record<Share, number>> {
  const cpu = { none: 0, tenth: 0, all: 0 }
  const asked = { none: 0, tenth: 0, all: 0 }
  for (let turn = 0; turn < TURNS; turn++)
    for (const name of turn % 2 === 0 ? NAMES : NAMES.toReversed())
      cpu[name] += await oneTurn(name, shop, async () => void (asked[name] += await work(TURN_S)))
  const each = (name: Share) => (cpu[name] * 1000) / asked[name]
  return { none: each('none'), tenth: each('tenth'), all: each('all') }
}

/** Seconds of the processor, with those for delivering what was collected. */
async function oneTurn(share: Share, { pid, switchTo }: Shop, work: () => Promise<unknown>): Promise<number> {
  await switchTo(share)
  const before = cpuSecondsOf(pid)
  await work()
  await switchTo('none')
  return cpuSecondsOf(pid) - before
}
