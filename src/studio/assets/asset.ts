import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Asset = OutputOf<StaffEndpointOf<'assets.list'>>['rows'][number]
export type AssetInUse = OutputOf<StaffEndpointOf<'assets.read'>>

/** What shows assets, and is read again when one changes. */
export const TOUCHED = [
  'assets.list',
  'assets.read',
  'assets.uses',
  'assets.photographed',
  'styles.read',
  'history.list',
] as const
