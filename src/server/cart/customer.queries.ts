import { sql } from 'kysely'
import { z } from 'zod'
import { PROGRAMS, type Program } from '#domain/promotions/spend.ts'
import type { Db } from '../db/database.ts'

const isProgram = (name: string): name is Program => PROGRAMS.some(each => each === name)

const CustomerRow = z.object({
  email: z.string(),
  loyalty: z.boolean(),
  loyaltyUnconfirmed: z.boolean(),
  points: z.int(),
  /** One of a later version takes nothing off here. */
  programs: z.array(z.string()).transform(names => names.filter(isProgram)),
  spent: z.record(z.string(), z.int()),
})
export type CustomerRow = z.output<typeof CustomerRow>

/** What a consumer's membership means for a price, in one reading. Spend counts from the beginning of the year. */
export async function findCustomer(db: Db, id: string, year: Date): Promise<CustomerRow | undefined> {
  const { rows } = await sql<unknown>`
    select c.email,
      coalesce(e.optin, false) and e.double_optin is distinct from false and c.email_unproven_since is null as loyalty,
      coalesce(e.optin, false) and (e.double_optin is not distinct from false or c.email_unproven_since is not null)
        as "loyaltyUnconfirmed",
      coalesce((select sum(points) from loyalty_points where consumer_id = c.id), 0) as points,
      case when c.email_unproven_since is null then array_remove(array[
        case when c.is_employee and c.employee_terms_at is not null then 'employee' end,
        case when c.is_athlete then 'athlete' end], null) || c.identities else '{}' end as programs,
      coalesce((select jsonb_object_agg(program, amount) from (select program, sum(amount)::bigint as amount
        from program_spend where consumer_id = c.id and spent_at >= ${year} group by program) s), '{}') as spent
    from consumers c left join enrollments e on e.consumer_id = c.id and e.type = 'Loyalty'
    where c.id = ${id}`.execute(db)
  return rows[0] === undefined ? undefined : CustomerRow.parse(rows[0])
}
