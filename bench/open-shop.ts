import pg from 'pg'
import { fullShelves } from './full-shelves.ts'
import { shopDatabase, startShop, type ShopProcess } from './shop-process.ts'

const SKUS = 200

/** A shop with full shelves, open while `work` runs. */
export async function withOpenShop(
  {
    styles,
    environment = {},
    settings,
  }: { styles: number | undefined; environment?: Record<string, string>; settings?: Record<string, string> },
  work: (shop: ShopProcess, skus: readonly string[], client: pg.Client) => Promise<void>,
): Promise<void> {
  const { cluster, url } = await shopDatabase(styles, settings)
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  const skus = await fullShelves(client, SKUS)
  const shop = await startShop({ DATABASE_URL: url, LOG_LEVEL: 'error', ...environment })
  try {
    await work(shop, skus, client)
  } finally {
    await client.end()
    await shop.stop()
    await cluster.stop()
  }
}
