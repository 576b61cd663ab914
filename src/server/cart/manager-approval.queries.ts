import type { Db } from '../db/database.ts'

export type Approval = {
  secret_hash: string
  cart_id: string
  store_id: number
  employee_id: string
  manager_id: string
  /** What the manager saw. */
  shown: string
  expires_at: Date
}

export const insertApproval = (db: Db, approval: Approval): Promise<unknown> =>
  db.insertInto('manager_approvals').values(approval).execute()

/** Takes an approval that is still good, once: in the transaction of what it approves, and back with it if that fails. */
export async function takeApproval(
  db: Db,
  wanted: Omit<Approval, 'expires_at' | 'manager_id'>,
  now: Date,
): Promise<string | undefined> {
  const taken = await db
    .deleteFrom('manager_approvals')
    .where('secret_hash', '=', wanted.secret_hash)
    .where('cart_id', '=', wanted.cart_id)
    .where('store_id', '=', wanted.store_id)
    .where('employee_id', '=', wanted.employee_id)
    .where('shown', '=', wanted.shown)
    .where('expires_at', '>', now)
    .returning('manager_id')
    .executeTakeFirst()
  return taken?.manager_id
}
