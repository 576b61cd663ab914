import type { SiteId } from '#domain/sites/sites.ts'
import { changesBetween } from '../audit/changes-between.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { newId } from '../identity/ids.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { nameOf, requireSecondLook } from './change.service.ts'
import * as queries from './lists.queries.ts'
import type { ListRow, PriceList } from './lists.queries.ts'
import { lockLists, settleLists } from './price-rows.queries.ts'
import { readKnown } from './sheet.queries.ts'

type Times = { name: string; startsAt: string; endsAt?: string | undefined }

/** Whoever may look at one of its sites sees it; who changes it may do so on all of them. */
export async function getList(
  { db, staff: { grants } }: Desk,
  id: string,
  need: 'prices.read' | 'prices.write',
): Promise<PriceList> {
  if (need === 'prices.write') await lockLists(db)
  const list = await queries.findList(db, id)
  if (!list || !list.sites.some(site => grants.can('prices.read', site))) throw new StoreError('STAFF_NOT_FOUND')
  if (need === 'prices.write' && !list.sites.every(site => grants.can(need, site)))
    throw new StoreError('STAFF_FORBIDDEN', { permission: need })
  return list
}

const shown = ({ staff, now }: Desk, { id, name, sites, starts_at, ends_at, rows }: PriceList) => ({
  id,
  name,
  sites,
  startsAt: starts_at.toISOString(),
  ...(ends_at && { endsAt: ends_at.toISOString() }),
  state: ends_at && ends_at <= now ? ('over' as const) : starts_at > now ? ('coming' as const) : ('on' as const),
  rows,
  mayChange: sites.every(site => staff.grants.can('prices.write', site)),
})

export async function listsFor(desk: Desk, sites: readonly SiteId[], page: PageAfter) {
  const rows = await queries.findLists(desk.db, sites, page)
  return { lists: rows.map(list => shown(desk, list)), ...nextOf(rows, page) }
}

function timesOf({ startsAt, endsAt }: Omit<Times, 'name'>, now: Date) {
  const [starts_at, ends_at] = [new Date(startsAt), endsAt === undefined ? null : new Date(endsAt)]
  if (ends_at && (ends_at <= starts_at || ends_at <= now)) throw notNow('overBefore')
  return { starts_at, ends_at }
}

export async function createList(desk: Desk, { name, sites, ...times }: Times & { sites: SiteId[] }) {
  const { db, staff, now } = desk
  if (!sites.every(site => staff.grants.can('prices.write', site)))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'prices.write' })
  const list = { id: newId('prl'), name, sites: [...new Set(sites)], ...timesOf(times, now), rows: 0 }
  await queries.insertList(db, list, now)
  desk.record({ type: 'price-list', id: list.id, changes: changesBetween({}, toldOf(list)) })
  return shown(desk, list)
}

const toldOf = ({ name, sites, starts_at, ends_at }: Omit<PriceList, 'id' | 'rows'>) => ({
  name,
  sites,
  startsAt: starts_at.toISOString(),
  endsAt: ends_at?.toISOString(),
})

/** By the time after the lock: another may have held it for long. */
function requireNotOver({ services }: Desk, { ends_at }: PriceList): Date {
  const now = services.clock()
  if (ends_at && ends_at <= now) throw notNow('isOver')
  return now
}

export async function changeList(desk: Desk, id: string, { name, ...times }: Times) {
  const before = await getList(desk, id, 'prices.write')
  const now = requireNotOver(desk, before)
  const after = { ...before, name, ...timesOf(times, now) }
  const { starts_at, ends_at } = after
  await queries.updateList(desk.db, id, { name, starts_at, ends_at, turns_at: starts_at })
  desk.record({ type: 'price-list', id, changes: changesBetween(toldOf(before), toldOf(after)) })
  await settleLists(desk.db, desk.services.clock)
  return shown(desk, after)
}

export async function endList(desk: Desk, id: string): Promise<void> {
  const list = await getList(desk, id, 'prices.write')
  const { db } = desk
  const now = requireNotOver(desk, list)
  const begun = list.starts_at < now
  desk.record({
    type: 'price-list',
    id,
    changes: begun
      ? changesBetween(toldOf(list), toldOf({ ...list, ends_at: now }))
      : [{ field: 'withdrawn', after: now.toISOString() }, ...changesBetween(toldOf(list), {})],
  })
  const { name, starts_at } = list
  if (begun) await queries.updateList(db, id, { name, starts_at, ends_at: now, turns_at: null })
  else await queries.deleteList(db, id)
  await settleLists(db, desk.services.clock)
}

export async function setListRows(
  desk: Desk,
  id: string,
  { rows, lookedAgain }: { rows: ListRow[]; lookedAgain: boolean },
) {
  const list = await getList(desk, id, 'prices.write')
  const { db } = desk
  requireNotOver(desk, list)
  const last = [...new Map(rows.map(row => [nameOf(row), row])).values()]
  const known = new Map(
    (await readKnown(db, last, desk)).map(each => [nameOf({ productId: each.colour_id, siteId: each.site }), each]),
  )
  const before = await queries.rowsOf(
    db,
    id,
    last.map(({ productId }) => productId),
  )
  const outcomeOf = (row: ListRow) => {
    if (!list.sites.includes(row.siteId)) return 'refused' as const
    if (!known.has(nameOf(row))) return 'unknown' as const
    if ((before.get(nameOf(row)) ?? null) === row.price) return 'same' as const
    return row.price === null ? ('off' as const) : ('set' as const)
  }
  const told = last.map(row => ({ row, outcome: outcomeOf(row) }))
  const doing = told.filter(({ outcome }) => outcome === 'set' || outcome === 'off').map(({ row }) => row)
  requireSecondLook(
    doing.flatMap(row =>
      row.price === null ? [] : [{ before: known.get(nameOf(row))?.regular ?? 0, after: row.price }],
    ),
    lookedAgain,
  )
  await queries.writeRows(db, id, doing)
  for (const row of doing)
    desk.record({
      type: 'price',
      id: nameOf(row),
      changes: [{ field: `list ${list.name}`, before: before.get(nameOf(row)), after: row.price ?? undefined }],
    })
  if (doing.length > 0) desk.record({ type: 'price-list', id, changes: [{ field: 'prices', after: doing.length }] })
  await settleLists(db, desk.services.clock)
  return { rows: told.map(({ row: { productId, siteId }, outcome }) => ({ productId, siteId, outcome })) }
}
