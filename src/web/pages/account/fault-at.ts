import type { Translate } from '#web/i18n/i18n.tsx'
import { failureText, type FormFailure } from '#web/sign-in/error-text.ts'

const FIELD_OF: Readonly<Record<string, string>> = {
  PROFILE_LOGIN_IN_USE: 'email',
  INVALID_EMAIL_FORMAT: 'email',
  PROFILE_PHONE_IN_USE: 'phone',
  INVALID_AGE: 'birthDate',
  WRONG_CURRENT_PASSWORD: 'currentPassword',
  PASSWORDS_DO_NOT_MATCH: 'confirmPassword',
  PASSWORD_TOO_SHORT: 'newPassword',
  PASSWORD_COMMON: 'newPassword',
  SAME_PASSWORD: 'newPassword',
  PASSWORD_USED_BEFORE: 'newPassword',
}

/** Says at a field what was wrong with it. */
export function faultAt(t: Translate, failure: FormFailure | undefined): (name: string) => { error?: string } {
  const field = failure && (FIELD_OF[failure.code] ?? failure.field)
  return name => (failure && field === name ? { error: failureText(t, failure) } : {})
}
