import type { ClientBase } from 'pg'

/** SKUs that are sold in the United States and that no run can sell out. Call it before the server starts. */
export async function fullShelves(client: ClientBase, count: number): Promise<string[]> {
  const { rows } = await client.query<{ key: number; sku: string }>(
    `select s.key, s.sku from skus s join colours c on c.id = s.colour_id join styles st on st.id = c.style_id
    join prices p on p.sku_key = s.key and p.site = 'US' and p.current between 3000 and 20000
    where st.max_qty > 100000 and not st.is_gift_card and st.status = 'active' and s.status = 'active'
      and exists (select from stock t join site_locations l using (location_id) where t.sku_key = s.key and l.site = 'US' and l.priority = 0)
    order by s.key limit $1`,
    [count],
  )
  if (rows.length < count) throw new Error(`This shop has ${rows.length} such SKUs, and ${count} are needed`)
  await client.query('begin')
  await client.query("set local cairn.quiet = 'on'")
  await client.query('update stock set on_hand = 1000000 where sku_key = any($1) and location_id < 1000', [
    rows.map(({ key }) => key),
  ])
  await client.query('commit')
  return rows.map(({ sku }) => sku)
}
