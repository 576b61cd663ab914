import type { ViewRoom } from '#contract/staff/desk/view-rooms.ts'
import type { Db } from '../db/database.ts'

export const listViews = (db: Db, staffId: string, room: string | undefined) => {
  const seen = db
    .selectFrom('staff_views')
    .select(['id', 'staff_id', 'room', 'name', 'address', 'shared'])
    .where(({ eb, or }) => or([eb('staff_id', '=', staffId), eb('shared', '=', true)]))
    .orderBy('name')
  return (room === undefined ? seen : seen.where('room', '=', room)).execute()
}

export async function countViews(db: Db, staffId: string): Promise<number> {
  const { count } = await db
    .selectFrom('staff_views')
    .select(({ fn }) => fn.countAll<string>().as('count'))
    .where('staff_id', '=', staffId)
    .executeTakeFirstOrThrow()
  return Number(count)
}

export type NewView = { id: string; staff_id: string; room: ViewRoom; name: string; address: string; shared: boolean }

export const insertView = (db: Db, view: NewView) => db.insertInto('staff_views').values(view).execute()

/** One's own; of others', only what they share. */
export const deleteView = (db: Db, staffId: string, id: string, others: boolean) =>
  db
    .deleteFrom('staff_views')
    .where('id', '=', id)
    .where(({ eb, or }) => or([eb('staff_id', '=', staffId), ...(others ? [eb('shared', '=', true)] : [])]))
    .returning(['name'])
    .executeTakeFirst()
