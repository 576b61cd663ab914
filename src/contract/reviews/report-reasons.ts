/** Why a picture may be reported. Apart from the schemas, which browsers do not download. */
export const REPORT_REASONS = ['offensive', 'not-mine-to-show', 'personal-data', 'advertising', 'other'] as const
export type ReportReason = (typeof REPORT_REASONS)[number]
/** Why a review is reported. */
export const REVIEW_REPORT_REASONS = [
  'offensive',
  'advertising',
  'off-topic',
  'personal-data',
  'false',
  'other',
] as const
