import type { Db } from '../db/database.ts'

export const findHold = (db: Db, number: string) =>
  db.selectFrom('orders').select(['held_at', 'held_reason']).where('number', '=', number).executeTakeFirst()

export const holdOrder = (db: Db, number: string, at: Date, reason: string) =>
  db.updateTable('orders').set({ held_at: at, held_reason: reason }).where('number', '=', number).execute()

export const releaseOrder = (db: Db, number: string) =>
  db.updateTable('orders').set({ held_at: null, held_reason: null }).where('number', '=', number).execute()

export type NewNote = {
  id: string
  order_number: string
  staff_id: string
  staff_name: string
  text: string
  created_at: Date
}

export const insertNote = (db: Db, note: NewNote) => db.insertInto('order_notes').values(note).execute()

export type NewRequest = Omit<NewNote, 'text'> & { wish: string; amount: number; reason: string }

export const insertRequest = (db: Db, request: NewRequest) => db.insertInto('refund_requests').values(request).execute()

export const listRequests = (db: Db, orderNumber: string) =>
  db
    .selectFrom('refund_requests')
    .selectAll()
    .where('order_number', '=', orderNumber)
    .orderBy('created_at', 'desc')
    .execute()

export type Decision = { state: 'given' | 'declined'; decided_by: string; decided_name: string; decided_at: Date }

/** False when somebody has decided before. */
export async function decideRequest(db: Db, id: string, decision: Decision): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('refund_requests')
    .set(decision)
    .where('id', '=', id)
    .where('state', '=', 'waiting')
    .executeTakeFirst()
  return numUpdatedRows === 1n
}
