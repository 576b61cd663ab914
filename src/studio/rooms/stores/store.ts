import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type StaffStore = OutputOf<StaffEndpointOf<'stores.read'>>
export type StoreRow = OutputOf<StaffEndpointOf<'stores.list'>>['stores'][number]
export type Point = OutputOf<StaffEndpointOf<'stores.points'>>['points'][number]
export type Week = StaffStore['hours']
export type Day = StaffStore['exceptions'][number]
export type Associate = StaffStore['associates'][number]

/** What shows a store, and is read again when one changes. */
export const TOUCHED = ['stores.read', 'stores.list', 'history.list'] as const
