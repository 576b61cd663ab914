import { StoreError } from '../store-error.ts'
import { lockOneself } from './oneself.service.ts'
import { rightsOf } from './rights.service.ts'
import { listPeople, lockRights } from './staff.queries.ts'
import type { Desk } from './staff.ts'

/**
 * For whoever changes what others may do or how they come in. What the request found may be gone since: who waited for
 * the lock is judged by what those before have left of their own rights.
 */
export async function holdRights(desk: Desk): Promise<Desk> {
  const { db, staff } = desk
  await lockRights(db)
  await lockOneself(desk)
  const [oneself] = await listPeople(db, staff.id)
  const rights = await rightsOf(db, oneself?.assignments ?? [])
  if (!rights.grants.can('staff.write')) throw new StoreError('STAFF_FORBIDDEN', { permission: 'staff.write' })
  return { ...desk, staff: { ...staff, ...rights } }
}
