import { ERRORS, type ErrorName } from '#contract/errors/errors.ts'
import type { Metrics } from '../metrics/metrics.ts'
import type { Log } from '../log.ts'
import type { StoreError } from '../store-error.ts'

/** What whoever watches over the shop may want to be told of; docs/security.md says what to be alarmed by. */
export const SECURITY_EVENTS = {
  'sign-in-refused': 'A sign-in was refused',
  'sign-in-locked': 'Too many tries locked a sign-in',
  'token-refused': 'A token was refused',
  'token-reused': 'A token that was replaced came again',
  'step-up-asked': 'A fresh proof was asked for',
  'permission-refused': 'Somebody asked for what is not theirs',
  'adjustment-refused': 'A price adjustment was refused',
  'gift-card-refused': 'A gift card was tried with a wrong code',
  'card-refused': 'A card was refused by its bank',
  'bot-check-refused': 'A bot check was not passed',
  'rate-limited': 'Somebody asked too often',
  'cross-site-refused': 'A page of another site tried to write',
  'webhook-refused': 'A webhook was not signed by whom it names',
  'page-not-shared': 'A page that strangers share was asked for with an identity',
} as const

export type SecurityEvent = keyof typeof SECURITY_EVENTS

/** Refusals that are noticed where errors become answers, whoever throws them. The other events are noted where they are found. */
const BY_ERROR: Readonly<Partial<Record<ErrorName, SecurityEvent>>> = {
  INVALID_CREDENTIALS: 'sign-in-refused',
  INVALID_AGENT_CREDENTIALS: 'sign-in-refused',
  LAST_LOGIN_ATTEMPT: 'sign-in-refused',
  WRONG_CURRENT_PASSWORD: 'sign-in-refused',
  STAFF_SIGN_IN_REFUSED: 'sign-in-refused',
  USER_LOCKED: 'sign-in-locked',
  ACCOUNT_LOCKED: 'sign-in-locked',
  STAFF_LOCKED: 'sign-in-locked',
  INVALID_AUTHORIZATION_CODE: 'token-refused',
  INVALID_REFRESH_TOKEN: 'token-refused',
  RESET_LINK_EXPIRED: 'token-refused',
  STAFF_LINK_INVALID: 'token-refused',
  PROOF_REQUIRED: 'step-up-asked',
  CANNOT_AUTHORISE: 'permission-refused',
  INVALID_CUSTOMER: 'permission-refused',
  STAFF_GRANT_REFUSED: 'permission-refused',
  CAPTCHA_FAILED: 'bot-check-refused',
  RATE_LIMITED: 'rate-limited',
  CROSS_SITE_REFUSED: 'cross-site-refused',
}

/** Where something happened. Its log carries the correlation id. */
export type Witness = { readonly services: { readonly metrics: Metrics }; readonly log: Log }

/** `reason` is a fixed word of ours, never something that was sent. */
export function noteSecurityEvent({ services, log }: Witness, event: SecurityEvent, reason?: string): void {
  services.metrics.countSecurityEvent(event)
  log.warn(SECURITY_EVENTS[event], { securityEvent: event, ...(reason !== undefined && { reason }) })
}

/** Whoever did no bot check yet failed none: every guest is asked for one like that. */
export const NOT_TRIED = 'not tried'

/** Every refusal is one line: a warning where somebody may have to act, otherwise for information. */
export function noteRefusal(witness: Witness, { code: error, details }: StoreError): void {
  const event = details['reason'] === NOT_TRIED ? undefined : BY_ERROR[error]
  witness.services.metrics.countRefusal(error)
  const [errorId] = ERRORS[error].ids
  if (event) noteSecurityEvent({ ...witness, log: witness.log.with({ errorId }) }, event, error)
  else witness.log.info('A call was refused', { errorId, reason: error })
}
