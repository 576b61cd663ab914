import { z } from 'zod'
import { TAX_NAME_IDS } from '#domain/tax/tax-names.ts'
import { Address } from '../address/address.entities.ts'
import {
  AppliedPromotion,
  CartItem,
  CollectionPointName,
  ItemShippingMethod,
  ShippingMethodCode,
  StoreInfo,
} from './cart-item.entities.ts'
import { cartExample } from '../content/examples/cart.ts'
import { BasketId, CollectionPointId, ItemId, SaveForLaterId, ShippingId, Timestamp, Url } from '../fields.ts'
import { personal } from '../hidden.ts'
import { Flash } from './flash.ts'
import { PaymentInstrument } from '../payment/payment.entities.ts'
import { Currency, Money } from '../products/price.entities.ts'

const AppliedReward = z
  .object({
    points: z
      .int()
      .positive()
      .meta({ examples: [400] }),
    amountInCurrency: Money.meta({ examples: [2000] }),
  })
  .meta({ id: 'AppliedReward' })

const TaxLine = z
  .object({
    name: z.enum(TAX_NAME_IDS),
    label: z.string().meta({ description: 'What it is called in the language of the visitor', examples: ['GST'] }),
    jurisdiction: z.string().meta({ description: 'Whose tax it is: a country, or a part of one', examples: ['CA'] }),
    percent: z.number().meta({ examples: [5] }),
    net: Money.meta({ description: 'What it is taken of, without the tax', examples: [20_000] }),
    amount: Money.meta({ examples: [1000] }),
  })
  .meta({ id: 'TaxLine' })
type TaxLine = z.output<typeof TaxLine>

export const Totals = z
  .object({
    total: Money.meta({ description: 'What the shopper pays in all', examples: [12495] }),
    totalDiscount: Money.meta({ description: 'What every promotion and adjustment took off', examples: [1200] }),
    itemTotal: Money.meta({ description: 'Items after their discounts', examples: [10800] }),
    itemSubTotal: Money.meta({ description: 'Items before any discount', examples: [12000] }),
    totalWithoutTax: Money.meta({ examples: [11495] }),
    netAmount: Money.meta({ description: 'total less taxAmount', examples: [11495] }),
    shipping: Money.meta({ examples: [695] }),
    tax: Money.meta({ description: 'Tax on top of the prices; 0 where prices include it', examples: [1000] }),
    taxAmount: Money.meta({ description: 'Tax in the total, whether on top or included', examples: [1000] }),
    taxes: z.array(TaxLine).default([]).meta({ description: 'Each tax in taxAmount by its name' }),
    remainingToPay: Money.meta({ description: 'What no payment instrument covers yet', examples: [12495] }),
    appliedRewards: z.array(AppliedReward),
    totalUnits: z
      .int()
      .min(0)
      .meta({ description: 'Pieces, all lines together', examples: [1] }),
    currency: Currency,
  })
  .meta({ id: 'Totals' })
export type Totals = z.output<typeof Totals>

const ShippingMethod = z
  .object({
    ...ItemShippingMethod.shape,
    price: Money.meta({ examples: [695] }),
    promisedDate: z.iso
      .date()
      .optional()
      .meta({ description: 'On or before this day', examples: ['2026-03-09'] }),
  })
  .meta({ id: 'ShippingMethod' })

export const CartContact = z
  .object({
    firstName: z.string().meta({ examples: ['Robin'], ...personal }),
    lastName: z.string().meta({ examples: ['Hale'], ...personal }),
    email: z.string().meta({ examples: ['member@cairn.test'], ...personal }),
    phone: z
      .string()
      .optional()
      .meta({ examples: ['+13035550147'], ...personal }),
  })
  .meta({ id: 'CartContact', description: 'Who collects, and where we write to' })

export const CartShippingMethod = z
  .object({
    shippingId: ShippingId,
    code: ShippingMethodCode,
    applicableShippingMethods: z.array(ShippingMethod),
    itemIds: z.array(ItemId),
    price: Money.meta({ examples: [695] }),
    missingToFree: Money.optional().meta({
      description: 'What is still to be bought until it costs nothing; absent where no sum makes it free',
      examples: [1200],
    }),
    storeInfo: StoreInfo.optional(),
    collectionPointId: CollectionPointId.optional(),
    collectionPointName: CollectionPointName.optional(),
    contact: CartContact.optional(),
  })
  .meta({ id: 'CartShippingMethod', description: 'A shipment: items that travel together, and how' })
