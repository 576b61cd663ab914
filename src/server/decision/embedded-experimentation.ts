import { sql } from 'kysely'
import type pg from 'pg'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { DEMO_DATAFILE, NO_EXPERIMENTS, readDatafile, type Datafile } from './datafile.ts'
import type { ExperimentEvent } from './experimentation-adapter.ts'

const SETTING = 'experiments.datafile'

/** An unreadable datafile is logged, and nobody is in any experiment. */
export async function readStoredDatafile(db: Db, log: Log): Promise<Datafile> {
  const row = await db.selectFrom('settings').select('value').where('key', '=', SETTING).executeTakeFirst()
  return (row && readDatafile(row.value, log)) ?? NO_EXPERIMENTS
}

export async function insertDemoExperiments(client: pg.PoolClient): Promise<void> {
  await client.query('insert into settings (key, value) values ($1, $2) on conflict do nothing', [
    SETTING,
    JSON.stringify(DEMO_DATAFILE),
  ])
}

export async function countImpressions(db: Db, events: readonly ExperimentEvent[]): Promise<void> {
  if (events.length === 0) return
  const rows = events.map(({ experienceId, variantId }) => ({ experience_id: experienceId, variant_id: variantId }))
  await sql`
    insert into experiment_counts (experience_id, variant_id, impressions)
    select experience_id, variant_id, count(*)
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as entry(experience_id text, variant_id text)
    group by experience_id, variant_id
    on conflict (experience_id, variant_id) do update
      set impressions = experiment_counts.impressions + excluded.impressions`.execute(db)
}

/** From how many styles on a visitor counts as someone who looks around. */
const LOOKS_AROUND = 5

/** What the shop knows of its visitors by itself: whether they were here on another day, and how much they looked at. */
export async function embeddedSegments(db: Db, visitorId: string, asked: readonly string[]): Promise<string[]> {
  const { rows } = await sql<{ viewed: number; returned: boolean }>`
    select count(*)::int as viewed, coalesce(min(viewed_at) < now() - interval '1 day', false) as returned
    from viewed_styles where visitor_id = ${visitorId}`.execute(db)
  const { viewed = 0, returned = false } = rows[0] ?? {}
  const holds: Readonly<Record<string, boolean>> = {
    'looked-before': viewed > 0,
    'looks-around': viewed >= LOOKS_AROUND,
    returning: returned,
  }
  return asked.filter(name => holds[name])
}
