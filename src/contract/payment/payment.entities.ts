import { z } from 'zod'
import { parseGiftCardCode, parseGiftCardNumber } from '#domain/gift-cards/gift-cards.ts'
import { digitsOf } from '#domain/identity/phone.ts'
import { Address, CardAddressInput } from '../address/address.entities.ts'
import { failsAs } from '../errors/errors.ts'
import { line, PaymentInstrumentId, Timestamp, Url } from '../fields.ts'
import { personal } from '../hidden.ts'
import { Currency, Money } from '../products/price.entities.ts'

const PAYMENT_METHOD_IDS = ['CREDIT_CARD', 'GIFT_CARD', 'WALLET', 'PAY_LATER'] as const

export const PaymentMethodId = z
  .enum(PAYMENT_METHOD_IDS)
  .meta({ id: 'PaymentMethodId', description: 'WALLET and PAY_LATER send the shopper to a provider and back' })
export type PaymentMethodId = z.output<typeof PaymentMethodId>

const expiryMonth = z
  .int(failsAs('CC_EXPIRY_DATE_INVALID'))
  .min(1, failsAs('CC_EXPIRY_DATE_INVALID'))
  .max(12, failsAs('CC_EXPIRY_DATE_INVALID'))
const expiryYear = z
  .int(failsAs('CC_EXPIRY_DATE_INVALID'))
  .min(2000, failsAs('CC_EXPIRY_DATE_INVALID'))
  .max(2099, failsAs('CC_EXPIRY_DATE_INVALID'))

export const PaymentInstrument = z
  .object({
    payment_method_id: PaymentMethodId,
    card: z
      .object({
        paymentInstrumentId: PaymentInstrumentId,
        main: z.boolean().meta({ description: 'The default card' }),
        brand: z
          .string()
          .optional()
          .meta({ examples: ['visa'] }),
        lastFour: z
          .string()
          .optional()
          .meta({ examples: ['4242'] }),
        expiryMonth: z
          .int()
          .optional()
          .meta({ examples: [4] }),
        expiryYear: z
          .int()
          .optional()
          .meta({ examples: [2030] }),
        holder: z
          .string()
          .optional()
          .meta({ examples: ['Robin Hale'], ...personal }),
      })
      .meta({ description: 'Every instrument has an id here; what follows the flag is known for cards only' }),
    giftCard: z.object({ maskedNumber: z.string().meta({ examples: ['•••• 0011'] }), balance: Money }).optional(),
    amount: Money.optional().meta({ description: 'What it pays of this cart or order', examples: [14820] }),
    billingAddress: Address.optional(),
  })
  .meta({ id: 'PaymentInstrument' })
export type PaymentInstrument = z.output<typeof PaymentInstrument>

export const GiftCardNumber = z
  .string(failsAs('GC_INVALID'))
  .max(64, failsAs('GC_INVALID'))
  .refine(text => parseGiftCardNumber(text) !== undefined, failsAs('GC_INVALID'))
  .transform(digitsOf)
  .meta({ description: '19 digits; spaces and hyphens are ignored', examples: ['6000000000000000011'] })

export const GiftCardCode = z
  .string(failsAs('GC_MISSING_CODE'))
  .trim()
  .min(1, failsAs('GC_MISSING_CODE'))
  .max(64, failsAs('GC_INVALID2'))
  .refine(text => parseGiftCardCode(text) !== undefined, failsAs('GC_INVALID2'))
  .transform(digitsOf)
  .meta({ description: '8 digits', examples: ['11111111'] })

const PaymentToken = line(512).meta({
  description: 'What the card frame gave for the card; card numbers never come here',
  examples: ['tok_visa_4242'],
})

export const AddPaymentInstrument = z
  .discriminatedUnion('payment_method_id', [
    z.strictObject({
      payment_method_id: z.literal('CREDIT_CARD'),
      paymentToken: PaymentToken.optional(),
      paymentInstrumentId: PaymentInstrumentId.optional().meta({ description: 'A saved card, in place of a token' }),
      saveCard: z.boolean().default(false),
    }),
    z.strictObject({
      payment_method_id: z.literal('GIFT_CARD'),
      giftCardNumber: GiftCardNumber,
      giftCardCode: GiftCardCode,
    }),
    z.strictObject({ payment_method_id: z.literal('WALLET') }),
    z.strictObject({ payment_method_id: z.literal('PAY_LATER') }),
  ])
  .meta({
    id: 'AddPaymentInstrument',
    description: 'Not shown in the specification: one way to pay, added beside those the cart has',
    examples: [{ payment_method_id: 'CREDIT_CARD', paymentToken: 'tok_visa_4242' }],
  })

export const SavePaymentInstrument = z
  .strictObject({
    payment_method_id: z.literal('CREDIT_CARD').default('CREDIT_CARD'),
    card: z.strictObject({ paymentToken: PaymentToken, main: z.boolean().default(false) }),
    billingAddress: CardAddressInput.optional(),
  })
  .meta({ id: 'SavePaymentInstrument', description: 'A card for the account of the consumer' })

export const ChangePaymentInstrument = z
  .strictObject({
    card: z
      .strictObject({
        main: z.boolean().optional(),
        expiryMonth: expiryMonth.optional().meta({ examples: [4] }),
        expiryYear: expiryYear.optional().meta({ examples: [2030] }),
      })
      .optional(),
    billingAddress: CardAddressInput.optional(),
  })
  .meta({ id: 'ChangePaymentInstrument' })

export const PaymentInstruments = z
  .object({ payment_instruments: z.array(PaymentInstrument) })
  .meta({ id: 'PaymentInstruments' })

export const PaymentMethods = z
  .object({
    paymentMethods: z.array(
      z.object({
        id: PaymentMethodId,
        name: z.string().meta({ examples: ['Credit or debit card'] }),
        brands: z
          .array(z.string())
          .optional()
          .meta({ examples: [['visa', 'mastercard']] }),
        installments: z
          .object({
            count: z
              .int()
              .positive()
              .meta({ examples: [4] }),
            first: Money.meta({ description: 'Due with the order: `amount` and the cents that are left over' }),
            amount: Money.meta({ description: 'Due each time after that' }),
          })
          .optional()
          .meta({ description: 'Payments of a pay-later provider, together what there is to pay' }),
      }),
    ),
    currency: Currency,
  })
  .meta({ id: 'PaymentMethods', description: 'The ways this cart can be paid' })

export const PaymentSession = z
  .object({
    sessionId: z.string().meta({ examples: ['pss_8f2k'] }),
    provider: z.string().meta({ description: 'Which adapter takes the payment', examples: ['simulator'] }),
    publicKey: z.string().optional().meta({ description: 'Public key of the provider, where it has one' }),
    paymentMethod: PaymentMethodId,
    frameUrl: Url.optional().meta({
      description:
        'The document of the card frame. The other methods ask on a page of the provider, once the order is placed',
      examples: ['/pay/frame'],
    }),
    amount: Money,
    currency: Currency,
    expiresAt: Timestamp,
  })
  .meta({ id: 'PaymentSession', description: 'What the card frame needs to turn a card into a token' })

export const GiftCardBalance = z
  .object({
    maskedNumber: z.string().meta({ examples: ['•••• 0011'] }),
    balance: Money,
    currency: Currency,
    expiryDate: z.iso
      .date()
      .optional()
      .meta({ examples: ['2030-12-31'] }),
  })
  .meta({ id: 'GiftCardBalance' })
