import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

type Here = { readonly slug: string; readonly staffId: string; readonly item: string | null; readonly now: Date }

/** Only of objects that there are: nobody fills the table with others. */
export async function keepHere(db: Db, { slug, staffId, item, now }: Here): Promise<void> {
  await sql`insert into content_presence (slug, staff_id, item, seen_at)
    select slug, ${staffId}, ${item}, ${now} from content_objects where slug = ${slug}
    on conflict (slug, staff_id) do update set item = excluded.item, seen_at = excluded.seen_at`.execute(db)
}

/** Who left, and everybody who went without saying so. */
export async function dropGone(db: Db, slug: string, staffId: string, before: Date): Promise<void> {
  await sql`delete from content_presence
    where (slug = ${slug} and staff_id = ${staffId}) or seen_at < ${before}`.execute(db)
}

const MOST_OTHERS = 20

export async function listOthers(
  db: Db,
  slug: string,
  staffId: string,
  since: Date,
): Promise<{ name: string; item: string | null }[]> {
  const { rows } = await sql<{ name: string; item: string | null }>`
    select s.name, p.item from content_presence p join staff s on s.id = p.staff_id
    where p.slug = ${slug} and p.staff_id <> ${staffId} and p.seen_at >= ${since}
    order by s.name, s.id limit ${MOST_OTHERS}`.execute(db)
  return rows
}
