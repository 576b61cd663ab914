// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const SHORT_REASONS = ['out-of-stock', 'damaged', 'fraud', 'customer', 'other'] as const
