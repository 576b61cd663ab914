import { requireProof, requireProofOrWork } from '../staff/proof.ts'
import type { Desk } from '../staff/staff.ts'
import { isWithinLimit } from './given-refund.service.ts'
import type { StoredOrder } from './order.service.ts'

/**
 * Money for goods that stay here or are here again is owed, so nobody else decides about it. But beyond what one may give
 * back alone it is moved by who is there, not by an open browser; piece by piece it is the same sum.
 */
export function requireThere(desk: Desk, order: StoredOrder, refund: number): void {
  if (isMuch(desk, order, refund)) requireProof(desk, desk.staff)
}

/** A warehouse's system says all day what came and what is not there: what was paid for just that bounds it. */
export function requireThereUnlessSystem(desk: Desk, order: StoredOrder, refund: number): void {
  if (desk.staff.kind === 'person') requireThere(desk, order, refund)
}

/** Whoever takes in what came says so all day too, and is not asked anew for each parcel: nobody sends what was not sold. */
export async function requireThereForParcels(desk: Desk, order: StoredOrder, refund: number): Promise<void> {
  if (desk.staff.kind === 'person' && isMuch(desk, order, refund)) await requireProofOrWork(desk, desk.staff)
}

const isMuch = (desk: Desk, order: StoredOrder, refund: number): boolean =>
  refund > 0 && !isWithinLimit(desk, order, 'lines', order.refunded + refund)
