// Whether pages wait while pictures are made: the same pages, asked for at the same pace for as long, without and with eight who
// always ask for a size that nobody asked for before, and one who sends photograph after photograph. Whether memory stays within
// bounds then, and everybody gets his picture. And how soon a style's page shows the photographs it was given.
import { setTimeout as wait } from 'node:timers/promises'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { PICTURE_SIZES } from '#domain/media/media-address.ts'
import { PREVIEW_COOKIE } from '#domain/sites/cookies.ts'
import { options } from './options.ts'
import { photograph, upload, type Photograph } from './photographs.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import { shopDatabase, startShop, type ShopProcess } from './shop-process.ts'
import { signIn } from './staff-door.ts'

const ASKING = 8
const PHOTOGRAPHS = 7
const OF_A_STYLE = 3
const PAUSE_MS = 20
const SECONDS = options.seconds ?? 15
/** More than without them. */
const MOST_P99_MS = 100
const MOST_SHOWN_MS = 1000
/** More of the server than while nobody asks for any. */
const MOST_GROWN_MB = 400
const SENT_MEANWHILE = 12
const WATCH_MS = 200
const ACCEPTED = ['image/avif,image/webp', 'image/webp', 'image/jpeg'] as const

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'error', DEMO: 'true', CAIRN_SECRET: 'p'.repeat(40) }
  const shop = await startShop(settings, { pinned: false })
  const origin = `http://127.0.0.1:${shop.port}`
  try {
    const owner = await signIn(origin, 'owner')
    const started = performance.now()
    const photographs = []
    for (let at = 0; at < PHOTOGRAPHS; at++) photographs.push(await upload(owner, await photograph(at)))
    console.log(`${PHOTOGRAPHS} photographs taken in, ${Math.round(performance.now() - started)} ms`)
    const pages = await pagesOf(shop.port)
    const shown = await showStyle(origin, owner, photographs.slice(0, OF_A_STYLE))
    report('pictures of a style', shown.rows)
    const more = await Promise.all(Array.from({ length: SENT_MEANWHILE }, (_, at) => photograph(PHOTOGRAPHS + at)))
    const before = watchMemory(shop)
    const quiet = await paced(origin, pages, () => wait(SECONDS * 1000))
    const usualMb = before.most()
    const line = renditionsOf(photographs.slice(OF_A_STYLE).map(({ picture }) => picture))
    let [made, bad, taken] = [0, 0, 0]
    const meanwhile = watchMemory(shop)
    const began = performance.now()
    const busy = await paced(origin, pages, async () => {
      const isOver = () => performance.now() - began > SECONDS * 1000
      const ask = async () => {
        for (let next = line.pop(); next && !isOver(); next = line.pop())
          if (await isFetched(origin, next)) made++
          else bad++
      }
      const take = async () => {
        for (let next = more.pop(); next && !isOver(); next = more.pop()) {
          await upload(owner, next)
          taken++
        }
      }
      await Promise.all([take(), ...Array.from({ length: ASKING }, ask)])
    })
    const seconds = (performance.now() - began) / 1000
    report(
      'pictures',
      pages.map(({ name }): Row => {
        const [without, during] = [quantiles(quiet.get(name) ?? []), quantiles(busy.get(name) ?? [])]
        return {
          page: name,
          'p50 ms': without(0.5),
          'p99 ms': without(0.99),
          'p50 ms while made': during(0.5),
          'p99 ms while made': during(0.99),
          asked: busy.get(name)?.length ?? 0,
        }
      }),
    )
    const mostMb = meanwhile.most()
    report('pictures made', [
      { renditions: made, taken, seconds, 'a second': made / seconds, 'MB before': usualMb, 'MB at most': mostMb, bad },
    ])
    const p99 = (times: typeof quiet, name: string) => quantiles(times.get(name) ?? [])(0.99)
    const late = pages.filter(({ name }) => p99(busy, name) - p99(quiet, name) > MOST_P99_MS)
    const wrong = [
      ...late.map(({ name }) => `${name}: a page waits more than ${MOST_P99_MS} ms for pictures`),
      ...(shown.ms > MOST_SHOWN_MS ? [`photographs of a style are shown after more than ${MOST_SHOWN_MS} ms`] : []),
      ...(mostMb - usualMb > MOST_GROWN_MB ? [`making pictures takes more than ${MOST_GROWN_MB} MB`] : []),
      ...(taken === 0 ? ['no photograph was taken in meanwhile'] : []),
      ...(made === 0 ? ['no picture was made meanwhile'] : []),
      ...(bad + shown.bad > 0 ? [`${bad + shown.bad} pictures did not arrive`] : []),
    ]
    for (const line of wrong) console.error(line)
    if (wrong.length > 0) process.exitCode = 1
  } finally {
    await shop.stop()
    await cluster.stop()
  }
}

