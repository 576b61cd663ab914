import type { CallError } from '#contract/client.ts'
import type { ErrorName } from '#contract/errors/errors.ts'
import type { MessageKey, Translate, Values } from '#web/i18n/i18n.tsx'

type SignInKey = Extract<MessageKey, `signin.error${string}`>

/** What a shopper reads when a call about himself fails. */
const TEXTS: Partial<Record<ErrorName, SignInKey>> = {
  INVALID_CREDENTIALS: 'signin.errorInvalidCredentials',
  LAST_LOGIN_ATTEMPT: 'signin.errorLastAttempt',
  USER_LOCKED: 'signin.errorLocked',
  ACCOUNT_LOCKED: 'signin.errorLocked',
  INVALID_AGENT_CREDENTIALS: 'signin.errorAgent',
  EMPLOYEE_STORE_NOT_FOUND: 'signin.errorStore',
  CAPTCHA_FAILED: 'signin.errorCaptcha',
  LOGIN_IN_USE: 'signin.errorEmailInUse',
  PROFILE_LOGIN_IN_USE: 'signin.errorEmailInUse',
  PHONE_IN_USE: 'signin.errorPhoneInUse',
  PROFILE_PHONE_IN_USE: 'signin.errorPhoneInUse',
  MISSING_BIRTHDATE: 'signin.errorBirthDate',
  INVALID_AGE: 'signin.errorAge',
  PASSWORD_TOO_SHORT: 'signin.errorPassword',
  PASSWORD_COMMON: 'signin.errorCommon',
  PASSWORDS_DO_NOT_MATCH: 'signin.errorMismatch',
  SAME_PASSWORD: 'signin.errorSame',
  PASSWORD_USED_BEFORE: 'signin.errorUsed',
  WRONG_CURRENT_PASSWORD: 'signin.errorCurrent',
  RESET_LINK_EXPIRED: 'signin.errorLink',
  RATE_LIMITED: 'signin.errorLimit',
  INVALID_EMAIL_FORMAT: 'signin.errorEmail',
  AUTHORISATION_FAILED: 'signin.errorSession',
  INVALID_INPUT: 'signin.errorField',
  ADDRESS_EXISTS: 'signin.errorAddressExists',
  ADDRESS_INVALID: 'signin.errorAddress',
  BILLING_ADDRESS_DELETE: 'signin.errorBillingInUse',
  INVALID_ADDRESS_ID: 'signin.errorGone',
  PAYMENT_INSTRUMENT_NOT_FOUND: 'signin.errorGone',
  CC_ALREADY_EXISTS: 'signin.errorCardExists',
  CC_EXPIRY_DATE_INVALID: 'signin.errorCardExpired',
  PAYMENT_ERROR: 'signin.errorCard',
  CARD_PROOF_REQUIRED: 'signin.errorCard',
  PROFILE_UPDATE_REFUSED: 'signin.errorRefused',
  PROFILE_UPDATE_FAILED: 'signin.errorBusy',
}

/** A failure in a form that survives a redirect. */
export type FormFailure = { code: string; field?: string | undefined; minimalAge?: number | undefined }

export const failureOf = ({ code, details }: CallError): FormFailure => ({
  code: code ?? 'GENERAL',
  ...(typeof details.field === 'string' && { field: details.field.split('.').at(-1) }),
  ...(typeof details['minimalAge'] === 'number' && { minimalAge: details['minimalAge'] }),
})

const isKnown = (code: string): code is ErrorName => Object.hasOwn(TEXTS, code)

export function failureText(t: Translate, { code, field, minimalAge }: FormFailure): string {
  const key = isKnown(code) ? TEXTS[code] : undefined
  const values: Values = { ...(field !== undefined && { field }), ...(minimalAge !== undefined && { minimalAge }) }
  return t(key ?? 'signin.errorGeneral', values)
}
