import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with a request as such, whichever call it asks for. */
export const REQUEST_ERRORS = {
  MISSING_CLIENT_ID: {
    status: 400,
    ids: ['API400'],
    message: 'The access key is missing or unknown. Send it as x-access-key.',
    messageKey: 'missingClientId',
  },
  GENERAL: {
    status: 500,
    ids: ['GEN500'],
    message: 'Something went wrong on our side. Try again in a minute.',
    messageKey: 'general',
  },
  NOT_FOUND: {
    status: 404,
    ids: ['API404'],
    message: 'There is nothing here. Check the address.',
    messageKey: 'notFound',
  },
  METHOD_NOT_ALLOWED: {
    status: 405,
    ids: ['API405'],
    message: 'This address does not answer {method}. Use {allowed}.',
    messageKey: 'methodNotAllowed',
  },
  NOT_ACCEPTABLE: {
    status: 406,
    ids: ['API406'],
    message: 'We answer in JSON only. Accept application/json.',
    messageKey: 'notAcceptable',
  },
  UNSUPPORTED_MEDIA_TYPE: {
    status: 415,
    ids: ['API415'],
    message: 'We read JSON only. Send application/json.',
    messageKey: 'unsupportedMediaType',
  },
  MISSING_REQUEST_TYPE: {
    status: 400,
    ids: ['ATTR100'],
    message: 'Say what you need: choose a type of request.',
    messageKey: 'missingRequestType',
  },
  MISSING_ORGANISATION: {
    status: 400,
    ids: ['ATTR200'],
    message: 'Say where you bought it: choose a shop.',
    messageKey: 'missingOrganisation',
  },
  MISSING_PAYLOAD: {
    status: 400,
    ids: ['ATTR300'],
    message: 'Tell us what happened: the details are missing.',
    messageKey: 'missingPayload',
  },
  REVIEW_TOO_LONG: {
    status: 400,
    ids: ['REV410'],
    message: 'This text is too long. Keep it under {maxLength} characters.',
    messageKey: 'reviewTooLong',
  },
} as const satisfies Record<string, CatalogueEntry>
