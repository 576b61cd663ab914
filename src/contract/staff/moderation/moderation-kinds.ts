// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const MODERATED_KINDS = ['review', 'question', 'answer', 'picture'] as const
