import { sql } from 'kysely'
import type { Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { called } from '../desk/called.ts'

type Goods = { readonly name?: string; readonly color?: string }

/** What sizes are of, as whoever reads calls it. What has no name any more keeps the one it was bought by. */
export async function goodsBySize(
  db: Db,
  skuKeys: readonly number[],
  language: Language,
): Promise<ReadonlyMap<number, Goods>> {
  const { rows } = await sql<{ key: number; name: string | null; color: string | null }>`
    select k.key, ${called('st.names', language)} as name, ${called('co.names', language)} as color
    from skus k join colours co on co.id = k.colour_id join styles st on st.id = co.style_id
    where k.key = any(${[...skuKeys]}::int[])`.execute(db)
  return new Map(
    rows.map(({ key, name, color }) => [key, { ...(name !== null && { name }), ...(color !== null && { color }) }]),
  )
}
