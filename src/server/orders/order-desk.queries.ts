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
  for_id?: string
  for_name?: string
}

export const insertNote = (db: Db, note: NewNote) => db.insertInto('order_notes').values(note).execute()

export async function hasNoteSince(db: Db, orderNumber: string, forId: string, since: Date): Promise<boolean> {
  const found = await db
    .selectFrom('order_notes')
    .select('id')
    .where('order_number', '=', orderNumber)
    .where('for_id', '=', forId)
    .where('created_at', '>=', since)
    .executeTakeFirst()
  return found !== undefined
}

/** Notes that somebody is to see to, the oldest first. */
export const listOpenNotes = (db: Db, orderNumber: string) =>
  db
    .selectFrom('order_notes')
    .select(['id', 'text', 'staff_name', 'for_id', 'for_name', 'created_at'])
    .where('order_number', '=', orderNumber)
    .where('for_id', 'is not', null)
    .where('done_at', 'is', null)
    .orderBy('created_at')
    .execute()

type Ticked = { number: string; noteId: string; at: Date; by: string }

/** False when there is nothing to tick off. */
export async function finishNote(db: Db, { number, noteId, at, by }: Ticked): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('order_notes')
    .set({ done_at: at, done_by: by })
    .where('id', '=', noteId)
    .where('order_number', '=', number)
    .where('for_id', 'is not', null)
    .where('done_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export type NewRequest = Omit<NewNote, 'text' | 'for_id' | 'for_name'> & {
  wish: string
  amount: number
  reason: string
}

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
