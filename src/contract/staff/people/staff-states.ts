// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const PERSON_STATES = ['invited', 'active', 'blocked'] as const
/** Of keys, those that somebody should see to before the systems that use them stand still. */
export const KEYS_TO_SEE = ['ending', 'withheld'] as const
export const KEY_STATES = ['active', 'expired', 'blocked'] as const
