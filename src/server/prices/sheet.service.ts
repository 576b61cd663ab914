import { SITE_IDS, type SiteId } from '#domain/sites/sites.ts'
import type { Desk } from '../staff/staff.ts'
import { getList } from './lists.service.ts'
import { readSheet, readSheetPrices, type SheetPrice } from './sheet.queries.ts'

type Asked = { q?: string | undefined; list?: string | undefined; after?: string | undefined; limit: number }

export const seenSites = ({ staff }: Desk): SiteId[] => SITE_IDS.filter(id => staff.grants.can('prices.read', id))

export async function sheetFor(desk: Desk, { limit, ...asked }: Asked) {
  if (asked.list !== undefined) await getList(desk, asked.list, 'prices.read')
  const rows = await readSheet(desk.db, { ...given(asked), limit, language: desk.language })
  const ids = rows.map(({ id }) => id)
  const prices = await readSheetPrices(desk.db, { ids, sites: seenSites(desk), list: asked.list })
  const last = rows.at(-1)
  return {
    rows: rows.map(({ id, name, color }) => ({
      productId: id,
      name,
      color,
      sites: Object.fromEntries(
        prices.filter(each => each.colour_id === id).map(each => [each.site, shown(desk, each)]),
      ),
    })),
    ...(last && rows.length === limit && { next: last.place }),
  }
}

const given = ({ q, list, after }: Omit<Asked, 'limit'>) => ({
  ...(q !== undefined && { q }),
  ...(list !== undefined && { list }),
  ...(after !== undefined && { after }),
})

const shown = ({ staff }: Desk, row: SheetPrice) => ({
  price: row.regular,
  original: row.struck,
  now: row.current,
  ...(row.list_id !== null && { onList: row.list_id }),
  ...(row.list_price !== null && { listPrice: row.list_price }),
  ...(row.historic_best !== null && { lowest: row.historic_best }),
  ...(row.cost !== null && staff.grants.can('prices.write', row.site) && { cost: row.cost }),
  coming: row.coming.map(({ from, price }) => ({ from: new Date(from).toISOString(), price })),
})
