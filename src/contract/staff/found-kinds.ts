// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const THING_KINDS = ['sku', 'style', 'person', 'page'] as const
/** Orders and people have rooms of their own. */
export const FOUND_KINDS = ['order', 'customer', ...THING_KINDS] as const
