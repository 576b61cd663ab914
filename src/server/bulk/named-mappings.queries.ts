import { sql } from 'kysely'
import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Db } from '../db/database.ts'

export type NamedRow = { id: string; kind: string; name: string; mapping: unknown }

export async function listNamed(db: Db, staffId: string, kind: BulkKind | undefined): Promise<NamedRow[]> {
  const { rows } = await sql<NamedRow>`select id, kind, name, mapping from named_import_mappings
    where staff_id = ${staffId} and (${kind ?? null}::text is null or kind = ${kind ?? null})
    order by lower(name), id`.execute(db)
  return rows
}

type NewNamed = { id: string; staffId: string; kind: BulkKind; name: string; mapping: string; now: Date }

/** By the name that they are told apart by; answers under which number it is kept, unless there are too many. */
export async function keepNamed(db: Db, { id, staffId, kind, name, mapping, now }: NewNamed, most: number) {
  await sql`select from staff where id = ${staffId} for no key update`.execute(db)
  const { rows } = await sql<{
    id: string
  }>`insert into named_import_mappings (id, staff_id, kind, name, mapping, updated_at)
    select ${id}, ${staffId}, ${kind}, ${name}, ${mapping}::jsonb, ${now}
    where (select count(*) from named_import_mappings where staff_id = ${staffId}) < ${most}
      or exists (select from named_import_mappings where staff_id = ${staffId} and kind = ${kind} and lower(name) = lower(${name}))
    on conflict (staff_id, kind, lower(name))
      do update set name = excluded.name, mapping = excluded.mapping, updated_at = excluded.updated_at
    returning id`.execute(db)
  return rows[0]?.id
}

export async function deleteNamed(db: Db, staffId: string, id: string): Promise<string | undefined> {
  const { rows } = await sql<{ name: string }>`delete from named_import_mappings
    where id = ${id} and staff_id = ${staffId} returning name`.execute(db)
  return rows[0]?.name
}
