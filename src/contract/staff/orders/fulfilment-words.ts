// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const SHORT_REASONS = ['out-of-stock', 'damaged', 'fraud', 'customer', 'other'] as const
type ShortReason = (typeof SHORT_REASONS)[number]

/** What the buyer wants or did, rather than what the shop cannot do. */
export const isTheBuyers = (reason: ShortReason): boolean => reason === 'customer' || reason === 'fraud'
