// How soon a process serves as the shop grows: with everything read, and from what another process wrote down.
import { existsSync, mkdtempSync, rmSync, statSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as wait } from 'node:timers/promises'
import { discoveryCalls } from './api-discovery.ts'
import { measure } from './measure.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { leaveServerCore, shopDatabase, startShop, type ShopProcess } from './shop-process.ts'

const SIZES = options.styles === undefined ? [1_000, 20_000] : [options.styles]
const LOOK_AGAIN_MS = 200

export async function run(): Promise<void> {
  leaveServerCore()
  const rows: Row[] = []
  for (const styles of SIZES) {
    const { cluster, url } = await shopDatabase(styles)
    const folder = mkdtempSync(join(tmpdir(), 'cairn-picture-'))
    const picture = join(folder, 'catalog.picture')
    const environment = { DATABASE_URL: url, CATALOG_SNAPSHOT: folder }
    try {
      await begun({ styles, from: 'the database' }, environment, async row => {
        while (!existsSync(picture)) await wait(LOOK_AGAIN_MS)
        rows.push({ ...row, 'picture MB': statSync(picture).size / 2 ** 20 })
      })
      await begun({ styles, from: 'a picture' }, environment, async (row, { port, pid, usage }) => {
        const [search] = await discoveryCalls(port)
        if (!search) throw new Error('there is no search to measure')
        const { p99, bad } = await measure({ port, pid }, search.request)
        rows.push({ ...row, 'search p99 ms': p99, 'memory MB': usage().memoryMb, bad })
      })
    } finally {
      rmSync(folder, { recursive: true, force: true })
      await cluster.stop()
    }
  }
  report('start', rows)
}

async function begun(
  what: Row,
  environment: Record<string, string>,
  work: (row: Row, shop: ShopProcess) => Promise<void>,
): Promise<void> {
  const since = performance.now()
  const shop = await startShop(environment)
  const { cpuSeconds, memoryMb } = shop.usage()
  const row = {
    ...what,
    'ms to serve': Math.round(performance.now() - since),
    'cpu s': cpuSeconds,
    'memory MB': memoryMb,
  }
  try {
    await work(row, shop)
  } finally {
    await shop.stop()
  }
}
