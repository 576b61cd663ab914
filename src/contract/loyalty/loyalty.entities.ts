import { z } from 'zod'
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
      .meta({ examples: ['10 % off your first order'] }),
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
