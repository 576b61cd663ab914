import { z } from 'zod'
import { POINTS_REASONS } from '#domain/loyalty/loyalty.ts'
import { Timestamp } from '../fields.ts'
import { Currency, Money } from '../products/price.entities.ts'

export const LoyaltyToken = z
  .object({
    token: z.string().meta({ description: 'Opens the loyalty pages', examples: ['lty_2m8'] }),
    expiresIn: z
      .int()
      .positive()
      .meta({ examples: [600] }),
    referralRedeemed: z.boolean().meta({ description: 'The referral code counts from the first order on' }),
    referralCode: z.string().meta({ description: 'The code this member can give away', examples: ['ROBIN-7K'] }),
  })
  .meta({ id: 'LoyaltyToken', description: 'Not shown in the specification' })

export const WelcomePromo = z
  .object({
    available: z.boolean(),
    couponCode: z
      .string()
      .optional()
      .meta({ examples: ['HELLO-4K2M'] }),
    promotionName: z
      .string()
      .optional()
      .meta({ examples: ['10% off your first order'] }),
    expiresAt: Timestamp.optional(),
  })
  .meta({ id: 'WelcomePromo' })

export const LoyaltyVouchers = z
  .object({
    currentLoyaltyPoints: z
      .int()
      .min(0)
      .meta({ examples: [640] }),
    applicableLoyaltyVouchers: z.array(
      z
        .object({
          points: z
            .int()
            .positive()
            .meta({ examples: [600] }),
          amountInCurrency: Money.meta({ examples: [3000] }),
        })
        .meta({ id: 'LoyaltyVoucher' }),
    ),
    currency: Currency,
  })
  .meta({ id: 'LoyaltyVouchers' })

export const LoyaltyPoints = z
  .object({
    entries: z.array(
      z
        .object({
          at: Timestamp,
          points: z.int().meta({ description: 'Below zero where they went', examples: [120] }),
          balance: z.int().meta({ description: 'After this entry', examples: [640] }),
          reason: z.enum(POINTS_REASONS),
        })
        .meta({ id: 'LoyaltyPointsEntry' }),
    ),
  })
  .meta({ id: 'LoyaltyPoints', description: 'The newest fifty' })

export const OwnCoupons = z
  .object({
    coupons: z.array(
      z
        .object({
          couponCode: z.string().meta({ examples: ['SORRY-4K2M7P'] }),
          promotionName: z.string().meta({ examples: ['$10 off your order'] }),
          expiresAt: Timestamp.optional(),
        })
        .meta({ id: 'OwnCoupon' }),
    ),
  })
  .meta({ id: 'OwnCoupons' })
