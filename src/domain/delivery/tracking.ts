/** How far a parcel is, as its carrier says. */
export const TRACKING_STATUSES = [
  'announced',
  'in-transit',
  'out-for-delivery',
  'available',
  'delivered',
  'attempted',
  'exception',
  'returned',
] as const
export type TrackingStatus = (typeof TRACKING_STATUSES)[number]

/** Whoever has it says so: it has left. */
export const hasParcel = (status: TrackingStatus): boolean => status !== 'announced' && status !== 'exception'
