const POINTS_PER_CURRENCY_UNIT = 1
export const WELCOME_PROMO_PERCENT = 10
/** Minor units for both, after the friend's first order. */
export const REFERRAL_REWARD = 1000

/** Points a voucher costs and what it is worth in minor units of the site's currency. */
export type LoyaltyVoucher = { readonly points: number; readonly amountInCurrency: number }

export const LOYALTY_VOUCHERS = [
  { points: 200, amountInCurrency: 1000 },
  { points: 400, amountInCurrency: 2000 },
  { points: 600, amountInCurrency: 3000 },
  { points: 1000, amountInCurrency: 5000 },
] as const satisfies readonly LoyaltyVoucher[]

/** Why points came or went. */
export const POINTS_REASONS = ['order', 'voucher', 'refund', 'welcome', 'referral', 'correction'] as const
export type PointsReason = (typeof POINTS_REASONS)[number]

/** What membership is advertised with. */
export const LOYALTY_OFFER = { points: LOYALTY_VOUCHERS[0].points, percent: WELCOME_PROMO_PERCENT } as const

/** Whole currency units after discounts earn points; a refund takes them back alike. */
export const pointsFor = (amount: number): number => Math.trunc(amount / 100) * POINTS_PER_CURRENCY_UNIT

export const applicableVouchers = (
  points: number,
  vouchers: readonly LoyaltyVoucher[] = LOYALTY_VOUCHERS,
): LoyaltyVoucher[] => vouchers.filter(voucher => voucher.points <= points)

/** The voucher shown: the highest whose points are at or below the member's. */
export const highestVoucher = (
  points: number,
  vouchers: readonly LoyaltyVoucher[] = LOYALTY_VOUCHERS,
): LoyaltyVoucher | undefined => applicableVouchers(points, vouchers).toSorted((a, b) => b.points - a.points)[0]

/** Points still missing to the next voucher, or undefined at the top. */
export function pointsToNextVoucher(
  points: number,
  vouchers: readonly LoyaltyVoucher[] = LOYALTY_VOUCHERS,
): number | undefined {
  const missing = vouchers.map(voucher => voucher.points - points).filter(count => count > 0)
  return missing.length === 0 ? undefined : Math.min(...missing)
}
