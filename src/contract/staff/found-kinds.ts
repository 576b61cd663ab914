// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const THING_KINDS = ['customer', 'sku', 'style', 'person', 'page'] as const
/** Orders have a room of their own. */
export const FOUND_KINDS = ['order', ...THING_KINDS] as const
