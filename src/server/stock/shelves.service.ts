import type { AdjustmentReason } from '#domain/stock/stock-words.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { moverOf } from './moved-by-hand.service.ts'
import * as queries from './shelves.queries.ts'
import { nameOf, type Cause, type Counted, type Locked, type Place, type Shelf } from './shelves.queries.ts'

type Written = Pick<Locked, 'before'> & { readonly counted: readonly Counted[] }
type Told = Place & { outcome: 'set' | 'raised' | 'unknown'; onHand?: number }
type Because = Pick<Cause, 'kind' | 'reference' | 'note'>

const causeOf = ({ staff, now }: Desk, because: Because): Cause => ({ ...because, staffId: staff.id, at: now })

const lock = (desk: Desk, rows: readonly Shelf[]) =>
  queries.lockShelves(desk.db, rows, desk.staff.grants.sitesFor('stock.write'))

/** Says what is on shelves, by books that know of orders up to a place in the feed. */
export async function countShelves(desk: Desk, rows: readonly Shelf[], ordersUpTo: number, because: Because) {
  const locked = await lock(desk, rows)
  const counted = await queries.setShelves(desk.db, locked.mine, ordersUpTo, causeOf(desk, because))
  return { before: locked.before, counted }
}

/** Says by how many pieces shelves have more or fewer; what shoppers hold stays theirs. */
export async function moveShelves(desk: Desk, rows: readonly Shelf[], because: Because): Promise<Written> {
  const locked = await lock(desk, rows)
  return { before: locked.before, counted: await queries.moveShelves(desk.db, locked.mine, causeOf(desk, because)) }
}

/** Says what was lost on its way to shelves, for their books alone. */
export async function loseOnTheWay(desk: Desk, rows: readonly Shelf[], because: Because): Promise<void> {
  const { mine } = await lock(desk, rows)
  await queries.bookLost(desk.db, mine, causeOf(desk, because))
}

/** Of each shelf what was there and what is, for the history. */
export const changesOf = ({ before, counted }: Written) =>
  counted.map(shelf => ({
    field: nameOf(shelf),
    before: before.get(nameOf(shelf))?.onHand,
    after: shelf.missing > 0 ? { onHand: shelf.on_hand, missing: shelf.missing } : shelf.on_hand,
  }))

/** For each row, in its order, what became of it. */
export function toldOf(rows: readonly Place[], counted: readonly Counted[]): Told[] {
  const found = new Map(counted.map(shelf => [nameOf(shelf), shelf]))
  return rows.map(({ sku, location }) => {
    const shelf = found.get(nameOf({ sku, location }))
    if (!shelf) return { sku, location, outcome: 'unknown' }
    return { sku, location, outcome: shelf.missing > 0 ? 'raised' : 'set', onHand: shelf.on_hand }
  })
}

type Adjustment = { rows: (Place & { change: number })[]; reason: AdjustmentReason; note?: string | undefined }

/** Pieces that nobody has cannot be taken off a shelf. */
export async function adjust(desk: Desk, { rows, reason, note }: Adjustment) {
  const shelves = rows.map(({ change, ...row }) => ({ ...row, amount: change }))
  const requireMayMove = await moverOf(desk)
  requireMayMove(shelves)
  const { before, counted } = await moveShelves(desk, shelves, { kind: reason, note })
  for (const shelf of counted) {
    const there = before.get(nameOf(shelf))?.pieces ?? 0
    const left = shelf.on_hand - shelf.missing
    if (left < 0 && left < there) throw notNow('thereAre', { count: there, sku: shelf.sku, location: shelf.location })
  }
  recordShelves(desk, { before, counted }, [reason, note].filter(Boolean).join(': '))
  return { rows: toldOf(rows, counted).map(({ sku, location, outcome }) => ({ sku, location, outcome })) }
}

/** By pieces: where shoppers hold more than there are, `onHand` alone does not move. */
function recordShelves(desk: Desk, { before, counted }: Written, reason: string): void {
  for (const shelf of counted) {
    const id = nameOf(shelf)
    const change = { field: 'onHand', before: before.get(id)?.pieces, after: shelf.on_hand - shelf.missing }
    if (change.before !== change.after) desk.record({ type: 'stock', id, changes: [change], reason })
  }
}

type Wish = { rows: Place[]; safety?: number | undefined; lowAt?: number | undefined }

export async function keepOnShelves(desk: Desk, { rows, safety, lowAt }: Wish) {
  const { mine } = await lock(
    desk,
    rows.map(row => ({ ...row, amount: 0 })),
  )
  const before = await queries.readLevels(desk.db, mine)
  await queries.setLevels(desk.db, mine, { safety, lowAt })
  for (const shelf of before) {
    const changes = [
      { field: 'safety', before: shelf.safety, after: safety ?? shelf.safety },
      { field: 'lowAt', before: shelf.low_at, after: lowAt ?? shelf.low_at },
    ].filter(change => change.before !== change.after)
    if (changes.length > 0) desk.record({ type: 'stock', id: nameOf(shelf), changes })
  }
  return { changed: before.length }
}
