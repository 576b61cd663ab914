// Five hundred prices change at once while shoppers are about: how soon each of several processes shows the last of them.
import pg from 'pg'
import { measureManyPrices } from './many-prices.ts'
import { options } from './options.ts'
import { report, type Row } from './report.ts'
import { shopDatabase, startShop, type ShopProcess } from './shop-process.ts'

const PROCESSES = [1, 2]

export async function run(): Promise<void> {
  const { cluster, url } = await shopDatabase(options.styles)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const rows: Row[] = []
  try {
    for (const processes of PROCESSES) {
      const environment = { DATABASE_URL: url, CAIRN_SECRET: 'b'.repeat(40), LOG_LEVEL: 'error' }
      const shops: ShopProcess[] = []
      try {
        // Not pinned: the processes take whatever cores there are, as they would in trade.
        while (shops.length < processes) shops.push(await startShop(environment, { pinned: false }))
        rows.push(...(await measureManyPrices(shops, client)))
      } finally {
        await Promise.all(shops.map(shop => shop.stop()))
      }
    }
  } finally {
    await client.end()
    await cluster.stop()
  }
  report('prices', rows)
}
