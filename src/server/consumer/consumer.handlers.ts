import type { consumer } from '#contract/consumer/consumer.ts'
import { PaymentInstrument } from '#contract/payment/payment.entities.ts'
import { ownCoupons } from '../cart/coupon.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { once } from '../http/idempotency.ts'
import type { Handlers } from '../http/operation.ts'
import { confirmMembership } from '../loyalty/confirm-membership.service.ts'
import { loyaltyToken, ownPoints, vouchers, welcomePromo } from '../loyalty/loyalty.service.ts'
import { addAddress, changeAddress, removeAddress } from './addresses.service.ts'
import { cardToSave, changeCard, forgetSecond, listCards, removeCard, saveCard } from './cards.service.ts'
import { openCase, registerForEvent } from './cases.service.ts'
import { confirmAddress, mailOwnConfirmation } from './email-address.service.ts'
import { lookUp } from './lookup.service.ts'
import { createProfile, getProfile, updateProfile } from './profile.service.ts'
import { followSubscriptionLink } from './subscription-links.service.ts'
import { changeNotifications } from './subscriptions.service.ts'
import { ownSubscriptions, subscribeVisitor, updateSubscriptions } from './own-subscriptions.service.ts'
import { handleUserData } from './user-data.service.ts'

const done = { success: true } as const

/** What a consumer has besides orders, which are another feature's. */
export const consumerHandlers = {
  profile: getProfile,
  updateProfile: (shop, { body }) => updateProfile(shop, body.consumerProfile),
  createProfile: async (shop, { body }) => {
    await createProfile(shop, body.consumerProfile)
    return done
  },
  lookup: (shop, { query, headers }) => lookUp(shop, query, headers['x-visitor-proof']),
  confirmEmail: async (shop, { body }) => {
    await confirmAddress(shop, body.token)
    return done
  },
  confirmMembership: async (shop, { body }) => {
    await confirmMembership(shop, body.token)
    return done
  },
  mailConfirmation: async shop => {
    await mailOwnConfirmation(shop)
    return done
  },
  userData: (shop, { body }) => handleUserData(shop, body),
  loyaltyToken: (shop, { body }) => inTransaction(shop, inside => loyaltyToken(inside, body)),
  welcomePromo,
  vouchers,
  points: ownPoints,
  coupons: ownCoupons,
  subscription: ownSubscriptions,
  updateSubscription: (shop, { body }) => updateSubscriptions(shop, body.consumerProfile),
  createSubscription: async (shop, { body }) => {
    await subscribeVisitor(shop, body.consumerProfile)
    return done
  },
  followSubscriptionLink: (shop, { body }) => followSubscriptionLink(shop, body.token),
  updateNotifications: (shop, { body }) => changeNotifications(shop, body.notifications),
  addAddress: (shop, { body }) => addAddress(shop, body),
  updateAddress: (shop, { params, body }) => changeAddress(shop, params.addressId, body),
  removeAddress: async (shop, { params }) => {
    await removeAddress(shop, params.addressId)
    return done
  },
  paymentInstruments: async shop => ({ payment_instruments: await listCards(shop) }),
  addPaymentInstrument: async (shop, { body }) => {
    // Before the transaction: what the provider failed at must count, whatever becomes of the rest.
    const card = await cardToSave(shop, body.card.paymentToken)
    return once(
      shop,
      'consumer.addPaymentInstrument',
      { body },
      inside => saveCard(inside, body, card),
      stored => PaymentInstrument.parse(stored),
    ).catch(async (error: unknown) => {
      await forgetSecond(shop, card, error)
      throw error
    })
  },
  updatePaymentInstrument: (shop, { params, body }) => changeCard(shop, params.paymentInstrumentId, body),
  removePaymentInstrument: async (shop, { params }) => {
    await removeCard(shop, params.paymentInstrumentId)
    return done
  },
  registerForEvent: async (shop, { body }) => {
    await registerForEvent(shop, body)
    return done
  },
  warranty: (shop, { body }) => openCase(shop, body),
} satisfies Partial<Handlers<typeof consumer>>
