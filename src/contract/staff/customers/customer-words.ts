// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const CUSTOMER_ACTIONS = [
  'unlock',
  'resendConfirmation',
  'birthDate',
  'programs',
  'points',
  'coupon',
  'merge',
  'export',
  'erase',
] as const
export const KEPT_REASONS = ['books', 'underWay', 'unreadable', 'proof', 'staffHistory'] as const
export const COUPON_STATES = ['open', 'used', 'ended', 'revoked'] as const
export const CREDIT_STATES = ['waiting', 'given', 'declined'] as const
export const CREDIT_KINDS = ['points', 'gift-card', 'new-gift-card', 'coupon', 'program'] as const
