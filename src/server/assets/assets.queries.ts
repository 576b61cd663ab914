import { sql, type Updateable } from 'kysely'
import type { ASSET_SELECTIONS, USE_KINDS } from '#contract/staff/assets/asset-words.ts'
import { WARNED_DAYS } from '#domain/assets/asset-rights.ts'
import type { Db } from '../db/database.ts'
import { containing } from '../db/like.ts'
import type { Tables } from '../db/tables.gen.ts'

const assets = (db: Db) =>
  db
    .selectFrom('assets')
    .leftJoin('staff', 'staff.id', 'assets.created_by')
    .leftJoin('assets as poster', 'poster.id', 'assets.poster_id')
    .select(['assets.id', 'assets.name', 'assets.folder', 'assets.tags', 'assets.kind', 'assets.sha256', 'assets.mark'])
    .select(['assets.bytes', 'assets.width', 'assets.height', 'assets.duration_ms', 'assets.focal_x', 'assets.focal_y'])
    .select(['assets.alts', 'assets.rights', 'assets.revision', 'assets.poster_id', 'poster.mark as poster_mark'])
    .select(['assets.created_by', 'assets.created_at', 'staff.name as author'])
    .select(sql<string | null>`assets.expires_on::text`.as('expires_on'))

export type AssetRow = Awaited<ReturnType<ReturnType<typeof assets>['executeTakeFirstOrThrow']>>

export const findAsset = (db: Db, id: string): Promise<AssetRow | undefined> =>
  assets(db).where('assets.id', '=', id).executeTakeFirst()

export const findAssets = (db: Db, ids: readonly string[]): Promise<AssetRow[]> =>
  assets(db)
    .where('assets.id', 'in', [...ids])
    .execute()

export const findByHash = (db: Db, sha256: string): Promise<AssetRow | undefined> =>
  assets(db).where('assets.sha256', '=', sha256).executeTakeFirst()

/** Whoever changes or uses it waits here for whoever takes it away. */
export const lockAssets = (db: Db, ids: readonly string[]) =>
  db
    .selectFrom('assets')
    .select('id')
    .where('id', 'in', [...ids])
    .orderBy('id')
    .forUpdate()
    .execute()

/** One at a time for the same bytes: who puts them away, and who takes them away. */
export const lockHash = (db: Db, sha256: string) =>
  sql`select pg_advisory_xact_lock(hashtextextended(${`asset ${sha256}`}, 0))`.execute(db)

export type Wanted = {
  readonly q?: string | undefined
  readonly folder?: string | undefined
  readonly tag?: string | undefined
  readonly only?: (typeof ASSET_SELECTIONS)[number] | undefined
  readonly today: string
}

function matching({ q, folder, tag, only, today }: Wanted) {
  const like = containing(q ?? '')
  return sql<boolean>`(${q ?? null}::text is null or assets.name ilike ${like} or assets.folder ilike ${like}
      or array_to_string(assets.tags, ' ') ilike ${like} or assets.alts::text ilike ${like})
    and (${folder ?? null}::text is null or assets.folder = ${folder ?? ''}
      or starts_with(assets.folder, ${`${folder}/`}))
    and (${tag ?? null}::text is null or assets.tags @> array[${tag ?? ''}])
    and (${only ?? null}::text is null
      or case ${only ?? ''} when 'films' then assets.kind = 'mp4' when 'pictures' then assets.kind <> 'mp4'
        when 'ending' then assets.expires_on between ${today}::date and ${today}::date + ${WARNED_DAYS}::int
        else assets.expires_on < ${today}::date end)`
}

export type After = { readonly at: Date; readonly id: string }

export const listAssets = (db: Db, wanted: Wanted, after: After | undefined, limit: number): Promise<AssetRow[]> =>
  assets(db)
    .where(matching(wanted))
    .$if(after !== undefined, query =>
      query.where(sql<boolean>`(assets.created_at, assets.id) < (${after?.at ?? null}, ${after?.id ?? null})`),
    )
    .orderBy('assets.created_at', 'desc')
    .orderBy('assets.id', 'desc')
    .limit(limit)
    .execute()

