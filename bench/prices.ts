// Five hundred prices change at once while shoppers are about: how soon each of several processes shows the last of them.
import pg from 'pg'
import { measureManyPrices } from './many-prices.ts'
import { withShops } from './open-shops.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { shopDatabase } from './shop-process.ts'

const PROCESSES = [1, 2]

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows: Row[] = []
  try {
    for (const processes of PROCESSES)
      await withShops(url, processes, async shops => void rows.push(...(await measureManyPrices(shops, client))))
  } finally {
    await client.end()
    await cluster.stop()
  }
  report('prices', rows)
}
