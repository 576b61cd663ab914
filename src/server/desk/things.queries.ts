import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const MOST_ROWS = 50

const first = async <T>(query: ReturnType<typeof sql<T>>, db: Db): Promise<T | undefined> =>
  (await query.execute(db)).rows[0]
const all = async <T>(query: ReturnType<typeof sql<T>>, db: Db): Promise<T[]> => (await query.execute(db)).rows

export const findSku = (db: Db, sku: string) =>
  first(
    sql<{
      key: number
      sku: string
      upc: string
      size: string
      width: string
      status: string
      style_id: string
      name: string
      colour: string
    }>`
      select s.key, s.sku, s.upc, s.size, s.width, s.status, c.style_id, t.names->>'en' as name, c.names->>'en' as colour
      from skus s join colours c on c.id = s.colour_id join styles t on t.id = c.style_id where s.sku = ${sku}`,
    db,
  )

export const stockOf = (db: Db, skuKey: number) =>
  all(
    sql<{
      location: string
      on_hand: number
      held: number
    }>`select location_id::text as location, on_hand, held from stock
      where sku_key = ${skuKey} order by location_id limit ${MOST_ROWS}`,
    db,
  )

export const findContent = (db: Db, slug: string) =>
  first(
    sql<{ slug: string; kind: string; created_at: Date }>`
      select slug, kind, created_at from content_objects where slug = ${slug}`,
    db,
  )

export const versionsOf = (db: Db, slug: string) =>
  all(
    sql<{ scope: string; version: number; publish_at: Date | null }>`select scope, version, publish_at
      from content_versions where slug = ${slug} order by scope, version desc limit ${MOST_ROWS}`,
    db,
  )

export const findMember = (db: Db, id: string) =>
  first(
    sql<{ id: string; name: string; kind: string; state: string; created_at: Date; roles: string[] }>`
      select id, name, kind, state, created_at,
        array(select role from staff_assignments a where a.staff_id = s.id order by role) as roles
      from staff s where id = ${id}`,
    db,
  )
