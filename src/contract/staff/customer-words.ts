// Apart from the schemas, so that a browser can read these words without downloading a validator.
export const CUSTOMER_ACTIONS = [
  'unlock',
  'resendConfirmation',
  'birthDate',
  'programs',
  'points',
  'merge',
  'export',
  'erase',
] as const
export const STAFF_PROGRAMS = ['employee', 'athlete'] as const
export const KEPT_REASONS = ['books', 'underWay', 'proof', 'staffHistory'] as const
export const CREDIT_STATES = ['waiting', 'given', 'declined'] as const
