import { addPromotions } from './api-cart.ts'
import { callsOf, measureCheckouts } from './api-calls.ts'
import { CONNECTIONS, measure } from './measure.ts'
import { withOpenShop } from './open-shop.ts'
import { report, type Row } from './report.ts'
import type { ShopProcess } from './shop-process.ts'

const STYLES = [1_000, 5_000, 20_000]
const PROMOTIONS = [0, 50, 500]

/** What a call costs the server as the shop grows: milliseconds of processor time per request. */
export async function measureGrowth(): Promise<void> {
  const byStyles = new Map<number, Costs>()
  for (const styles of STYLES)
    await withOpenShop({ styles }, async (shop, skus) => void byStyles.set(styles, await costsOf(shop, skus)))
  report('api-growth-styles', rowsOf(byStyles, 'styles'))

  const byPromotions = new Map<number, Costs>()
  for (const promotions of PROMOTIONS)
    await withOpenShop({ styles: undefined }, async (shop, skus, client) => {
      await client.query('update promotions set active = false')
      await addPromotions(client, promotions)
      byPromotions.set(promotions, await costsOf(shop, skus))
    })
  report('api-growth-promotions', rowsOf(byPromotions, 'promotions'))
}

type Costs = ReadonlyMap<string, number>

async function costsOf(shop: ShopProcess, skus: readonly string[]): Promise<Costs> {
  const costs = new Map<string, number>()
  for (const { what, request } of await callsOf(shop.port, skus)) costs.set(what, (await measure(shop, request)).cpuMs)
  return costs.set('full checkout', (await measureCheckouts(shop, skus, CONNECTIONS)).cpuMs)
}

function rowsOf(bySize: ReadonlyMap<number, Costs>, unit: string): Row[] {
  const [least, ...more] = [...bySize.values()]
  const most = more.at(-1) ?? new Map<string, number>()
  return [...(least ?? new Map<string, number>())].map(([what, cost]) => ({
    what,
    ...Object.fromEntries([...bySize].map(([size, costs]) => [`${size} ${unit}, ms`, costs.get(what) ?? 0])),
    'largest : smallest': (most.get(what) ?? 0) / cost,
  }))
}
