import { sql } from 'kysely'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'

const MARK = 'seed.desk'
const SEARCHED = 12

/** False when it was made before. */
export async function markMade(db: Db): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('settings')
    .values({ key: MARK, value: 'true' })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** One size of each of so many styles of which a centre of the site has plenty: nobody misses a piece of it. */
export async function plentifulSkus(db: Db, site: SiteId, count: number): Promise<string[]> {
  const { rows } = await sql<{ sku: string }>`select distinct on (s.popularity, s.id) k.sku
    from (select * from styles where status = 'active' and not is_gift_card and not is_customisable
      order by popularity, id limit ${SEARCHED}) s join colours c on c.style_id = s.id join skus k on k.colour_id = c.id
    join prices p on p.sku = k.sku and p.site = ${site} and p.current > 0
    join stock b on b.sku_key = k.key join site_locations l on l.location_id = b.location_id and l.site = ${site}
    where k.status = 'active' and b.location_id < 1000 and b.on_hand - b.held >= 12
    order by s.popularity, s.id, c.position, k.sort limit ${count}`.execute(db)
  return rows.map(({ sku }) => sku)
}

/** It lies on the desk already, for somebody to look into: nothing takes it in by itself. */
export const keepForDesk = (db: Db, returnNumber: string) =>
  db.updateTable('returns').set({ next_step_at: null }).where('number', '=', returnNumber).execute()
