import { beforeAll, expect, it } from 'vitest'
import { SORTS } from '#contract/products/listing-options.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import { seededShop } from '../testing/seeded-shop.ts'
import type { TestShop } from '../testing/test-shop.ts'
import { Catalog } from './catalog.ts'
import { priceRanges } from './price-ranges.ts'

let shop: TestShop
let told: string[] = []
beforeAll(async () => {
  shop = await seededShop()
  shop.services.changes.subscribe((tag, only) => void told.push(`${tag} ${only ?? 'whole'}`))
  await shop.services.catalog.ready()
})

const change = async (text: string) => {
  told = []
  await shop.database.pool.query(text)
  await shop.settled()
}

const SELECTIONS = [
  { price: priceRanges.slice(0, 1) },
  { price: ['1234-5678'] },
  { price: ['1200-4000'], colour: ['grey'] },
]

/** All that lists say of prices, whoever asks. */
const shownBy = (catalog: Catalog) =>
  SITE_IDS.map((id, site) => {
    const ask = { site: id, categories: [], offset: 0, limit: 100 }
    const { ownSearch } = catalog
    return {
      supply: catalog.styles.map(style => style?.supply[site]),
      orders: SORTS.map(sort => ownSearch.list({ ...ask, selection: {}, sort }).ids),
      chosen: SELECTIONS.map(selection => ownSearch.list({ ...ask, selection, sort: 'price-asc' }).ids),
    }
  })

it('knows after any change of prices what it would know if it had read everything', async () => {
  for (const text of [
    `update colour_prices set current = current / 2 where site = 'US'`,
    `update colour_prices set current = 1300, original = 9900 where site in ('US', 'DE') and colour_id < (select id from colours order by id offset 20 limit 1)`,
    `delete from colour_prices where site = 'FR' and colour_id in (select id from colours order by id limit 15)`,
    `insert into colour_prices (colour_id, site, currency, current, original) select colour_id, 'FR', 'EUR', 7700, 7700 from colour_prices p
      where site = 'DE' and not exists (select from colour_prices o where o.colour_id = p.colour_id and o.site = 'FR')`,
    `insert into sku_prices (sku_key, site, current, original) select min(key), 'US', 3100, 3100 from skus group by colour_id limit 9`,
    `delete from sku_prices`,
  ]) {
    await change(text)
    expect(new Set(told.filter(each => each.startsWith('product:')).map(each => each.split(' ')[1]))).toEqual(
      new Set(['prices']),
    )
    const fresh = new Catalog(shop.database.db, shop.services.changes, shop.services.log, shop.services.clock)
    await fresh.ready()
    expect(shownBy(shop.services.catalog)).toEqual(shownBy(fresh))
    await fresh.stop()
  }
})
