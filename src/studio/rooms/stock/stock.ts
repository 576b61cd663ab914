import type { OutputOf } from '#contract/client.ts'
import type { StaffCallName, StaffEndpointOf } from '#contract/staff/staff.ts'

export type Shelf = OutputOf<StaffEndpointOf<'stock.list'>>['rows'][number]

/** What shows pieces: read again when some moved. */
export const TOUCHED = [
  'stock.list',
  'stock.read',
  'stock.history',
  'home.read',
] as const satisfies readonly StaffCallName[]
