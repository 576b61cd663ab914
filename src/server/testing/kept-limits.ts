import type pg from 'pg'
import { PRESET_ROLES } from '#domain/staff/roles.ts'

const LIMITS_OF_ROLES = Object.entries(PRESET_ROLES)
  .map(([role, { limits }]) => `('${role}', '${JSON.stringify(limits)}'::jsonb)`)
  .join(', ')

/** Of an order, of a person or card, and of all of them in a day: whoever decides about a wish gives what was wished. */
const GIVEN = `
  select r->'given'->>'staffId' as staff_id, case r->'given'->>'kind' when 'goodwill' then 'goodwill' else 'refund' end as kind,
    o.number as whom, coalesce((r->'given'->>'worth')::bigint, (r->>'refund')::bigint) as worth
  from orders o cross join lateral jsonb_array_elements(coalesce(o.document->'refunds', '[]')) r where r ? 'given'
  union all
  select coalesce(decided_by, staff_id), case when kind in ('coupon', 'program') then 'discount' else 'credit' end,
    kind || ' ' || subject, worth from credits where state = 'given'
  union all
  select coalesce(decided_by, staff_id), case when kind in ('coupon', 'program') then 'discount' else 'credit' end,
    'every ' || kind, worth from credits where state = 'given' and kind <> 'points'`

const BEYOND = `
  with most as (
    select a.staff_id, l.key as kind, max(l.value::bigint) as amount
    from staff_assignments a join (values ${LIMITS_OF_ROLES}) r (role, limits) on r.role = a.role
    cross join lateral jsonb_each_text(r.limits) l group by 1, 2)
  select g.staff_id, g.kind, g.whom, sum(g.worth) as given, coalesce(max(most.amount), 0) as most
  from (${GIVEN}) g left join most on most.staff_id = g.staff_id and most.kind = g.kind
  group by 1, 2, 3 having sum(g.worth) > coalesce(max(most.amount), 0)`

const DECIDED_ALONE = `
  select id, staff_id from refund_requests where state = 'given' and decided_by = staff_id
  union all select id, staff_id from credits where state = 'given' and decided_by = staff_id`

/** What somebody with a preset role gave within a day beyond what it allows, or allowed himself. */
export async function brokenLimits(pool: Pick<pg.Pool, 'query'>): Promise<unknown[]> {
  return [...(await pool.query(BEYOND)).rows, ...(await pool.query(DECIDED_ALONE)).rows]
}
