import { StoreError } from '../store-error.ts'
import { isOpen } from './sessions.service.ts'
import { lockPerson } from './staff.queries.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from './staff.ts'

/**
 * Whose session this is, held. Whoever was blocked meanwhile, or had it ended by a new link, opens no further way in,
 * for themselves or others.
 */
export async function lockHolder(shop: Shop, staffId: string, sessionId: string | undefined) {
  const person = await lockPerson(shop.db, staffId)
  if (!person || sessionId === undefined || !(await isOpen(shop, sessionId)))
    throw new StoreError('STAFF_SIGN_IN_REQUIRED')
  return person
}

export const lockOneself = (desk: Desk) => lockHolder(desk, desk.staff.id, desk.staff.session?.id)
