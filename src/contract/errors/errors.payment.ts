import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong with cards, gift cards and other ways to pay. */
export const PAYMENT_ERRORS = {
  GC_MAX_REACHED: {
    status: 409,
    ids: ['GFC410'],
    message: 'You can use {maxGiftCards} gift cards per order at most.',
    messageKey: 'gcMaxReached',
  },
  GC_BALANCE_ERROR: {
    status: 409,
    ids: ['GFC799'],
    message: 'We could not read the balance of this gift card. Try again in a minute.',
    messageKey: 'gcBalanceError',
  },
  GC_INVALID: {
    status: 400,
    ids: ['GFC800'],
    message: 'This is not a gift card number. It has 19 digits.',
    messageKey: 'gcInvalid',
  },
  GC_INVALID2: {
    status: 400,
    ids: ['GFC700'],
    message: 'This number and code do not belong together. Check both.',
    messageKey: 'gcInvalid2',
  },
  GC_NOT_ACTIVE: {
    status: 409,
    ids: ['GFC760'],
    message: 'This gift card is not active. Contact us with the receipt.',
    messageKey: 'gcNotActive',
  },
  GC_EXPIRED: {
    status: 409,
    ids: ['GFC812'],
    message: 'This gift card has expired. Use another one.',
    messageKey: 'gcExpired',
  },
  GC_NOT_ALLOWED: {
    status: 409,
    ids: ['GFC725'],
    message: 'This gift card is for another country. Use one in your currency.',
    messageKey: 'gcNotAllowed',
  },
  GC_ZERO_BALANCE: {
    status: 409,
    ids: ['GFC740'],
    message: 'This gift card is empty. Use another one.',
    messageKey: 'gcZeroBalance',
  },
  GC_ALREADY_APPLIED: {
    status: 409,
    ids: ['GFC755'],
    message: 'This gift card is already in use on this order.',
    messageKey: 'gcAlreadyApplied',
  },
  GC_MISSING_CODE: {
    status: 400,
    ids: ['GFC400'],
    message: 'Enter the 8-digit code of your gift card.',
    messageKey: 'gcMissingCode',
  },
  CC_EXPIRY_DATE_INVALID: {
    status: 400,
    ids: ['FE309'],
    message: 'Check the expiry date of your card.',
    messageKey: 'ccExpiryDateInvalid',
  },
  PAYMENT_FRAUD_VERIFICATION_EXCEPTION: {
    status: 402,
    ids: ['PYT402'],
    message: 'We could not verify this payment. Use another card, or contact us.',
    messageKey: 'paymentFraudVerificationException',
  },
  PAYMENT_INSTRUMENT_NOT_FOUND: {
    status: 404,
    ids: ['PYT404'],
    message: 'We cannot find this payment method. Choose another one.',
    messageKey: 'paymentInstrumentNotFound',
  },
  CC_ALREADY_EXISTS: {
    status: 409,
    ids: ['PYT300'],
    message: 'This card is already saved.',
    messageKey: 'ccAlreadyExists',
  },
  ADDRESS_NOT_FOUND: {
    status: 404,
    ids: ['PYT405'],
    message: 'We cannot find the address of this payment method. Enter it again.',
    messageKey: 'addressNotFound',
  },
  ADDRESS_FIELDS_MISSING: {
    status: 400,
    ids: ['PYT406'],
    message: 'Complete the address of this payment method.',
    messageKey: 'addressFieldsMissing',
  },
  PAYMENT_NOT_ENOUGH: {
    status: 402,
    ids: ['PYT400'],
    message: 'Your payment does not cover the total. Add another way to pay.',
    messageKey: 'paymentNotEnough',
  },
  PAYMENT_ERROR: {
    status: 402,
    ids: ['PAY400'],
    message: 'Your payment was not accepted. Nothing was charged: use another way to pay.',
    messageKey: 'paymentError',
  },
} as const satisfies Record<string, CatalogueEntry>
