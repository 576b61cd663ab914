export const CHANNELS = ['ECOMM', 'MAPP'] as const

/** Where a sign-up came from, unless a lead source says otherwise. */
export const DEFAULT_SOURCE = 'ECOM15'
