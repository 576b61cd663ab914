import { z } from 'zod'
import { Address, AddressBookInput } from '../address/address.entities.ts'
import { Profile, ProfileCreation, ProfileUpdate, SubscriptionUpdate, Subscriptions } from './consumer.entities.ts'
import { consumerOrders } from '../orders/consumer.orders.ts'
import {
  EventRegistration,
  NotificationUpdate,
  Notifications,
  SupportCase,
  UserData,
  UserDataRequest,
  WarrantyCase,
} from './consumer.requests.ts'
import { endpoint } from '../endpoint.ts'
import { AddressId, Done, Email, line, PaymentInstrumentId, Phone, VisitorProof } from '../fields.ts'
import { consumerLoyalty } from '../loyalty/consumer.loyalty.ts'
import {
  ChangePaymentInstrument,
  PaymentInstrument,
  PaymentInstruments,
  SavePaymentInstrument,
} from '../payment/payment.entities.ts'

const signedIn = ['AUTHORISATION_FAILED', 'PROFILE_NOT_FOUND'] as const
/** Where a proof is required, `url` shows the bank's question, and `paymentToken` saves the card once it is answered. */
const BANK_REFUSALS = ['PAYMENT_ERROR', 'CARD_PROOF_REQUIRED'] as const
const cardFields = ['CC_EXPIRY_DATE_INVALID', 'ADDRESS_FIELDS_MISSING'] as const
const person = ['PROFILE_PHONE_IN_USE', 'MISSING_BIRTHDATE', 'INVALID_AGE', 'INVALID_EMAIL_FORMAT'] as const
const AddressParams = z.object({ addressId: AddressId })
const InstrumentParams = z.object({ paymentInstrumentId: PaymentInstrumentId })

const profile = {
  profile: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer',
    summary: 'Read the profile of the consumer',
    response: Profile,
    errors: signedIn,
  }),
  updateProfile: endpoint({
    method: 'PUT',
    path: '/consumers-v3/consumer',
    summary: 'Change the profile of the consumer',
    perMinute: 30,
    description: 'Another email address counts once the link that is mailed to it is followed.',
    body: ProfileUpdate,
    response: Profile,
    errors: [
      ...signedIn,
      ...person,
      'PROFILE_UPDATE_FAILED',
      'PROFILE_UPDATE_REFUSED',
      'PROFILE_LOGIN_IN_USE',
      'PROOF_REQUIRED',
      'CANNOT_AUTHORISE',
    ],
  }),
  createProfile: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer',
    summary: 'Create a profile from an email address',
    perMinute: 10,
    description:
      'For visitors who leave an address without an account. Tells nothing about a profile that was there before.',
    body: ProfileCreation,
    response: Done,
    errors: [...person, 'CANNOT_AUTHORISE', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  lookup: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/lookup',
    summary: 'Look whether an email address or a phone number has an account',
    perMinute: 20,
    description:
      'The sign-in form asks it. Whoever asks often passes the bot check once; what else is known of an account is told to its owner alone.',
    query: z.strictObject({ email: Email.optional(), phone: Phone.optional() }),
    headers: z.object({ 'x-visitor-proof': VisitorProof }),
    response: z
      .object({
        exists: z.boolean(),
        isLoyaltyMember: z.boolean().optional(),
        isPartiallyEnrolled: z
          .boolean()
          .optional()
          .meta({ description: 'A name, phone, postal code or birth date is missing' }),
      })
      .meta({ id: 'Lookup' }),
    errors: ['UNKNOWN_CUSTOMER', 'INVALID_EMAIL_FORMAT', 'CAPTCHA_FAILED', 'RATE_LIMITED'],
  }),
  confirmEmail: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/email/confirm',
    beyondSpecification: true,
    summary: 'Confirm an email address with the link of the mail',
    perMinute: 20,
    body: z
      .strictObject({ token: line(1024).meta({ description: 'From the link', examples: ['eyJhbGciOi'] }) })
      .meta({ id: 'ConfirmEmail' }),
    response: Done,
    errors: ['RESET_LINK_EXPIRED', 'PROFILE_LOGIN_IN_USE', 'RATE_LIMITED'],
  }),
  confirmMembership: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/loyalty/confirm',
    beyondSpecification: true,
    summary: 'Confirm the loyalty membership with the link of the mail',
    perMinute: 20,
    body: z
      .strictObject({ token: line(1024).meta({ description: 'From the link', examples: ['lty_eyJhbGciOi'] }) })
      .meta({ id: 'ConfirmMembership' }),
    response: Done,
    errors: ['RESET_LINK_EXPIRED', 'RATE_LIMITED'],
  }),
  mailConfirmation: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/email/confirmation',
    beyondSpecification: true,
    summary: 'Mail the link that confirms the email address once more',
    perMinute: 3,
    response: Done,
    errors: [...signedIn, 'RATE_LIMITED'],
  }),
  userData: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/retrieveUserData',
    summary: 'Export or delete what we know about the consumer',
    body: UserDataRequest,
    response: UserData,
    errors: [...signedIn, 'UNKNOWN_CUSTOMER', 'PROOF_REQUIRED'],
  }),
}

