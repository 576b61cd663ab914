import type { CatalogueEntry } from './errors.entry.ts'

/** What can go wrong between the shipping step and an order, and with orders later. */
export const CHECKOUT_ERRORS = {
  ITEM_NO_LONGER_AVAILABLE: {
    status: 409,
    ids: ['ORD430'],
    message: 'An item sold out while you were checking out. Check your cart, then go on.',
    messageKey: 'itemNoLongerAvailable',
  },
  ORDER_SWITCHED_TO_SHIPPING: {
    status: 409,
    ids: ['ORD516'],
    message: 'Your store cannot hold these items any more. We can send them to you instead: check the delivery step.',
    messageKey: 'orderSwitchedToShipping',
  },
  ORDER_SWITCHED_TO_SHIP_TO_STORE: {
    status: 409,
    ids: ['ORD517'],
    message: 'Your store has run out, but we can send these items there. Check the delivery step.',
    messageKey: 'orderSwitchedToShipToStore',
  },
  ORDER_SWITCHED_TO_PICKUP: {
    status: 409,
    ids: ['ORD518'],
    message: 'These items can only be picked up in a store. Choose one in the delivery step.',
    messageKey: 'orderSwitchedToPickup',
  },
  TOTALS_FAILURE: {
    status: 409,
    ids: ['ORD415'],
    message: 'The total has changed since you last saw it. Check it, then place your order again.',
    messageKey: 'totalsFailure',
  },
  ORDER_NOT_FOUND: {
    status: 404,
    ids: ['ORD409'],
    message: 'We cannot find this order. Check the order number and the email address.',
    messageKey: 'orderNotFound',
  },
  PURCHASE_NOT_FOUND: {
    status: 404,
    ids: ['OHS4004'],
    message: 'This order is not in your history. Check the order number.',
    messageKey: 'purchaseNotFound',
  },
  INVALID_ORDER_EMAIL: {
    status: 400,
    ids: ['ORD400'],
    message: 'This is not the email address of the order. Use the one you ordered with.',
    messageKey: 'invalidOrderEmail',
  },
  SHIPPING_METHOD_UNAVAILABLE: {
    status: 409,
    ids: ['SHP404'],
    message: 'This delivery method is not available for your items. Choose another one.',
    messageKey: 'shippingMethodUnavailable',
  },
  SHIPPING_POBOX_UNAVAILABLE: {
    status: 400,
    ids: ['SHP500'],
    message: 'We cannot deliver to a PO box. Enter a street address.',
    messageKey: 'shippingPoboxUnavailable',
  },
  SHIPPING_PHONE_EMPTY: {
    status: 400,
    ids: ['SHP410'],
    message: 'Enter a phone number, so that the carrier can reach you.',
    messageKey: 'shippingPhoneEmpty',
  },
  CANT_SHIP_THERE: {
    status: 409,
    ids: ['PAY401'],
    message: 'We cannot ship to this address. Enter another one, or pick up in a store.',
    messageKey: 'cantShipThere',
  },
  SHIPPING_ADDRESS_INVALID: {
    status: 400,
    ids: ['CHK380'],
    message: 'Check the shipping address: something in it is missing or not right.',
    messageKey: 'shippingAddressInvalid',
  },
  ADDRESS_INVALID: {
    status: 400,
    ids: ['CHK320'],
    message: 'Check this address: something in it is missing or not right.',
    messageKey: 'addressInvalid',
  },
  BILLING_ADDRESS_MISSING: {
    status: 400,
    ids: ['BIL400'],
    message: 'Enter a billing address to go on.',
    messageKey: 'billingAddressMissing',
  },
  BILLING_PHONE_MISSING: {
    status: 400,
    ids: ['BILL410'],
    message: 'Enter a phone number for the billing address.',
    messageKey: 'billingPhoneMissing',
  },
  TAX_FAILURE: {
    status: 409,
    ids: ['TAX309'],
    message: 'We could not work out the tax for this address. Check the address and try again.',
    messageKey: 'taxFailure',
  },
  TAX_UPDATED: {
    status: 409,
    ids: ['TAX310'],
    message: 'The tax has changed for your address. Check the new total, then place your order again.',
    messageKey: 'taxUpdated',
  },
  EMPLOYEE_STORE_NOT_FOUND: {
    status: 404,
    ids: ['STR404'],
    message: 'We do not know this store or this employee in it. Check the numbers.',
    messageKey: 'employeeStoreNotFound',
  },
  RETURN_CREATION_ERROR: {
    status: 500,
    ids: ['RTN500'],
    message: 'We could not create your return. Try again in a minute, or contact us.',
    messageKey: 'returnCreationError',
  },
} as const satisfies Record<string, CatalogueEntry>
