// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const COMPARISONS = ['before', 'year'] as const
export const REPORT_GROUPS = ['day', 'hour'] as const
