import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with profiles and address books. */
export const PROFILE_ERRORS = {
  PROFILE_UPDATE_FAILED: {
    status: 409,
    ids: ['PRO412'],
    message: 'Your profile was changed elsewhere. Reload the page and try again.',
    messageKey: 'profileUpdateFailed',
  },
  PROFILE_UPDATE_REFUSED: {
    status: 400,
    ids: ['PRO418'],
    message: 'This part of your profile cannot be changed here. Contact us.',
    messageKey: 'profileUpdateRefused',
  },
  BILLING_ADDRESS_DELETE: {
    status: 409,
    ids: ['PRO414'],
    message: 'A saved card uses this billing address. Change the card first.',
    messageKey: 'billingAddressDelete',
  },
  PASSWORD_CHANGE_FAILED: {
    status: 409,
    ids: ['PRO415'],
    message: 'Your password was not changed. Ask for a reset link instead.',
    messageKey: 'passwordChangeFailed',
  },
  PROFILE_NOT_FOUND: {
    status: 404,
    ids: ['PRO404'],
    message: 'We cannot find your profile. Sign in again.',
    messageKey: 'profileNotFound',
  },
  INVALID_AGE: {
    status: 400,
    ids: ['PRO410'],
    message: 'You must be at least {minimalAge} to sign up.',
    messageKey: 'dobAgeRestrictionMsg',
  },
  MISSING_BIRTHDATE: {
    status: 400,
    ids: ['PRO411'],
    message: 'Enter your date of birth.',
    messageKey: 'missingBirthdate',
  },
  PROFILE_LOGIN_IN_USE: {
    status: 409,
    ids: ['PRO400'],
    message: 'This email address belongs to another account. Use another one.',
    messageKey: 'profileLoginInUse',
  },
  LOGIN_IN_USE: {
    status: 409,
    ids: ['AUT439'],
    message: 'There is already an account with this email address. Sign in instead.',
    messageKey: 'loginInUse',
  },
  ADDRESS_EXISTS: {
    status: 409,
    ids: ['CCA400'],
    message: 'This address is already in your address book.',
    messageKey: 'addressExists',
  },
  INVALID_ADDRESS_ID: {
    status: 404,
    ids: ['CCA401'],
    message: 'This address is not in your address book any more. Reload the page.',
    messageKey: 'invalidAddressId',
  },
  UNKNOWN_CUSTOMER: {
    status: 404,
    ids: ['CCN404'],
    message: 'We do not know a customer with these details. Check them and try again.',
    messageKey: 'unknownCustomer',
  },
} as const satisfies Record<string, CatalogueEntry>