/** From the moment they are given: until the page names them, and until each of its sizes has arrived as browsers ask for it. */
async function showStyle(origin: string, owner: StaffCall, photographs: readonly Photograph[]) {
  const { product } = await shopPaths(Number(new URL(origin).port))
  const productId = product.slice(-8)
  await read(origin, product)
  const began = performance.now()
  const since = () => performance.now() - began
  await owner('assets.photograph', { params: { productId }, body: { assetIds: photographs.map(({ id }) => id) } })
  const saved = since()
  const [first] = photographs
  let html = await read(origin, product)
  for (; !html.includes(first?.picture ?? ''); html = await read(origin, product)) await wait(1)
  const named = since()
  // The demo shop shows pictures of its own library around the style.
  const asked = [...new Set(html.match(/\/media\/[^\s"?]+\/assets\/ast_[^\s",]+/g))]
    .filter(path => photographs.some(({ id }) => path.includes(id)))
    .map(path => ({ path, accept: ACCEPTED[0] }))
  const arrived = await Promise.all(asked.map(each => isFetched(origin, each)))
  const whole = since()
  const bad = arrived.filter(ok => !ok).length
  return {
    ms: whole,
    bad,
    rows: [
      { what: 'saved', ms: saved },
      { what: 'the page names them', ms: named },
      { what: `all ${asked.length} pictures in the page arrived`, ms: whole, bad },
    ],
  }
}

/** The most memory that it has been seen with since. */
function watchMemory(shop: ShopProcess): { most: () => number } {
  let most = 0
  const look = () => {
    most = Math.max(most, shop.usage().memoryMb)
  }
  const timer = setInterval(look, WATCH_MS)
  return {
    most() {
      clearInterval(timer)
      look()
      return most
    },
  }
}

const read = async (origin: string, path: string): Promise<string> => (await fetch(new URL(path, origin))).text()

type Asked = { readonly name: string; readonly path: string; readonly cookie?: string }

async function pagesOf(port: number): Promise<Asked[]> {
  const { home, product } = await shopPaths(port)
  return [
    { name: 'home, kept', path: home },
    { name: 'product, kept', path: product },
    { name: 'product, rendered', path: product, cookie: `${PREVIEW_COOKIE}=1` },
  ]
}

/** Every page is asked for one after another with pauses, until the work is done: nobody's queue is measured. */
async function paced(origin: string, pages: readonly Asked[], work: () => Promise<unknown>) {
  let isDone = false
  const times = new Map(pages.map(({ name }) => [name, new Array<number>()]))
  const asking = pages.map(async ({ name, path, cookie }) => {
    const headers = cookie === undefined ? {} : { cookie }
    while (!isDone) {
      const start = performance.now()
      const answer = await fetch(new URL(path, origin), { headers })
      await answer.arrayBuffer()
      if (!answer.ok) throw new Error(`${path} answers ${answer.status}`)
      times.get(name)?.push(performance.now() - start)
      await wait(PAUSE_MS)
    }
  })
  await work()
  isDone = true
  await Promise.all(asking)
  return times
}

type Address = { readonly path: string; readonly accept: string }

const renditionsOf = (pictures: readonly string[]): Address[] =>
  Object.keys(PICTURE_SIZES).flatMap(size =>
    ACCEPTED.flatMap(accept => pictures.map(picture => ({ path: `/media/${size}/${picture}`, accept }))),
  )

async function isFetched(origin: string, { path, accept }: Address): Promise<boolean> {
  const answer = await fetch(new URL(path, origin), { headers: { accept } })
  return (await answer.arrayBuffer()).byteLength > 0 && answer.ok
}
