import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Redirect = OutputOf<StaffEndpointOf<'redirects.list'>>['rows'][number]
