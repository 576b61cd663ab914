import { sql } from 'kysely'
import type { Value } from '#domain/bulk/cell-types.ts'
import type { Db } from '../../db/database.ts'

/** Which of these ids are in none of the rows of a table. */
export async function unknownIn(
  db: Db,
  { table, column, type }: { table: string; column: string; type: 'text' | 'integer' },
  values: readonly (Value | undefined)[],
): Promise<ReadonlySet<Value>> {
  const wanted = [...new Set(values.filter(value => value !== undefined && value !== null))]
  if (wanted.length === 0) return new Set()
  const { rows } = await sql<{
    id: Value
  }>`select w.id from jsonb_array_elements_text(${JSON.stringify(wanted)}::jsonb) e,
    lateral (select e::${sql.raw(type)} as id) w
    where not exists (select from ${sql.table(table)} t where t.${sql.ref(column)} = w.id)`.execute(db)
  return new Set(rows.map(({ id }) => id))
}

/** Those of these pictures that a colour can show. They stay in the library until what names them is kept. */
export async function heldPictures(db: Db, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
  if (ids.length === 0) return new Set()
  const { rows } = await sql<{ id: string }>`select id from assets
    where id = any(${[...ids]}::text[]) and kind <> 'mp4'
      and (expires_on is null or expires_on >= ${now.toISOString().slice(0, 10)}::date)
    order by id for key share`.execute(db)
  return new Set(rows.map(({ id }) => id))
}
