import { VALIDATION_MESSAGES } from '#domain/identity/problem.ts'

export default {
  ...VALIDATION_MESSAGES,
  optional: '(optional)',
  met: 'done',
  showPassword: 'Show password',
  hidePassword: 'Hide password',
  dialCode: 'Country code',
  dateFormat: 'As {format}',
  monthFirst: 'month/day/year',
  dayFirst: 'day/month/year',
} as const
