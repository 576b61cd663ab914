import type { Db } from '../db/database.ts'

export type RunningProcess = { id: string; version: string; started_at: Date; seen_at: Date; facts: string }

export const saveProcess = (db: Db, { id, ...rest }: RunningProcess) =>
  db
    .insertInto('running_processes')
    .values({ id, ...rest })
    .onConflict(conflict => conflict.column('id').doUpdateSet({ seen_at: rest.seen_at, facts: rest.facts }))
    .execute()

export const deleteSilent = (db: Db, since: Date) =>
  db.deleteFrom('running_processes').where('seen_at', '<', since).execute()

export const listProcesses = (db: Db, since: Date) =>
  db.selectFrom('running_processes').selectAll().where('seen_at', '>=', since).orderBy('started_at').execute()
