import { sql } from 'kysely'
import type { StyleState } from '#domain/styles/style-words.ts'
import type { Language } from '#domain/sites/sites.ts'
import type { Text } from '#domain/sites/texts.ts'
import { GENDERS } from '#domain/styles/style-words.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'

export type StyleHead = {
  id: string
  name: string
  kind: string
  status: StyleState
  size_scale: string
  launched_at: Date
  withdrawn_at: Date | null
}

/** With `lock` nobody else changes anything of the style meanwhile. */
export async function findStyle(
  db: Db,
  id: string,
  { language, lock = false }: { language: Language; lock?: boolean },
): Promise<StyleHead | undefined> {
  const { rows } =
    await sql<StyleHead>`select s.id, coalesce(${called('s.names', language)}, s.id) as name, s.kind, s.status, s.size_scale,
      s.launched_at, s.withdrawn_at
    from styles s where s.id = ${id} ${lock ? sql`for no key update` : sql``}`.execute(db)
  return rows[0]
}

export type StyleColour = { id: string; media_ids: string[]; sets: string[] }

export async function coloursOf(db: Db, styleId: string): Promise<StyleColour[]> {
  const { rows } = await sql<StyleColour>`select c.id, c.media_ids,
      array(select i.set_id from product_set_items i where i.colour_id = c.id order by i.set_id) as sets
    from colours c where c.style_id = ${styleId} order by c.position, c.id`.execute(db)
  return rows
}

/** New ones come last in their sets. Answers false where one of them is none. */
export async function writeSets(db: Db, colourId: string, sets: readonly string[]): Promise<boolean> {
  const wanted = sql`${[...sets]}::text[]`
  const { rows } = await sql<{ known: number }>`
    select count(*)::int as known from product_sets where id = any(${wanted})`.execute(db)
  if (rows[0]?.known !== sets.length) return false
  await sql`delete from product_set_items where colour_id = ${colourId} and set_id <> all(${wanted})`.execute(db)
  await sql`insert into product_set_items (set_id, colour_id, position)
    select t.id, ${colourId}, (select coalesce(max(i.position), -1) + 1 from product_set_items i where i.set_id = t.id)
    from product_sets t where t.id = any(${wanted}) on conflict do nothing`.execute(db)
  return true
}

export type StyleSku = { sku: string; colour_id: string; size: string; width: string }

export async function skusOf(db: Db, styleId: string): Promise<StyleSku[]> {
  const { rows } = await sql<StyleSku>`select k.sku, k.colour_id, k.size, k.width
    from skus k join colours c on c.id = k.colour_id where c.style_id = ${styleId}
    order by c.position, c.id, k.sort, k.sku`.execute(db)
  return rows
}

export async function sizesOf(db: Db, scale: string): Promise<{ label: string; sort: number }[]> {
  return db.selectFrom('sizes').select(['label', 'sort']).where('scale', '=', scale).orderBy('sort').execute()
}

/** Whoever makes a style waits for others who do: two could choose one number. */
export const lockMaking = (db: Db) => sql`select pg_advisory_xact_lock(hashtext('styles are made'))`.execute(db)

export async function findChoices(db: Db, language: Language) {
  const words = async (column: string, table: string) => {
    const { rows } = await sql<{ word: string }>`select distinct ${sql.ref(column)} as word from ${sql.table(table)}
      order by 1 limit 500`.execute(db)
    return rows.map(({ word }) => word)
  }
  const { rows: categories } = await sql<{ id: number; name: string }>`
    select g.id, (select string_agg(coalesce(${called('a.names', language)}, a.id::text), ' › ' order by p.at)
      from unnest(g.path) with ordinality p (id, at) join categories a on a.id = p.id) as name
    from categories g order by 2, 1 limit 5000`.execute(db)
  const { rows: sets } = await sql<{ id: string; name: string; count: number; styles: string[] }>`
    select t.id, coalesce(${called('t.names', language)}, t.id) as name,
      (select count(*)::int from product_set_items i where i.set_id = t.id) as count,
      array(select coalesce(${called('s.names', language)}, s.id) from product_set_items i join colours c on c.id = i.colour_id
        join styles s on s.id = c.style_id where i.set_id = t.id order by i.position, i.colour_id limit 3) as styles
    from product_sets t order by t.position, t.id limit 1000`.execute(db)
  const { rows: named } = await sql<{ facet: string; value: string; names: Partial<Text> }>`
    select facet, value, names from facet_labels where facet in ('gender', 'brand') order by position, value limit 1000`.execute(
    db,
  )
  const wordsOf = (facet: string) =>
    named.filter(each => each.facet === facet).map(({ value, names }) => ({ value, names }))
  const genders = wordsOf('gender')
  const unnamed = GENDERS.filter(each => !genders.some(({ value }) => value === each))
  return {
    categories,
    sets,
    genders: [...genders, ...unnamed.map(value => ({ value, names: {} }))],
    brands: wordsOf('brand'),
    kinds: await words('kind', 'styles'),
    scales: await words('scale', 'sizes'),
    families: await words('family', 'colours'),
  }
}
