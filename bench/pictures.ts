// Whether pages wait while pictures are made: the same pages, asked for at the same pace, without and with two hundred sizes
// of photographs that nobody asked for before.
import { createHash } from 'node:crypto'
import { setTimeout as wait } from 'node:timers/promises'
import sharp from 'sharp'
import type { StaffCall } from '#contract/staff/staff-client.ts'
import { PICTURE_SIZES } from '#domain/media/media-address.ts'
import { options } from './options.ts'
import { quantiles } from './quantiles.ts'
import { report, type Row } from './report.ts'
import { shopPaths } from './shop-paths.ts'
import { shopDatabase, startShop } from './shop-process.ts'
import { signIn } from './staff-door.ts'

const RENDITIONS = 200
const PHOTOGRAPHS = 8
const PAUSE_MS = 20
const SECONDS = options.seconds ?? 10
const MOST_P99_MS = 100

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const settings = { DATABASE_URL: url, LOG_LEVEL: 'error', DEMO: 'true', CAIRN_SECRET: 'p'.repeat(40) }
  const shop = await startShop(settings, { pinned: false })
  const origin = `http://127.0.0.1:${shop.port}`
  try {
    const owner = await signIn(origin, 'owner')
    const pictures: string[] = []
    for (let at = 0; at < PHOTOGRAPHS; at++) pictures.push(await upload(owner, await photograph(at)))
    const addresses = renditionsOf(pictures).slice(0, RENDITIONS)
    const pages = await pagesOf(shop.port)
    const quiet = await paced(origin, pages, () => wait(SECONDS * 1000))
    let made = 0
    const began = performance.now()
    const busy = await paced(origin, pages, async () => {
      made = (await Promise.all(addresses.map(each => fetched(origin, each)))).filter(Boolean).length
    })
    const seconds = (performance.now() - began) / 1000
    report(
      'pictures',
      pages.map(({ name }): Row => {
        const [before, during] = [quantiles(quiet.get(name) ?? []), quantiles(busy.get(name) ?? [])]
        return {
          page: name,
          'p50 ms': before(0.5),
          'p99 ms': before(0.99),
          'p50 ms while made': during(0.5),
          'p99 ms while made': during(0.99),
          asked: busy.get(name)?.length ?? 0,
        }
      }),
    )
    report('pictures made', [{ renditions: made, seconds, 'a second': made / seconds, bad: addresses.length - made }])
    const late = pages.filter(({ name }) => quantiles(busy.get(name) ?? [])(0.99) > MOST_P99_MS)
    for (const { name } of late) console.error(`${name}: a page waits more than ${MOST_P99_MS} ms for pictures`)
    if (late.length > 0) process.exitCode = 1
  } finally {
    await shop.stop()
    await cluster.stop()
  }
}

type Asked = { readonly name: string; readonly path: string; readonly cookie?: string }

async function pagesOf(port: number): Promise<Asked[]> {
  const { home, product } = await shopPaths(port)
  return [
    { name: 'home, kept', path: home },
    { name: 'product, kept', path: product },
    { name: 'product, rendered', path: product, cookie: 'cairn_preview=1' },
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
    ['image/avif', 'image/webp', 'image/jpeg'].flatMap(accept =>
      pictures.map(picture => ({ path: `/media/${size}/${picture}`, accept })),
    ),
  )

async function fetched(origin: string, { path, accept }: Address): Promise<boolean> {
  const answer = await fetch(new URL(path, origin), { headers: { accept } })
  return (await answer.arrayBuffer()).byteLength > 0 && answer.ok
}

const photograph = (at: number): Promise<Buffer> =>
  sharp({
    create: {
      width: 2400,
      height: 3000,
      channels: 3,
      background: '#000',
      noise: { type: 'gaussian', mean: 90 + at * 8, sigma: 30 },
    },
  })
    .jpeg({ quality: 80 })
    .toBuffer()

async function upload(owner: StaffCall, bytes: Buffer): Promise<string> {
  const sha256 = createHash('sha256').update(bytes).digest('hex')
  const { uploadId = '', partBytes } = await owner('assets.open', {
    body: { name: `${sha256.slice(0, 8)}.jpg`, bytes: bytes.length, sha256 },
  })
  for (let part = 0; part * partBytes < bytes.length; part++) {
    const base64 = bytes.subarray(part * partBytes, (part + 1) * partBytes).toString('base64')
    await owner('assets.send', { params: { uploadId, part }, body: { base64 } })
  }
  const { asset } = await owner('assets.finish', { params: { uploadId } })
  if (asset?.picture === undefined) throw new Error('a photograph was not taken in')
  return asset.picture
}
