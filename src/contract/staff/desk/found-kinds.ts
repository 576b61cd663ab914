// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const THING_KINDS = ['sku', 'person', 'page'] as const
/** Orders, people, conversations and styles have rooms of their own. */
export const FOUND_KINDS = ['order', 'customer', 'conversation', 'style', ...THING_KINDS] as const