const subscriptions = {
  subscription: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/subscription',
    summary: 'Read the subscriptions of the consumer',
    response: Subscriptions,
    errors: signedIn,
  }),
  updateSubscription: endpoint({
    method: 'PUT',
    path: '/consumers-v3/consumer/subscription',
    summary: 'Change the subscriptions of the consumer',
    body: SubscriptionUpdate,
    response: Subscriptions,
    errors: [...signedIn, 'PROFILE_PHONE_IN_USE'],
  }),
  createSubscription: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/subscription',
    summary: 'Subscribe without an account',
    perMinute: 10,
    description: 'Changes nothing that was said before: that waits for a link that is mailed to the address.',
    body: SubscriptionUpdate,
    response: Done,
    errors: ['INVALID_EMAIL_FORMAT', 'RATE_LIMITED'],
  }),
  followSubscriptionLink: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/subscription/link',
    beyondSpecification: true,
    summary: 'Begin or end a subscription with the link of a mail',
    perMinute: 20,
    body: z
      .strictObject({ token: line(1024).meta({ description: 'From the link', examples: ['eyJhbGciOi'] }) })
      .meta({ id: 'SubscriptionLink' }),
    response: z.object({ subscribed: z.boolean() }).meta({ id: 'SubscriptionLinkFollowed' }),
    errors: ['RESET_LINK_EXPIRED', 'RATE_LIMITED'],
  }),
  updateNotifications: endpoint({
    method: 'PUT',
    path: '/consumers-v3/consumer/notification',
    summary: 'Change what we may write about',
    body: NotificationUpdate,
    response: Notifications,
    errors: signedIn,
  }),
}

const addressBook = {
  addAddress: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/address',
    summary: 'Add an address',
    body: AddressBookInput,
    response: Address,
    errors: [...signedIn, 'ADDRESS_INVALID', 'ADDRESS_EXISTS'],
  }),
  updateAddress: endpoint({
    method: 'PUT',
    path: '/consumers-v3/consumer/address/{addressId}',
    summary: 'Change an address',
    params: AddressParams,
    body: AddressBookInput,
    response: Address,
    errors: [...signedIn, 'ADDRESS_INVALID', 'ADDRESS_EXISTS', 'INVALID_ADDRESS_ID'],
  }),
  removeAddress: endpoint({
    method: 'DELETE',
    path: '/consumers-v3/consumer/address/{addressId}',
    summary: 'Remove an address',
    params: AddressParams,
    response: Done,
    errors: [...signedIn, 'INVALID_ADDRESS_ID', 'BILLING_ADDRESS_DELETE'],
  }),
}

const cards = {
  paymentInstruments: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/payment_instruments',
    summary: 'List the saved cards',
    response: PaymentInstruments,
    errors: signedIn,
  }),
  addPaymentInstrument: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/payment_instruments',
    summary: 'Save a card',
    perMinute: 10,
    recordsItself: true,
    body: SavePaymentInstrument,
    response: PaymentInstrument,
    errors: [...signedIn, ...BANK_REFUSALS, 'CC_ALREADY_EXISTS', ...cardFields, 'RATE_LIMITED'],
  }),
  updatePaymentInstrument: endpoint({
    method: 'PATCH',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    summary: 'Change a saved card',
    params: InstrumentParams,
    body: ChangePaymentInstrument,
    response: PaymentInstrument,
    errors: [...signedIn, 'PAYMENT_INSTRUMENT_NOT_FOUND', ...cardFields],
  }),
  removePaymentInstrument: endpoint({
    method: 'DELETE',
    path: '/consumers-v3/consumer/payment_instruments/{paymentInstrumentId}',
    summary: 'Remove a saved card',
    params: InstrumentParams,
    response: Done,
    errors: [...signedIn, 'PAYMENT_INSTRUMENT_NOT_FOUND'],
  }),
}

const cases = {
  registerForEvent: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/event-registration',
    summary: 'Join an event',
    body: EventRegistration,
    response: Done,
    errors: [...signedIn, 'INVALID_EMAIL_FORMAT', 'NOT_FOUND', 'EVENT_FULL'],
  }),
  warranty: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/warranty',
    summary: 'Open a support case about a product',
    perMinute: 10,
    body: WarrantyCase,
    response: SupportCase,
    errors: ['MISSING_REQUEST_TYPE', 'MISSING_ORGANISATION', 'MISSING_PAYLOAD', 'ORDER_NOT_FOUND', 'RATE_LIMITED'],
  }),
}

export const consumer = {
  ...profile,
  ...consumerLoyalty,
  ...subscriptions,
  ...addressBook,
  ...cards,
  ...consumerOrders,
  ...cases,
}
