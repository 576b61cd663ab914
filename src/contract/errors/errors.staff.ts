import type { CatalogueEntry, EnglishText } from './errors.entry.ts'

/** Refusals of the staff's services. The specification has no codes for them: they share the nearest id. */
export const STAFF_ERRORS = {
  STAFF_SIGN_IN_REQUIRED: {
    status: 401,
    ids: ['AUT401'],
    message: { en: 'Sign in to go on.' },
    messageKey: 'staffSignInRequired',
  },
  STAFF_SIGN_IN_REFUSED: {
    status: 401,
    ids: ['AUT401'],
    message: { en: 'That did not work. Check what you entered and try again.' },
    messageKey: 'staffSignInRefused',
  },
  STAFF_CODE_REQUIRED: {
    status: 401,
    ids: ['AUT401'],
    message: { en: 'Enter the six digits of your authenticator.' },
    messageKey: 'staffCodeRequired',
  },
  STAFF_PROOF_REQUIRED: {
    status: 403,
    ids: ['AUT401'],
    message: { en: 'Show that it is still you, then try again.' },
    messageKey: 'staffProofRequired',
  },
  STAFF_FORBIDDEN: {
    status: 403,
    ids: ['AUT401'],
    message: { en: 'You are not allowed to do this. It needs {permission}.' },
    messageKey: 'staffForbidden',
  },
  STAFF_GRANT_REFUSED: {
    status: 403,
    ids: ['AUT401'],
    message: { en: 'Nobody can give rights that he does not have himself.' },
    messageKey: 'staffGrantRefused',
  },
  STAFF_ADDRESS_REFUSED: {
    status: 400,
    ids: ['API406'],
    message: { en: 'Nothing can be sent to this address: {because}.' },
    messageKey: 'staffAddressRefused',
  },
  STAFF_LAST_OWNER: {
    status: 409,
    ids: ['API406'],
    message: { en: 'This is the last owner. Make somebody else an owner first.' },
    messageKey: 'staffLastOwner',
  },
  STAFF_KNOWN: {
    status: 409,
    ids: ['API406'],
    message: { en: 'Somebody with this address is already a member of staff.' },
    messageKey: 'staffKnown',
  },
  STAFF_NOT_FOUND: {
    status: 404,
    ids: ['API404'],
    message: { en: 'There is no such thing, or no longer.' },
    messageKey: 'staffNotFound',
  },
  STAFF_NOT_NOW: {
    status: 409,
    ids: ['API406'],
    message: { en: 'That cannot be done now: {reason}' },
    messageKey: 'staffNotNow',
  },
  STAFF_BUSY: {
    status: 409,
    ids: ['API406'],
    message: { en: 'The machine is too busy for this. Try again in a few minutes: nothing has to be sent again.' },
    messageKey: 'staffBusy',
  },
  STAFF_SECOND_PERSON: {
    status: 403,
    ids: ['AUT401'],
    message: { en: 'Somebody else has to decide this, and somebody who may give that much.' },
    messageKey: 'staffSecondPerson',
  },
  STAFF_LINK_INVALID: {
    status: 410,
    ids: ['AUT401'],
    message: { en: 'This link was used already, or its time is over. Ask for a new one.' },
    messageKey: 'staffLinkInvalid',
  },
  STAFF_GOVERNED: {
    status: 409,
    ids: ['API406'],
    message: { en: 'The company’s own sign-in decides about this person. There is no other way in for them.' },
    messageKey: 'staffGoverned',
  },
  STAFF_ROLE_PRESET: {
    status: 409,
    ids: ['API406'],
    message: { en: 'Preset roles stay as they are. Make one of your own.' },
    messageKey: 'staffRolePreset',
  },
  STAFF_ROLE_IN_USE: {
    status: 409,
    ids: ['API406'],
    message: { en: 'Somebody still has this role.' },
    messageKey: 'staffRoleInUse',
  },
} as const satisfies Record<string, CatalogueEntry<EnglishText>>
