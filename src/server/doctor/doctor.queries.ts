import { readdir } from 'node:fs/promises'
import type pg from 'pg'
import { MOST_ATTEMPTS } from '../jobs/jobs.ts'
import { MIGRATIONS } from '../db/migrate.ts'

export async function databaseTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date(0)
}

export async function pendingMigrations(pool: pg.Pool): Promise<string[]> {
  const { rows: known } = await pool.query("select 1 from pg_tables where tablename = 'schema_migrations'")
  const { rows } =
    known.length === 0 ? { rows: [] } : await pool.query<{ name: string }>('select name from schema_migrations')
  const done = new Set(rows.map(({ name }) => name))
  return (await readdir(MIGRATIONS)).filter(name => name.endsWith('.sql') && !done.has(name)).sort()
}

export type ShopFacts = {
  demo: boolean
  categories: number
  owners: number
  unwritten: string[]
  processes: number
  late_jobs: number
  dead_jobs: number
  failed_refunds: number
  news_read: Date | null
}

/** Marks of pages that nobody has written yet: the first words of each, in every language, are the starter's. */
const UNWRITTEN = /still to be written|reste à écrire|noch zu schreiben|está por escribir/.source

export async function readFacts(pool: pg.Pool): Promise<ShopFacts> {
  const { rows } = await pool.query<ShopFacts>(
    `select exists(select 1 from settings where key in ('seed.shop', 'seed.demo')) as demo,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from staff s join staff_assignments a on a.staff_id = s.id
        where s.state = 'active' and a.role = 'owner') as owners,
      array(select distinct v.slug from content_versions v
        where v.version = (select max(n.version) from content_versions n where n.slug = v.slug and n.scope = v.scope)
          and v.body::text ~ $1 order by 1) as unwritten,
      (select count(*)::int from running_processes where seen_at > now() - interval '1 minute') as processes,
      (select count(*)::int from jobs where done_at is null and attempts < $2 and run_at < now() - interval '5 minutes') as late_jobs,
      (select count(*)::int from jobs where done_at is null and attempts >= $2) as dead_jobs,
      (select count(*)::int from refunds where failed_at is not null and done_at is null and origin = 'shop') as failed_refunds,
      (select read_until from payment_news_read where provider = 'stripe') as news_read`,
    [UNWRITTEN, MOST_ATTEMPTS],
  )
  const [facts] = rows
  if (!facts) throw new Error('a select without a from gives a row')
  return facts
}

export async function storedSecret(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`select value from settings where key = 'identity.secret'`)
  return rows[0]?.value
}

/** Codes of gift cards whose seal has none of these names; many are counted as these many. */
export async function sealedOtherwise(pool: pg.Pool, names: readonly string[]) {
  const { rows } = await pool.query<{ number: string; sealed: string }>(
    `select number, code_sealed as sealed from gift_cards
    where code_sealed is not null and (sealed_with is null or sealed_with <> all($1)) limit 10000`,
    [names],
  )
  return rows
}
