import type pg from 'pg'

export async function databaseTime(pool: pg.Pool): Promise<Date> {
  const { rows } = await pool.query<{ now: Date }>('select clock_timestamp() as now')
  return rows[0]?.now ?? new Date(0)
}

export type Contents = { demo: boolean; categories: number; owners: number; unwritten: string[] }

/** Marks of pages that nobody has written yet: the first words of each, in every language, are the starter's. */
const UNWRITTEN = /still to be written|reste à écrire|noch zu schreiben|está por escribir/.source

/** Whether what is in the database is a shop that may open. */
export async function readContents(pool: pg.Pool): Promise<Contents> {
  const { rows } = await pool.query<Contents>(
    `select exists(select 1 from settings where key in ('seed.shop', 'seed.demo')) as demo,
      (select count(*)::int from categories) as categories,
      (select count(*)::int from staff s join staff_assignments a on a.staff_id = s.id
        where s.state = 'active' and a.role = 'owner') as owners,
      array(select distinct v.slug from content_versions v
        where v.version = (select max(n.version) from content_versions n where n.slug = v.slug and n.scope = v.scope)
          and v.body::text ~ $1 order by 1) as unwritten`,
    [UNWRITTEN],
  )
  const [contents] = rows
  if (!contents) throw new Error('a select without a from gives a row')
  return contents
}

export async function storedSecret(pool: pg.Pool): Promise<unknown> {
  const { rows } = await pool.query<{ value: unknown }>(`select value from settings where key = 'identity.secret'`)
  return rows[0]?.value
}

/** Codes of gift cards whose seal has none of these names; many are counted as these many. */
export async function sealedOtherwise(pool: pg.Pool, names: readonly string[]) {
  const { rows } = await pool.query<{ number: string; sealed: string }>(
    `select number, code_sealed as sealed from gift_cards
    where code_sealed is not null and (sealed_with is null or sealed_with <> all($1)) limit 10000`,
    [names],
  )
  return rows
}