type Count = { name: string; count: number }
export async function countFolders(db: Db): Promise<Count[]> {
  const { rows } = await sql<Count>`select folder as name, count(*)::int as count from assets
    where folder <> '' group by folder order by folder limit 500`.execute(db)
  return rows
}
export async function countTags(db: Db): Promise<Count[]> {
  const { rows } = await sql<Count>`select tag as name, count(*)::int as count from assets, unnest(tags) as tag
    group by tag order by count(*) desc, tag limit 100`.execute(db)
  return rows
}

export type UseRow = { kind: (typeof USE_KINDS)[number]; id: string; detail: string }
type UsesPage = { readonly after?: UseRow | undefined; readonly limit: number }

export async function findUses(db: Db, asset: string, { after, limit }: UsesPage): Promise<UseRow[]> {
  const on = after ? sql`(kind, id, detail) > (${after.kind}, ${after.id}, ${after.detail})` : sql`true`
  const { rows } = await sql<UseRow>`select kind, id, detail from asset_uses(${asset})
    where ${on} order by kind, id, detail limit ${limit}`.execute(db)
  return rows
}

export async function countUses(db: Db, asset: string): Promise<number> {
  const { rows } = await sql<{ count: number }>`select count(*)::int as count from asset_uses(${asset})`.execute(db)
  return rows[0]?.count ?? 0
}

export async function coloursThatShow(db: Db, asset: string): Promise<string[]> {
  const { rows } = await sql<{ id: string }>`
    select id from asset_uses(${asset}) where kind = 'colour' order by id`.execute(db)
  return rows.map(({ id }) => id)
}

/** Pages that show it, now or one day, and their layers. */
export async function findShownIn(db: Db, id: string): Promise<{ slug: string; scope: string }[]> {
  const { rows } = await sql<{ slug: string; scope: string }>`
    select id as slug, detail as scope from asset_uses(${id}) where kind = 'content'`.execute(db)
  return rows
}

export type NewAsset = {
  id: string
  name: string
  folder: string
  kind: string
  sha256: string
  mark: string
  bytes: number
  width: number
  height: number
  duration_ms: number | null
  created_by: string
  created_at: Date
}
/** Whether it was not there yet. */
export async function insertAsset(db: Db, asset: NewAsset): Promise<boolean> {
  const { numInsertedOrUpdatedRows = 0n } = await db
    .insertInto('assets')
    .values(asset)
    .onConflict(conflict => conflict.column('sha256').doNothing())
    .executeTakeFirstOrThrow()
  return numInsertedOrUpdatedRows > 0n
}

export const updateAsset = (db: Db, id: string, changes: Updateable<Tables['assets']>) =>
  db
    .updateTable('assets')
    .set({ ...changes, revision: sql`revision + 1` })
    .where('id', '=', id)
    .execute()

type Arranged = { readonly id: string; readonly folder: string; readonly tags: readonly string[] }
export async function arrange(db: Db, assetsNow: readonly Arranged[]): Promise<void> {
  if (assetsNow.length === 0) return
  const rows = assetsNow.map(({ id, folder, tags }) => ({ id, folder, tags }))
  await sql`update assets set folder = now.folder, tags = now.tags, revision = revision + 1
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) as now(id text, folder text, tags text[])
    where assets.id = now.id`.execute(db)
}

/** Past their last day, where that was not carried out yet; of all, or of one. */
export async function findEnded(db: Db, today: string, id?: string): Promise<{ id: string }[]> {
  const { rows } = await sql<{ id: string }>`select id from assets where expires_on < ${today}::date
    and rights_ended_on is distinct from expires_on and (${id ?? null}::text is null or id = ${id ?? ''})
    order by id limit 500`.execute(db)
  return rows
}

export const noteEnd = (db: Db, id: string) =>
  sql`update assets set rights_ended_on = expires_on where id = ${id}`.execute(db)

export const deleteAsset = (db: Db, id: string) => db.deleteFrom('assets').where('id', '=', id).execute()
