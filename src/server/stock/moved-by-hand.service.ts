import { MOST_UNPROVED_PIECES, UNPROVED_MS } from '#domain/stock/stock-words.ts'
import { requireProof } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { movedSince, type MovedHow } from './moved-by-hand.queries.ts'
import type { Shelf } from './shelves.queries.ts'

/**
 * Asks a person who moves many pieces within an hour to prove to be there: neither one click nor many small ones must empty a
 * store for whoever finds a session open. Nobody finds the session of a key: it may what its scope says.
 */
export async function moverOf(desk: Desk, how: MovedHow = 'by hand'): Promise<(rows: readonly Shelf[]) => void> {
  const { db, staff, now } = desk
  if (staff.kind === 'key') return () => {}
  const before = await movedSince(db, staff.id, how, new Date(now.getTime() - UNPROVED_MS))
  return rows => {
    const moved = rows.reduce((sum, { amount }) => sum + Math.abs(amount), before)
    if (moved > MOST_UNPROVED_PIECES) requireProof(desk, staff)
  }
}
