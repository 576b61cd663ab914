import { sql } from 'kysely'
import type { TASK_STATES } from '#contract/staff/jobs/task-states.ts'
import type { Db } from '../db/database.ts'
import type { PageAfter } from '../desk/page-by-id.ts'

type TaskState = (typeof TASK_STATES)[number]

export type TaskRow = {
  id: string
  staff_id: string
  kind: string
  input: unknown
  state: TaskState
  total: number
  done: number
  refused: number
  cursor: string
  parts: number
  correlation_id: string
  created_at: Date
  ended_at: Date | null
}

export const insertTask = (
  db: Db,
  task: Pick<TaskRow, 'id' | 'staff_id' | 'kind' | 'total' | 'correlation_id' | 'created_at'> & { input: string },
) => db.insertInto('staff_tasks').values(task).execute()

export const listTasks = async (db: Db, staffId: string, { after, limit }: PageAfter): Promise<TaskRow[]> => {
  const { rows } =
    await sql<TaskRow>`select * from staff_tasks where staff_id = ${staffId} and (${after ?? null}::text is null
      or (created_at, id) < (select c.created_at, c.id from staff_tasks c where c.id = ${after ?? null}))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export const findTask = async (db: Db, staffId: string, id: string): Promise<TaskRow | undefined> => {
  const { rows } = await sql<TaskRow>`select * from staff_tasks where staff_id = ${staffId} and id = ${id}`.execute(db)
  return rows[0]
}

/** What a task is about, whoever works at it. */
export const readWish = (db: Db, id: string): Promise<Pick<TaskRow, 'kind' | 'input'> | undefined> =>
  db.selectFrom('staff_tasks').select(['kind', 'input']).where('id', '=', id).executeTakeFirst()

/** Locked: two who would work at it take turns. Undefined once it has ended. */
export const lockOpenTask = async (db: Db, id: string): Promise<TaskRow | undefined> => {
  const { rows } = await sql<TaskRow>`
    select * from staff_tasks where id = ${id} and state in ('waiting', 'running') for update`.execute(db)
  return rows[0]
}

export type Progress = Pick<TaskRow, 'state' | 'done' | 'refused' | 'cursor' | 'parts' | 'ended_at'>

export const updateTask = (db: Db, id: string, progress: Progress) =>
  db.updateTable('staff_tasks').set(progress).where('id', '=', id).execute()

export const endTask = async (db: Db, id: string, state: 'failed' | 'stopped', now: Date): Promise<boolean> => {
  const { rows } = await sql`update staff_tasks set state = ${state}, ended_at = ${now}
    where id = ${id} and state in ('waiting', 'running') returning id`.execute(db)
  return rows.length > 0
}

export const insertPart = (db: Db, taskId: string, part: number, lines: string) =>
  db.insertInto('staff_task_parts').values({ task_id: taskId, part, lines }).execute()

export const findPart = (db: Db, taskId: string, part: number) =>
  db
    .selectFrom('staff_task_parts')
    .select('lines')
    .where('task_id', '=', taskId)
    .where('part', '=', part)
    .executeTakeFirst()

export const deleteOldTasks = (db: Db, before: Date) =>
  db.deleteFrom('staff_tasks').where('ended_at', '<', before).execute()
