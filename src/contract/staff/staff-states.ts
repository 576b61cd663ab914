// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const PERSON_STATES = ['invited', 'active', 'blocked'] as const
export const KEY_STATES = ['active', 'expired', 'blocked'] as const
