import type pg from 'pg'

/** Where a database stands: which it is, by which migrations it was made, and what of it everybody can have heard. */
export type Stand = {
  readonly database: string
  readonly migrations: string
  readonly xid: string
  /** By the clock of the database, in milliseconds. */
  readonly at: number
}

/** A copy that was promoted writes another timeline: what its first life told later is nothing that happened here. */
export async function readStand(pool: pg.Pool): Promise<Stand> {
  const { rows } = await pool.query<Stand>(
    `select system_identifier || '/' || (select oid from pg_database where datname = current_database()) || '/' ||
              left(pg_walfile_name(pg_current_wal_lsn()), 8) as database,
            (select md5(string_agg(name, ' ' order by name)) from schema_migrations) as migrations,
            pg_snapshot_xmin(pg_current_snapshot())::text as xid,
            (extract(epoch from clock_timestamp()) * 1000)::float8 as at
     from pg_control_system()`,
  )
  const [stand] = rows
  if (!stand) throw new Error('the database does not say where it stands')
  return stand
}

/** Written into the log, behind the place that was read before. */
export async function leaveMark(pool: pg.Pool, mark: string): Promise<void> {
  await pool.query('insert into change_log (tag) values ($1)', [mark])
}
