import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type Belonging = { loyalty: boolean; employee: boolean; athlete: boolean; identities: string[] }

/** Programs count only for an address that is shown to be someone's own. */
export async function findBelonging(db: Db, consumerId: string): Promise<Belonging | undefined> {
  const { rows } = await sql<Belonging>`
    select coalesce((select optin from enrollments where consumer_id = c.id and type = 'Loyalty'), false) as loyalty,
      c.is_employee and c.email_unproven_since is null as employee,
      c.is_athlete and c.email_unproven_since is null as athlete,
      case when c.email_unproven_since is null then c.identities else '{}' end as identities
    from consumers c where c.id = ${consumerId}`.execute(db)
  return rows[0]
}
