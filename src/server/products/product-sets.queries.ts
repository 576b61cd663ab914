import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type SetRow = { id: string; names: unknown; descriptions: unknown; colours: string[] }

const withColours = sql`select s.id, s.names, s.descriptions, array_agg(i.colour_id order by i.position, i.colour_id) as colours
  from product_sets s join product_set_items i on i.set_id = s.id`

export async function findSet(db: Db, setId: string): Promise<SetRow | undefined> {
  const { rows } = await sql<SetRow>`${withColours} where s.id = ${setId} group by s.id`.execute(db)
  return rows[0]
}

export async function readSetsOf(db: Db, productId: string): Promise<SetRow[]> {
  const { rows } = await sql<SetRow>`${withColours}
    where s.id in (
      select i.set_id from product_set_items i join colours c on c.id = i.colour_id
      where c.id = ${productId} or c.style_id = coalesce((select style_id from colours where id = ${productId}), ${productId})
    )
    group by s.id, s.position order by s.position, s.id limit 12`.execute(db)
  return rows
}

export async function readBoughtTogether(db: Db, styleId: string, most: number): Promise<string[]> {
  const rows = await db
    .selectFrom('style_affinities')
    .select('other_id')
    .where('style_id', '=', styleId)
    .orderBy('weight', 'desc')
    .orderBy('other_id')
    .limit(most)
    .execute()
  return rows.map(row => row.other_id)
}
