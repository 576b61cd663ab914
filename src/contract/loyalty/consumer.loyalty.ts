import { LoyaltyTokenRequest } from '../consumer/consumer.requests.ts'
import { endpoint } from '../endpoint.ts'
import { LoyaltyPoints, LoyaltyToken, LoyaltyVouchers, OwnCoupons, WelcomePromo } from './loyalty.entities.ts'

const signedIn = ['AUTHORISATION_FAILED', 'PROFILE_NOT_FOUND'] as const

/** What a consumer has collected and was given. */
export const consumerLoyalty = {
  loyaltyToken: endpoint({
    method: 'POST',
    path: '/consumers-v3/consumer/loyalty/token',
    summary: 'Get the loyalty token, and redeem a referral code',
    body: LoyaltyTokenRequest,
    response: LoyaltyToken,
    errors: [...signedIn, 'LOYALTY_MEMBER_NOT_FOUND'],
  }),
  welcomePromo: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/promo/welcome',
    summary: 'Read the welcome promotion of a new member',
    response: WelcomePromo,
    errors: [...signedIn, 'LOYALTY_MEMBER_NOT_FOUND'],
  }),
  vouchers: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/vouchers',
    summary: 'List the vouchers that the points can buy',
    response: LoyaltyVouchers,
    errors: [...signedIn, 'LOYALTY_MEMBER_NOT_FOUND'],
  }),
  points: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/loyalty/points',
    beyondSpecification: true,
    summary: 'List where the points come from and went, newest first',
    response: LoyaltyPoints,
    errors: [...signedIn, 'LOYALTY_MEMBER_NOT_FOUND'],
  }),
  coupons: endpoint({
    method: 'GET',
    path: '/consumers-v3/consumer/coupons',
    beyondSpecification: true,
    summary: 'List the coupons that are for the consumer alone and can be used now',
    response: OwnCoupons,
    errors: signedIn,
  }),
}
