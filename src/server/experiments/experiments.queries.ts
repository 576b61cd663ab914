import { sql, type Insertable, type Selectable, type Updateable } from 'kysely'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'
import type { PageAfter } from '../desk/page-by-id.ts'

export type ExperimentRow = Selectable<Tables['experiments']>

export type Listed = PageAfter & { readonly id?: string | undefined; readonly state?: string | undefined }

export const listExperiments = (db: Db, { after, limit, id, state }: Listed): Promise<ExperimentRow[]> =>
  db
    .selectFrom('experiments')
    .selectAll()
    .where(
      sql<boolean>`(${after ?? null}::text is null
        or (created_at, id) < (select c.created_at, c.id from experiments c where c.id = ${after ?? null}))`,
    )
    .where(sql<boolean>`(${id ?? null}::text is null or id = ${id ?? null})`)
    .where(sql<boolean>`(${state ?? null}::text is null or state = ${state ?? null})`)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .limit(limit)
    .execute()

/** Locked against other staff alone: visitors whose first look is kept meanwhile do not wait. */
export function findExperiment(db: Db, id: string, lock?: 'lock'): Promise<ExperimentRow | undefined> {
  const found = db.selectFrom('experiments').selectAll().where('id', '=', id)
  return (lock ? found.forNoKeyUpdate() : found).executeTakeFirst()
}

/** Those of which something of visitors is kept. */
export const findUnderWay = (db: Db): Promise<ExperimentRow[]> =>
  db.selectFrom('experiments').selectAll().where('salt', 'is not', null).orderBy('id').execute()

export async function findOver(db: Db, ids: readonly string[]): Promise<string[]> {
  const found = db
    .selectFrom('experiments')
    .select('id')
    .where('id', 'in', [...ids])
  const rows = await found.where('state', 'in', ['stopped', 'ended']).execute()
  return rows.map(({ id }) => id)
}

/** False where somebody else made one of that name meanwhile. */
export async function insertExperiment(db: Db, row: Insertable<Tables['experiments']>): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('experiments')
    .values(row)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows === 1n
}

export const updateExperiment = (db: Db, id: string, change: Updateable<Tables['experiments']>): Promise<unknown> =>
  db.updateTable('experiments').set(change).where('id', '=', id).execute()

export const deleteExperiment = (db: Db, id: string): Promise<unknown> =>
  db.deleteFrom('experiments').where('id', '=', id).execute()

/** By what segments ask of a visitor: how many of a week there are. */
export async function countVisitors(db: Db, sites: readonly SiteId[], since: Date) {
  const { rows } = await sql<{ traits: number; visitors: number }>`
    select traits, count(*)::int as visitors from decision_visitors
    where last_seen_at > ${since} and traits is not null and site = any(${[...sites]}::text[]) group by traits`.execute(
    db,
  )
  return rows
}

/** How much orders vary, and what hardly one of a thousand exceeds: of the last few thousand. */
export async function spreadOfOrders(db: Db, sites: readonly SiteId[]) {
  const { rows } = await sql<{ orders: number; spread: number | null; most: number | null }>`
    select count(*)::int as orders, var_pop(total) / nullif(avg(total), 0) ^ 2 as spread,
      percentile_cont(0.999) within group (order by total) as most
    from (select total from orders where placed_at is not null and site = any(${[...sites]}::text[])
      order by placed_at desc limit 5000) last`.execute(db)
  return rows[0]
}

/** What share of visitors did each thing in the baselines of earlier tests on the same sites. */
export async function sharesBefore(db: Db, sites: readonly SiteId[]) {
  const { rows } = await sql<{ visitors: number; buyers: number; carts: number; clicks: number }>`
    select coalesce(sum(d.visitors), 0)::int as visitors, coalesce(sum(d.buyers), 0)::int as buyers,
      coalesce(sum(d.carts), 0)::int as carts, coalesce(sum(d.clicks), 0)::int as clicks
    from experiment_days d join experiments e on e.id = d.experiment_id
    where d.variant_id = 'Baseline' and e.sites = ${[...sites]}::text[]`.execute(db)
  return rows[0]
}
