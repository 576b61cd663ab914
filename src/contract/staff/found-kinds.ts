// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const FOUND_KINDS = ['order', 'customer', 'sku', 'style', 'person', 'page'] as const
