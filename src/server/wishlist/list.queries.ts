import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type ListKind = 'favorites' | 'saved'
export type List = {
  readonly id: string
  readonly kind: ListKind
  readonly ownerId: string
  readonly shareToken: string | null
}

const COLUMNS = ['id', 'owner_id as ownerId', 'share_token as shareToken'] as const

/** A list, and whether it held nothing when it was found. */
export type FoundList = List & { readonly isEmpty: boolean }

export async function findList(db: Db, kind: ListKind, ownerId: string, lock = false): Promise<FoundList | undefined> {
  const query = db
    .selectFrom('lists')
    .select(COLUMNS)
    .select(sql<boolean>`not exists (select from list_items i where i.list_id = lists.id)`.as('isEmpty'))
    .where('owner_id', '=', ownerId)
    .where('kind', '=', kind)
  const found = await (lock ? query.forUpdate() : query).executeTakeFirst()
  return found && { ...found, kind }
}

export async function findSharedList(db: Db, id: string, shareToken: string): Promise<List | undefined> {
  const found = await db
    .selectFrom('lists')
    .select(COLUMNS)
    .where('id', '=', id)
    .where('share_token', '=', shareToken)
    .where('kind', '=', 'favorites')
    .executeTakeFirst()
  return found && { ...found, kind: 'favorites' }
}

export async function insertList(db: Db, list: { id: string; kind: ListKind; ownerId: string }): Promise<void> {
  await db
    .insertInto('lists')
    .values({ id: list.id, kind: list.kind, owner_id: list.ownerId })
    .onConflict(conflict => conflict.doNothing())
    .execute()
}

/** Gives a list its share token, once: whoever asks again gets the first. */
export async function shareList(db: Db, id: string, token: string): Promise<string> {
  const { share_token } = await db
    .updateTable('lists')
    .set({ share_token: sql`coalesce(share_token, ${token})` })
    .where('id', '=', id)
    .returning('share_token')
    .executeTakeFirstOrThrow()
  return share_token ?? token
}

export type ListItem = {
  id: string
  colourId: string
  /** Of the size, or of any size of the colour when none was chosen. */
  sku: string
  sized: boolean
  qty: number
  addedAt: Date
  inStock: boolean
  total: number
}

export async function readItems(
  db: Db,
  listId: string,
  site: string,
  page: { start: number; count: number },
): Promise<ListItem[]> {
  const { rows } = await sql<ListItem>`
    select i.id, i.colour_id as "colourId", i.sku_key is not null as sized, i.qty, i.added_at as "addedAt",
      (select s.sku from skus s left join prices p on p.sku_key = s.key and p.site = ${site}
        where s.colour_id = i.colour_id and (i.sku_key is null or s.key = i.sku_key)
        order by s.status = 'active' desc, p.current is not null desc, s.sort limit 1) as sku,
      exists (select from skus s join prices p on p.sku_key = s.key and p.site = ${site} and p.current is not null
        join stock t on t.sku_key = s.key
        join site_locations l on l.location_id = t.location_id and l.site = ${site}
        where s.colour_id = i.colour_id and (i.sku_key is null or s.key = i.sku_key) and s.status = 'active'
          and t.free > 0) as "inStock",
      count(*) over () as total
    from list_items i where i.list_id = ${listId}
    order by i.added_at desc, i.id limit ${page.count} offset ${page.start}`.execute(db)
  return rows
}

export async function countItems(db: Db, listId: string): Promise<number> {
  const { count } = await db
    .selectFrom('list_items')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('list_id', '=', listId)
    .executeTakeFirstOrThrow()
  return count
}

export type NewItem = {
  listId: string
  id: string
  colourId: string
  skuKey: number | null
  recipeId?: string | undefined
  qty: number
}

/** What makes an item another one. */
const ONCE = sql`(list_id, colour_id, coalesce(sku_key, 0), coalesce(recipe_id, ''))`

/** Puts an item in; one that is there already gets the larger quantity, or both together. */
export async function putItem(db: Db, item: NewItem, again: 'larger' | 'sum'): Promise<void> {
  const qty = again === 'sum' ? sql`least(i.qty + excluded.qty, 999999)` : sql`greatest(i.qty, excluded.qty)`
  await sql`insert into list_items as i (list_id, id, colour_id, sku_key, recipe_id, qty)
    values (${item.listId}, ${item.id}, ${item.colourId}, ${item.skuKey}, ${item.recipeId ?? null}, ${item.qty})
    on conflict ${ONCE} do update set qty = ${qty}`.execute(db)
}

export async function findItem(
  db: Db,
  listId: string,
  id: string,
): Promise<{ sku: string | null; recipeId: string | null; qty: number } | undefined> {
  return db
    .selectFrom('list_items')
    .leftJoin('skus', 'skus.key', 'list_items.sku_key')
    .select(['skus.sku', 'list_items.recipe_id as recipeId', 'list_items.qty'])
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .executeTakeFirst()
}

export async function setItemQty(db: Db, listId: string, id: string, qty: number): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('list_items')
    .set({ qty })
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deleteItem(db: Db, listId: string, id: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('list_items')
    .where('list_id', '=', listId)
    .where('id', '=', id)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

/** The first size of a colour, to tell what the colour looks like and costs. */
export async function hasColour(db: Db, colourId: string): Promise<boolean> {
  const row = await db
    .selectFrom('colours')
    .innerJoin('styles', 'styles.id', 'colours.style_id')
    .select('colours.id')
    .where('colours.id', '=', colourId)
    .where('styles.status', '=', 'active')
    .executeTakeFirst()
  return row !== undefined
}

/** Moves everything of one list into another. What both hold stays once. */
export async function mergeItems(db: Db, from: List, into: List): Promise<void> {
  const qty = from.kind === 'saved' ? sql`least(i.qty + excluded.qty, 999999)` : sql`greatest(i.qty, excluded.qty)`
  await sql`insert into list_items as i (list_id, id, colour_id, sku_key, recipe_id, qty, added_at)
    select ${into.id}, id, colour_id, sku_key, recipe_id, qty, added_at from list_items where list_id = ${from.id}
    on conflict ${ONCE} do update set qty = ${qty}`.execute(db)
  await db.deleteFrom('lists').where('id', '=', from.id).execute()
}

export async function giveList(db: Db, id: string, ownerId: string): Promise<void> {
  await db.updateTable('lists').set({ owner_id: ownerId }).where('id', '=', id).execute()
}

export async function listsOf(db: Db, ownerId: string) {
  const { rows } = await sql<{ kind: ListKind; productId: string; sku: string | null; qty: number; addedAt: Date }>`
    select l.kind, i.colour_id as "productId", k.sku, i.qty, i.added_at as "addedAt"
    from lists l join list_items i on i.list_id = l.id left join skus k on k.key = i.sku_key
    where l.owner_id = ${ownerId} order by i.added_at`.execute(db)
  return rows
}

export async function deleteLists(db: Db, ownerId: string): Promise<void> {
  await db.deleteFrom('lists').where('owner_id', '=', ownerId).execute()
}
