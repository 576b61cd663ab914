import type { StaffMe } from '#contract/staff/people/staff.entities.ts'
import type { z } from 'zod'

export type Me = z.output<typeof StaffMe>
