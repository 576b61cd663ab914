import { shopUrl } from '#domain/sites/shop-urls.ts'
import {
  applicableVouchers,
  LOYALTY_VOUCHERS,
  pointsFor,
  REFERRAL_REWARD,
  WELCOME_PROMO_PERCENT,
} from '#domain/loyalty/loyalty.ts'
import type { Text } from '#domain/sites/texts.ts'
import { requireConsumer } from '../identity/ownership.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { newCode } from '../promotions/coupon-codes.ts'
import { issueCoupon, isUsedUp } from '../promotions/promotion.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { pointsLedger } from './ledger.service.ts'
import { LOYALTY_TOKEN_S, signLoyaltyToken } from './loyalty-tokens.ts'
import * as queries from './loyalty.queries.ts'

const PROMO_LIFE_MS = 90 * 86_400_000
/** The promotion that every member's first coupon belongs to; it comes with the tables. */
const WELCOME_PROMOTION = 'loyalty-welcome'

/** Joins, or leaves. In Europe a membership counts only once the link in a mail was followed. */
export async function enroll(
  shop: Shop,
  member: { id: string; email: string; firstName: string | null },
  optin: boolean,
  channel = 'web',
): Promise<void> {
  const { db, site, now, locale } = shop
  if (optin && !site.features.loyalty) throw new StoreError('CANNOT_AUTHORISE')
  const known = await queries.findEnrollment(db, member.id)
  const confirms = site.region === 'EMEA'
  const double_optin = optin && confirms ? false : null
  await queries.saveEnrollment(db, {
    consumer_id: member.id,
    optin,
    double_optin,
    country: site.country,
    region: site.region,
    channel,
    optin_at: optin ? (known?.optin_at ?? now) : null,
  })
  if (!optin || known?.optin) return
  const coupon_code = newCode('HELLO')
  const expires_at = new Date(now.getTime() + PROMO_LIFE_MS)
  const welcomed = await queries.insertPromo(db, { consumer_id: member.id, coupon_code, expires_at })
  if (welcomed)
    await issueCoupon(shop, {
      code: coupon_code,
      promotionId: WELCOME_PROMOTION,
      customer: member.id,
      endsAt: expires_at,
    })
  await queries.referralCodeOf(
    db,
    member.id,
    newCode(
      (member.firstName ?? 'CAIRN')
        .normalize('NFD')
        .replaceAll(/[^A-Za-z]/g, '')
        .slice(0, 8)
        .toUpperCase() || 'CAIRN',
    ),
  )
  if (!confirms) return
  const token = signLoyaltyToken(shop, 'confirm', member.id, expires_at, { email: member.email })
  const values = { path: shopUrl(locale, '/confirm-membership', { token }), firstName: member.firstName ?? '' }
  await enqueueMail(db, { template: 'loyalty-confirm', to: member.email, locale, values })
}

async function requireMember(shop: Shop): Promise<string> {
  const { id } = requireConsumer(shop)
  if (!(await isMember(shop, id))) throw new StoreError('LOYALTY_MEMBER_NOT_FOUND')
  return id
}

/** Opens the loyalty pages, and counts a friend's code; it earns both something with the first order. */
export async function loyaltyToken(
  shop: Shop,
  { usid, referralCode }: { usid?: string | undefined; referralCode?: string | undefined },
) {
  const id = await requireMember(shop)
  // The token opens pages elsewhere: it is for the visit that asks, and for no other of the same person.
  if (usid !== undefined && usid !== requireConsumer(shop).usid) throw new StoreError('AUTHORISATION_FAILED')
  const referralRedeemed = referralCode !== undefined && (await redeemReferral(shop, id, referralCode))
  const expires = new Date(shop.now.getTime() + LOYALTY_TOKEN_S * 1000)
  return {
    token: signLoyaltyToken(shop, 'pages', id, expires),
    expiresIn: LOYALTY_TOKEN_S,
    referralRedeemed,
    referralCode: await queries.referralCodeOf(shop.db, id, newCode('CAIRN')),
  }
}

export async function redeemReferral(shop: Shop, consumerId: string, code: string): Promise<boolean> {
  if (!shop.site.features.loyalty) return false
  const referrer = await queries.findReferrer(shop.db, code)
  return (
    referrer !== undefined && referrer.id !== consumerId && queries.insertReferral(shop.db, consumerId, referrer.id)
  )
}

export async function welcomePromo(shop: Shop) {
  const promo = await queries.findPromo(shop.db, await requireMember(shop))
  if (!promo || promo.expires_at <= shop.now || (await isUsedUp(shop, promo.coupon_code))) return { available: false }
  return {
    available: true,
    couponCode: promo.coupon_code,
    promotionName: PROMO_NAMES[shop.language],
    expiresAt: promo.expires_at.toISOString(),
  }
}

const PROMO_NAMES: Text = {
  en: `${WELCOME_PROMO_PERCENT}% off your first order`,
  fr: `${WELCOME_PROMO_PERCENT} % sur votre première commande`,
  de: `${WELCOME_PROMO_PERCENT} % auf deine erste Bestellung`,
  es: `${WELCOME_PROMO_PERCENT} % en tu primer pedido`,
}

export async function vouchers(shop: Shop) {
  const points = await queries.pointsOf(shop.db, await requireMember(shop))
  return {
    currentLoyaltyPoints: points,
    applicableLoyaltyVouchers: applicableVouchers(points),
    currency: shop.site.currency,
  }
}

const MOST_ENTRIES = 50

/** Where the points come from and went. */
export async function ownPoints(shop: Shop) {
  const { rows } = await pointsLedger(shop, await requireMember(shop), { limit: MOST_ENTRIES })
  return { entries: rows.map(({ at, points, balance, reason }) => ({ at, points, balance, reason })) }
}

const REFERRAL_POINTS = LOYALTY_VOUCHERS.find(voucher => voucher.amountInCurrency === REFERRAL_REWARD)?.points ?? 0

type Earning = {
  consumerId: string
  orderNumber: string
  amount: number
  /** It was placed by a member while the program was on: switching that off takes back no promise. */
  promised: boolean
}

/** What a paid order earns a member: points, and for a first order what his friend was promised. Counts once. */
export async function earnPoints(shop: Shop, order: Earning): Promise<void> {
  if (!shop.site.features.loyalty && !order.promised) return
  const enrollment = await queries.findEnrollment(shop.db, order.consumerId)
  if (!enrollment?.optin || enrollment.double_optin === false) return
  const { consumerId: consumer_id, orderNumber: cause } = order
  await queries.addPoints(shop.db, { consumer_id, points: pointsFor(order.amount), reason: 'order', cause })
  const referral = await queries.settleReferral(shop.db, consumer_id, shop.now)
  if (!referral) return
  for (const friend of [consumer_id, referral.referrer_id])
    await queries.addPoints(shop.db, {
      consumer_id: friend,
      points: REFERRAL_POINTS,
      reason: 'referral',
      cause,
    })
}

/** An order that went back was not the friend's first: both wait for the next one again. */
export async function takeBackReferral(
  { db }: Shop,
  { consumerId, orderNumber }: { consumerId: string; orderNumber: string },
): Promise<void> {
  const referral = await queries.reopenReferral(db, consumerId, orderNumber)
  if (!referral) return
  for (const friend of [consumerId, referral.referrer_id])
    await queries.correctPoints(db, friend, REFERRAL_POINTS, orderNumber)
}

export const isMember = async ({ db, site }: Shop, consumerId: string): Promise<boolean> =>
  site.features.loyalty && ((await queries.findEnrollment(db, consumerId))?.optin ?? false)
