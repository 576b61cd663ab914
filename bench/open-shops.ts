import { startShop, type ShopProcess } from './shop-process.ts'

/** So many processes on one database for as long as the work takes. Not pinned: they take whatever cores there are, as they would in trade. */
export async function withShops(
  url: string,
  processes: number,
  work: (shops: readonly ShopProcess[]) => Promise<void>,
): Promise<void> {
  const environment = { DATABASE_URL: url, CAIRN_SECRET: 'b'.repeat(40), LOG_LEVEL: 'error' }
  const shops: ShopProcess[] = []
  try {
    while (shops.length < processes) shops.push(await startShop(environment, { pinned: false }))
    await work(shops)
  } finally {
    await Promise.all(shops.map(shop => shop.stop()))
  }
}
