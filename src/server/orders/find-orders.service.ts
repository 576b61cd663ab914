import type { z } from 'zod'
import type { orders } from '#contract/staff/orders/orders.ts'
import { soughtWords } from '#domain/orders/find-orders.ts'
import { recordLook, type Desk } from '../staff/staff.ts'
import { findOrders, listOrders, type ListedOrder } from './find-orders.queries.ts'
import { maySeePersons, sitesWithPersons } from './seeing-persons.ts'

type Query = z.output<typeof orders.list.query>

/** Orders of the sites one works for. Persons stand there, and are found, for who may see them. */
export async function listForDesk(desk: Desk, { q, after, limit, ...wish }: Query) {
  const { grants } = desk.staff
  const sites = wish.site === undefined ? grants.sitesFor('orders.read') : siteOf(desk, wish.site)
  const filter = {
    sites,
    staffId: desk.staff.id,
    status: wish.status,
    from: wish.from,
    to: wish.to,
    only: wish.only,
    after: placeOf(after),
    limit,
  }
  const seesPersons = maySeePersons(desk)
  const rows =
    q === undefined
      ? await listOrders(desk.db, filter)
      : await findOrders(desk.db, soughtWords(q), {
          ...filter,
          returnNumber: q.toUpperCase(),
          personsOn: sitesWithPersons(desk),
        })
  recordLook(desk, 'order', { sought: q !== undefined, found: rows.map(({ number }) => number) })
  const last = rows.at(-1)
  return {
    rows: rows.map(row => shown(row, seesPersons(row.site))),
    ...(last && rows.length === limit && { next: `${last.placed_at.toISOString()}~${last.number}` }),
  }
}

const siteOf = ({ staff }: Desk, site: string) => (staff.grants.can('orders.read', site) ? [site] : [])

function placeOf(after: string | undefined) {
  const [at = '', number] = after?.split('~') ?? []
  const placedAt = new Date(at)
  return number === undefined || Number.isNaN(placedAt.getTime()) ? undefined : { placedAt, number }
}

const shown = ({ placed_at, first_item, name, email, ...row }: ListedOrder, persons: boolean) => ({
  ...row,
  placedAt: placed_at.toISOString(),
  firstItem: first_item,
  ...(persons && { name, email }),
})
