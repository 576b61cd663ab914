// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const COMPARISONS = ['before', 'year'] as const
export const REPORT_GROUPS = ['day', 'hour'] as const

/** The tables of the reports, each of them also a file. */
export const REPORT_TABLES = [
  'sites',
  'days',
  'hours',
  'channels',
  'buyers',
  'best',
  'categories',
  'missing',
  'worst',
  'late',
  'carriers',
  'searches',
  'asked',
  'experiments',
  'coupons',
  'speed',
] as const
export type ReportTable = (typeof REPORT_TABLES)[number]
