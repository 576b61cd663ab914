import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Count = OutputOf<StaffEndpointOf<'counts.read'>>
