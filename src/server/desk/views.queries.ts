import type { Db } from '../db/database.ts'

export const listViews = (db: Db, staffId: string, room: string | undefined) => {
  const seen = db
    .selectFrom('staff_views')
    .select(['id', 'staff_id', 'room', 'name', 'address', 'shared'])
    .where(({ eb, or }) => or([eb('staff_id', '=', staffId), eb('shared', '=', true)]))
    .orderBy('name')
  return (room === undefined ? seen : seen.where('room', '=', room)).execute()
}

export type NewView = { id: string; staff_id: string; room: string; name: string; address: string; shared: boolean }

export const insertView = (db: Db, view: NewView) => db.insertInto('staff_views').values(view).execute()

export const deleteView = async (db: Db, staffId: string, id: string): Promise<boolean> => {
  const { numDeletedRows } = await db
    .deleteFrom('staff_views')
    .where('staff_id', '=', staffId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}
