// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const SHORT_REASONS = ['out-of-stock', 'damaged', 'fraud', 'customer', 'other'] as const
/** The last two are not what was sent: nothing is refunded for them. */
export const PIECE_CONDITIONS = ['as-new', 'opened', 'damaged', 'wrong-item', 'missing'] as const
