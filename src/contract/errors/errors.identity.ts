import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with signing in, tokens and passwords. */
export const IDENTITY_ERRORS = {
  INVALID_CREDENTIALS: {
    status: 401,
    ids: ['AUT401'],
    message: 'Email or password is not right. Try again, or reset your password.',
    messageKey: 'invalidCredentials',
  },
  INVALID_AGENT_CREDENTIALS: {
    status: 401,
    ids: ['AUT418'],
    message: 'Store, employee number or PIN is not right. Try again.',
    messageKey: 'invalidAgentCredentials',
  },
  INVALID_AUTHORIZATION_CODE: {
    status: 401,
    ids: ['AUT437'],
    message: 'This sign-in took too long. Sign in again.',
    messageKey: 'invalidAuthorizationCode',
  },
  INVALID_REFRESH_TOKEN: {
    status: 401,
    ids: ['AUT438'],
    message: 'Your visit has ended. Sign in again.',
    messageKey: 'invalidRefreshToken',
  },
  CUSTOMER_LIST_UNKNOWN: {
    status: 400,
    ids: ['AUT440'],
    message: 'We do not know this shop. Choose your country again.',
    messageKey: 'customerListUnknown',
  },
  WRONG_CURRENT_PASSWORD: {
    status: 400,
    ids: ['AUT450'],
    message: 'Your current password is not right. Try again.',
    messageKey: 'wrongCurrentPassword',
  },
  SAME_PASSWORD: {
    status: 400,
    ids: ['AUT451'],
    message: 'This is your current password. Choose another one.',
    messageKey: 'samePassword',
  },
  PASSWORD_USED_BEFORE: {
    status: 400,
    ids: ['AUT452'],
    message: 'You have used this password before. Choose another one.',
    messageKey: 'passwordUsedBefore',
  },
  INVALID_EMAIL_FORMAT: {
    status: 400,
    ids: ['AUT453'],
    message: 'Enter an email address such as name@example.com.',
    messageKey: 'invalidEmailFormat',
  },
  LOYALTY_MEMBER_NOT_FOUND: {
    status: 404,
    ids: ['4044'],
    message: 'We cannot find this loyalty membership. Check the details, or join.',
    messageKey: 'loyaltyMemberNotFound',
  },
  USER_LOCKED: {
    status: 423,
    ids: ['AUT423'],
    message: 'Too many tries: sign-in is locked for 15 minutes. You can reset your password now.',
    messageKey: 'userLocked',
  },
  ACCOUNT_LOCKED: {
    status: 423,
    ids: ['AUT441'],
    message: 'Your account is still locked. Wait 15 minutes, or reset your password.',
    messageKey: 'accountLocked',
  },
  LAST_LOGIN_ATTEMPT: {
    status: 401,
    ids: ['AUT426'],
    message: 'Email or password is not right. One try is left before we lock sign-in for 15 minutes.',
    messageKey: 'lastLoginAttempt',
  },
  PHONE_IN_USE: {
    status: 409,
    ids: ['AUT444'],
    message: 'This phone number belongs to another account. Use another one, or sign in.',
    messageKey: 'phoneInUse',
  },
  PROFILE_PHONE_IN_USE: {
    status: 409,
    ids: ['AUT442'],
    message: 'This phone number belongs to another account. Use another one.',
    messageKey: 'profilePhoneInUse',
  },
  DUPLICATED_TOKEN: {
    status: 409,
    ids: ['AUT409'],
    message: 'This sign-in was already used. Try again.',
    messageKey: 'duplicatedToken',
  },
  CANNOT_AUTHORISE: {
    status: 401,
    ids: ['AUT404'],
    message: 'You may not do this with your account. Sign in with another one.',
    messageKey: 'cannotAuthorise',
  },
  LOGIN_SYSTEM_ERROR: {
    status: 500,
    ids: ['AUT500'],
    message: 'Sign-in is not working at the moment. Try again in a minute.',
    messageKey: 'loginSystemError',
  },
  AUTHORISATION_FAILED: {
    status: 401,
    ids: ['AUT432'],
    message: 'Sign in to go on.',
    messageKey: 'authorisationFailed',
  },
  RESET_LINK_EXPIRED: {
    status: 410,
    ids: ['AUT402'],
    message: 'This link has expired. Ask for a new one.',
    messageKey: 'resetLinkExpired',
  },
  // The only 403: clients answer a 403 that carries an appId with a bot challenge.
  CAPTCHA_FAILED: {
    status: 403,
    ids: ['AUT403'],
    message: 'We could not tell that you are a person. Reload the page and try again.',
    messageKey: 'captchaFailed',
  },
  PASSWORDS_DO_NOT_MATCH: {
    status: 400,
    ids: ['FE340'],
    message: 'The two passwords differ. Enter them again.',
    messageKey: 'passwordsDoNotMatch',
  },
  PASSWORD_TOO_SHORT: {
    status: 400,
    ids: ['FE872'],
    message: 'Use at least 8 characters with upper case, lower case and a number.',
    messageKey: 'passwordTooShort',
  },
} as const satisfies Record<string, CatalogueEntry>
