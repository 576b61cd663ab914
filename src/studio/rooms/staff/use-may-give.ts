import type { z } from 'zod'
import type { StaffRole } from '#contract/staff/people/staff.entities.ts'
import { LIMITS } from '#domain/staff/roles.ts'
import { useMe } from '../../calls/queries.ts'

/** Whether one has all that a role gives somewhere: what is refused everywhere is not offered. */
export function useMayGive(): (role: z.output<typeof StaffRole>) => boolean {
  const { data: me } = useMe()
  return ({ permissions, limits }) =>
    permissions.every(each => me?.permissions.includes(each)) &&
    LIMITS.every(limit => (limits[limit] ?? 0) <= (me?.limits[limit] ?? 0))
}