export type CartShippingMethod = z.output<typeof CartShippingMethod>

export const CartShippingMethods = z
  .object({ shippingMethods: z.array(CartShippingMethod) })
  .meta({ id: 'CartShippingMethods' })

export const PromoSummary = z
  .object({
    promotionId: z.string().meta({ examples: ['summit20'] }),
    promotionName: z.string().meta({ examples: ['20 off from 120'] }),
    level: z.enum(['ORDER', 'PRODUCT', 'SHIPPING']),
    calloutMessage: z
      .string()
      .optional()
      .meta({
        description: 'Shown only if the pipe splits it into three parts',
        examples: ['Almost|Add 12.00|20 off'],
      }),
    approachingDisplayLevel: z
      .enum(['ORDER', 'PRODUCT', 'SHIPPING'])
      .optional()
      .meta({ description: 'Set while the promotion is near but not reached: where to say so' }),
    remaining: Money.optional().meta({ description: 'What is missing to reach it', examples: [1200] }),
  })
  .meta({ id: 'PromoSummary' })

const CouponItem = z
  .object({
    couponItemId: z.string().meta({ examples: ['cpn_1'] }),
    code: z.string().meta({ examples: ['TRAIL10'] }),
    applied: z.boolean().meta({ description: 'False while the cart does not meet its terms' }),
    promotionId: z
      .string()
      .optional()
      .meta({ examples: ['trail10'] }),
  })
  .meta({ id: 'CouponItem' })

export const Explanation = z
  .object({
    field: z.string().meta({ description: 'The amount it explains', examples: ['totals.totalDiscount'] }),
    itemId: ItemId.optional(),
    rule: z.string().meta({ description: 'What made the amount', examples: ['promotion:trail10'] }),
    amount: Money.meta({ examples: [-1200] }),
  })
  .meta({ id: 'Explanation' })

export const Cart = z
  .object({
    id: BasketId,
    items: z.array(CartItem),
    totalItems: z
      .int()
      .min(0)
      .meta({ description: 'Lines', examples: [1] }),
    currency: Currency,
    totals: Totals,
    shippingMethods: z.array(CartShippingMethod),
    shippingAddress: Address.optional(),
    billingAddress: Address.optional(),
    payment_instruments: z.array(PaymentInstrument),
    couponItems: z.array(CouponItem),
    orderPromotions: z.array(AppliedPromotion).meta({
      description:
        'What took something off the order as a whole. Shares of it are among the promotions of the items: do not add them',
    }),
    promoSummary: z.array(PromoSummary),
    flash: z.array(Flash),
    revision: z
      .int()
      .min(0)
      .meta({ description: 'Grows with every change: an older answer is known by it', examples: [7] }),
    holdExpiresAt: Timestamp.optional().meta({ description: 'Until when prepareOrder keeps the stock' }),
    explain: z.array(Explanation).optional().meta({ description: 'Which rule made each amount, when asked' }),
  })
  .meta({ id: 'Cart', description: 'All amounts are integers in minor units of `currency`', examples: [cartExample] })
export type Cart = z.output<typeof Cart>

const SavedForLaterItem = z
  .object({
    ...CartItem.pick({ productId: true, sku: true, name: true, color: true, size: true, image: true }).shape,
    itemId: ItemId,
    qty: z
      .int()
      .positive()
      .meta({ examples: [1] }),
    pageUrl: Url,
    available: z.boolean(),
    price: z.object({ current: Money, original: Money }),
  })
  .meta({ id: 'SavedForLaterItem' })

export const SavedForLater = z
  .object({
    saveForLaterId: SaveForLaterId,
    items: z.array(SavedForLaterItem),
    total: z
      .int()
      .min(0)
      .meta({ description: 'Items in the whole list', examples: [1] }),
    currency: Currency,
  })
  .meta({ id: 'SavedForLater' })
export type SavedForLater = z.output<typeof SavedForLater>

export const CartAndSavedForLater = z
  .object({ cart: Cart, savedForLater: SavedForLater })
  .meta({ id: 'CartAndSavedForLater', description: 'Both sides after an item moved' })
