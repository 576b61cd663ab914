// A shop of more styles than anybody waits for while they are made up: those of a smaller one again, under other numbers.
import type { ClientBase } from 'pg'
import { codeOf } from '#db/seed/catalog/ids.ts'

/** What a column says of whose row it is. */
type Numbering = 'style' | 'colour' | 'key' | 'upc'
/** Where the code of a style stands in it. */
const CODE_AT: Readonly<Partial<Record<Numbering, number>>> = { style: 4, colour: 1 }

/** What lists and searches are made of: nobody asks here what was said of a style, or what it cost before. */
const COPIED: Readonly<Record<string, Readonly<Record<string, Numbering>>>> = {
  styles: { id: 'style' },
  category_styles: { style_id: 'style' },
  colours: { id: 'colour', style_id: 'style' },
  colour_prices: { colour_id: 'colour' },
  skus: { colour_id: 'colour', sku: 'colour', key: 'key', upc: 'upc' },
  sku_prices: { sku_key: 'key' },
  stock: { sku_key: 'key' },
}

/** Makes so many styles of the first `seeded`: names and texts come again, numbers do not. */
export async function copyStyles(client: ClientBase, seeded: number, styles: number): Promise<void> {
  await client.query('set session_replication_role = replica')
  await client.query('create temp table code (known text primary key, copied text)')
  const { rows } = await client.query<{ keys: number }>('select max(key) as keys from skus')
  const keys = rows[0]?.keys ?? 0
  const codes = (from: number) => Array.from({ length: seeded }, (_, index) => codeOf(from + index))
  for (let from = seeded; from < styles; from += seeded) {
    await client.query('truncate code')
    await client.query('insert into code select * from unnest($1::text[], $2::text[])', [codes(0), codes(from)])
    for (const [table, numbered] of Object.entries(COPIED))
      await client.query(await copyOf(client, table, { numbered, keys, beyond: keys * (from / seeded) }))
  }
  await client.query(`select setval(pg_get_serial_sequence('skus', 'key'), max(key)) from skus`)
  await client.query('set session_replication_role = origin')
  await client.query('vacuum analyze')
}

type Copy = {
  readonly numbered: Readonly<Record<string, Numbering>>
  /** The last of those that were seeded, and how far beyond theirs the copies have their own. */
  readonly keys: number
  readonly beyond: number
}

async function copyOf(client: ClientBase, table: string, { numbered, keys, beyond }: Copy): Promise<string> {
  const { rows } = await client.query<{ column: string }>(
    `select column_name as column from information_schema.columns
      where table_schema = 'public' and table_name = $1 and is_generated = 'NEVER' order by ordinal_position`,
    [table],
  )
  const columns = rows.map(({ column }) => column)
  const valueOf = (column: string): string => {
    const numbering = numbered[column]
    if (numbering === undefined) return `each.${column}`
    if (numbering === 'key') return `each.${column} + ${beyond}`
    if (numbering === 'upc') return `'4' || lpad((each.key + ${beyond})::text, 10, '0') || '0'`
    return `overlay(each.${column} placing code.copied from ${CODE_AT[numbering]} for 5)`
  }
  const [whose = '', numbering = 'key'] = Object.entries(numbered)[0] ?? []
  const place = CODE_AT[numbering]
  const among =
    place === undefined
      ? `where each.${whose} <= ${keys}`
      : `join code on code.known = substr(each.${whose}, ${place}, 5)`
  return `insert into ${table} (${columns.join(', ')}) select ${columns.map(valueOf).join(', ')} from ${table} each ${among}`
}
