import type { StaffCall } from '#contract/staff/staff-client.ts'
import { sumOf } from '#domain/money/money.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import { addUpSales } from '../reports/add-up.ts'
import type { Work } from './staff-work.ts'
import type { TestShop } from './test-shop.ts'

const EVER = { from: '2020-01-01', to: '2040-12-31' }
const BOOKS = `
  select o.site, count(*)::int as orders, sum(o.total)::int as revenue,
    coalesce(sum((select sum(amount) from refunds r where r.order_number = o.number)), 0)::int as refunded
  from orders o where placed_at is not null group by o.site`
type Book = { site: SiteId; orders: number; revenue: number; refunded: number }

/** Where the desk, the buyer's own page and the reports do not say the same of the same orders. */
export async function toldApart(shop: TestShop, desk: StaffCall, sales: Work['sales']): Promise<string[]> {
  const apart: string[] = []
  const compare = (what: string, said: unknown, otherwise: unknown) => {
    const [one, other] = [JSON.stringify(said), JSON.stringify(otherwise)]
    if (one !== other) apart.push(`${what}: ${one}, elsewhere ${other}`)
  }
  for (const { number } of sales) {
    const staff = await desk('orders.read', { params: { number } })
    const asked = { orderNumber: number, email: staff.email ?? '' }
    const buyer = await shop.newVisitor().call('consumer.trackOrder', { body: asked })
    compare(`${number}, its sums`, staff.totals, buyer.totals)
    compare(`${number}, what went back`, staff.refunded, buyer.refundedTotal)
    compare(
      `${number}, its parcels`,
      staff.shipments.map(({ shipmentId, status }) => [shipmentId, status]),
      buyer.shipments.map(({ shipmentId, status }) => [shipmentId, status]),
    )
    compare(
      `${number}, its returns`,
      staff.returns.map(({ number: of, status, refund }) => [of, status, refund]).toSorted(),
      (buyer.returns ?? []).map(({ returnNumber: of, status, refundTotal }) => [of, status, refundTotal]).toSorted(),
    )
  }
  await addUpSales(shop.services, { id: 0, kind: 'routine', payload: {}, attempts: 1 })
  const { sites, channels } = await desk('reports.sales', { query: EVER })
  const { rows } = await shop.database.pool.query<Book>(BOOKS)
  for (const { site, ...book } of rows) {
    const { orders, revenue, refunded } = sites.find(each => each.site === site) ?? {}
    compare(`the report of ${site}`, { orders, revenue, refunded }, book)
  }
  const all = (of: readonly { readonly orders: number }[]) => sumOf(of.map(({ orders }) => orders))
  compare('orders by channel', all(channels), all(rows))
  return apart
}
