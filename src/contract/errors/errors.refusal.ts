import type { CatalogueEntry } from './errors.entry.ts'

/** Refusals the catalogue has no code of their own for. They share the nearest id; `name` and `reason` tell them apart. */
export const REFUSAL_ERRORS = {
  PASSWORD_COMMON: {
    status: 400,
    ids: ['FE872'],
    message: 'Many people use this password, and whoever guesses tries it first. Choose another one.',
    messageKey: 'passwordCommon',
  },
  INVALID_INPUT: {
    status: 400,
    ids: ['API406'],
    message: 'Check {field}: {reason}',
    messageKey: 'invalidInput',
  },
  TRANSACTION_REUSED: {
    status: 409,
    ids: ['API406'],
    message: 'This x-transaction-id was used for another request. Send a new one.',
    messageKey: 'transactionReused',
  },
  TRANSACTION_IN_PROGRESS: {
    status: 409,
    ids: ['API406'],
    message: 'The first request with this x-transaction-id is still being answered. Try again in a moment.',
    messageKey: 'transactionInProgress',
  },
  BODY_TOO_LARGE: {
    status: 413,
    ids: ['API406'],
    message: 'This request is too large. Send at most {maxBytes} bytes.',
    messageKey: 'bodyTooLarge',
  },
  RATE_LIMITED: {
    status: 429,
    ids: ['API406'],
    message: 'Too many requests. Try again in {retryAfter} seconds.',
    messageKey: 'rateLimited',
  },
  CROSS_SITE_REFUSED: {
    status: 401,
    ids: ['AUT404'],
    message: 'This request did not come from the shop. Reload the page and try again.',
    messageKey: 'crossSiteRefused',
  },
  PROOF_REQUIRED: {
    status: 428,
    ids: ['AUT404'],
    message: 'Enter your password again to go on, or use a passkey.',
    messageKey: 'proofRequired',
  },
  CATEGORY_NOT_FOUND: {
    status: 404,
    ids: ['PLP400'],
    message: 'There is no such category. Choose another one.',
    messageKey: 'categoryNotFound',
  },
  LESS_IN_STOCK: {
    status: 409,
    ids: ['INV700'],
    message: 'We have only {available} of this left. Choose a smaller quantity.',
    messageKey: 'lessInStock',
  },
  NOT_A_GIFT_CARD: {
    status: 409,
    ids: ['GFO405'],
    message: 'This item is not a gift card that could be sent.',
    messageKey: 'notAGiftCard',
  },
  ORDER_ALREADY_CANCELLED: {
    status: 409,
    ids: ['ORD404'],
    message: 'This order is cancelled already.',
    messageKey: 'orderAlreadyCancelled',
  },
  ORDER_NOT_CANCELLABLE: {
    status: 409,
    ids: ['ORD404'],
    message: 'We are already packing this order. You can return it once it has arrived.',
    messageKey: 'orderNotCancellable',
  },
  RETURN_REFUSED: {
    status: 409,
    ids: ['RTN500'],
    message: 'These items cannot be returned: {reason}',
    messageKey: 'returnRefused',
  },
  SPEND_LIMIT_REACHED: {
    status: 409,
    ids: ['PRM140'],
    message: 'Part of your yearly allowance was used meanwhile. Check the new total, then order again.',
    messageKey: 'spendLimitReached',
  },
} as const satisfies Record<string, CatalogueEntry>
