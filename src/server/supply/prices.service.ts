import type { SiteId } from '#domain/sites/sites.ts'
import { setPrices } from '../prices/prices.service.ts'
import type { Desk } from '../staff/staff.ts'
import { isNewer } from './stock.service.ts'

type Row = {
  productId: string
  siteId: SiteId
  price: number
  original?: number | undefined
  from?: string | undefined
}

export async function setPriceFeed(desk: Desk, batch: { feed: string; sequence: number; rows: Row[] }) {
  if (!(await isNewer(desk, batch, 'prices', { gaps: true }))) return { stale: true, rows: [] }
  const may = ({ siteId, price, original = price }: Row) =>
    desk.staff.grants.can('prices.write', siteId) && original >= price
  const isLater = ({ from }: Row) => from !== undefined && new Date(from) > desk.now
  const wanted = batch.rows.filter(may).map(({ from, original, ...row }) => ({
    ...row,
    original: original ?? row.price,
    from: from === undefined ? undefined : new Date(from),
  }))
  const { set, coming } = await setPrices(desk.db, wanted, desk.now)
  const has = (list: readonly Pick<Row, 'productId' | 'siteId'>[], { productId, siteId }: Row) =>
    list.some(each => each.productId === productId && each.siteId === siteId)
  desk.record({
    type: 'feed',
    id: batch.feed,
    changes: [{ field: 'prices', after: { sequence: batch.sequence, rows: batch.rows.length } }],
  })
  return {
    stale: false,
    rows: batch.rows.map(row => ({
      productId: row.productId,
      siteId: row.siteId,
      outcome: !may(row)
        ? ('refused' as const)
        : isLater(row) && has(coming, row)
          ? ('coming' as const)
          : has(set, row)
            ? ('set' as const)
            : ('unknown' as const),
    })),
  }
}
