import { z } from 'zod'
import { SHIPPING_METHOD_CODES } from '#domain/delivery/delivery.ts'
import { GIFT_CARD_MAX_AMOUNT, GIFT_CARD_MIN_AMOUNT, GIFT_MESSAGE_MAX_LENGTH } from '#domain/gift-cards/gift-cards.ts'
import { ADJUSTMENT_REASONS } from '#domain/cart/price-adjustments.ts'
import { DEFAULT_MAX_QUANTITY } from '#domain/cart/quantities.ts'
import { cartItemExample } from '../content/examples/cart.ts'
import {
  CollectionPointId,
  ColourProductId,
  Email,
  ItemId,
  line,
  paragraph,
  Qty,
  Sku,
  StoreId,
  Url,
} from '../fields.ts'
import { personal } from '../hidden.ts'
import { Money } from '../products/price.entities.ts'

export const ShippingMethodCode = z.enum(SHIPPING_METHOD_CODES).meta({
  id: 'ShippingMethodCode',
  description: 'sts is ship to store, pudo a collection point, me the express delivery',
})
export type ShippingMethodCode = z.output<typeof ShippingMethodCode>

export const GiftOption = z
  .strictObject({
    email: Email.optional().meta({ description: 'Where a digital gift goes', examples: ['member@cairn.test'] }),
    to: line(60)
      .optional()
      .meta({ examples: ['Ash'], ...personal }),
    message: paragraph(GIFT_MESSAGE_MAX_LENGTH)
      .optional()
      .meta({ examples: ['See you on the ridge.'], ...personal }),
  })
  .meta({ id: 'GiftOption' })

export const ItemPrice = z
  .object({
    current: Money.meta({ description: 'One piece, now', examples: [12000] }),
    original: Money.meta({ description: 'One piece, before a sale', examples: [15000] }),
    amount: Money.meta({ description: 'current times qty', examples: [12000] }),
    rowTotal: Money.meta({ description: 'What the line costs after every discount', examples: [10800] }),
  })
  .meta({ id: 'ItemPrice' })

export const CollectionPointName = z.string().meta({ examples: ['Paketshop Mitte, Berlin'] })

export const StoreInfo = z
  .object({
    id: StoreId,
    name: z
      .string()
      .optional()
      .meta({ examples: ['Cairn Boulder'] }),
    city: z
      .string()
      .optional()
      .meta({ examples: ['Boulder'] }),
  })
  .meta({ id: 'StoreInfo' })

export const ItemShippingMethod = z
  .object({
    code: ShippingMethodCode,
    label: z.string().meta({ examples: ['Standard delivery'] }),
    deliveryTime: z.string().meta({ description: "Business days, or 'same day'", examples: ['3-5'] }),
  })
  .meta({ id: 'ItemShippingMethod' })

const PriceAdjustment = z
  .object({
    adjustmentId: z.string().meta({ examples: ['adj_6p2s9d'] }),
    type: z.enum(['percent', 'amount']),
    value: z.int().meta({ description: 'Percent, or minor units', examples: [10] }),
    reasonCode: z.enum(ADJUSTMENT_REASONS),
    discount: Money.meta({ description: 'What it takes off the line', examples: [1200] }),
    managerId: z
      .string()
      .optional()
      .meta({ examples: ['M7'] }),
  })
  .meta({ id: 'PriceAdjustment', description: 'What an associate took off by hand' })

export const AppliedPromotion = z
  .object({
    promotionId: z.string().meta({ examples: ['trail10'] }),
    promotionName: z.string().meta({ examples: ['10% off trail'] }),
    discount: Money.meta({ examples: [1200] }),
    couponCode: z
      .string()
      .optional()
      .meta({ examples: ['TRAIL10'] }),
    message: z
      .string()
      .optional()
      .meta({
        description: 'What its buyer should know of it: whoever accepted the terms of a program is told what they give',
        examples: ['40% off by the terms you accepted. It does not combine with coupons.'],
      }),
  })
  .meta({ id: 'AppliedPromotion', description: 'A promotion, or the discount of a program: `program:employee`' })
export type AppliedPromotion = z.output<typeof AppliedPromotion>

export const CartItem = z
  .object({
    id: ItemId,
    productId: ColourProductId,
    masterId: z.string().meta({ description: 'The style, whatever its colour', examples: ['CRN4T2'] }),
    sku: Sku,
    upc: z.string().meta({ examples: ['190849000017'] }),
    qty: Qty,
    maxQty: z
      .int()
      .positive()
      .meta({ description: 'The most of this item one order may hold', examples: [DEFAULT_MAX_QUANTITY] }),
    price: ItemPrice,
    shippingOptions: z.object({
      selected: ShippingMethodCode,
      available: z.array(ShippingMethodCode),
      shippingMethod: ItemShippingMethod,
      storeInfo: StoreInfo.optional().meta({ description: 'The store of pickup and sts' }),
      collectionPointId: CollectionPointId.optional().meta({ description: 'The collection point of pudo' }),
      collectionPointName: CollectionPointName.optional(),
    }),
    bonus: z.boolean().meta({ description: 'A gift with purchase: cannot be added or changed', examples: [false] }),
    isCustoms: z.boolean().meta({ description: 'Made to the wishes of the shopper', examples: [false] }),
    recipeId: z
      .string()
      .optional()
      .meta({ description: 'The design of a customised product', examples: ['rcp_21'] }),
    isDigitalProduct: z.boolean().meta({ examples: [false] }),
    giftOption: GiftOption.optional(),
    giftCard: z
      .object({
        recipientEmail: z.string().meta({ examples: ['ash@cairn.test'], ...personal }),
        amount: Money,
        sendDate: z.iso.date().optional(),
      })
      .optional()
      .meta({ description: 'Of a digital gift card: whom it goes to' }),
    pdpUrl: Url,
    name: z.string().meta({ examples: ['Talus trail runner'] }),
    color: z
      .string()
      .optional()
      .meta({ examples: ['Basalt'] }),
    size: z
      .string()
      .optional()
      .meta({ examples: ['9'] }),
    image: z.object({
      url: Url.meta({ examples: ['/media/CRN4T2BK-1.webp'] }),
      alt: z.string().meta({ examples: ['Talus trail runner in basalt'] }),
    }),
    promotions: z.array(AppliedPromotion),
    priceAdjustments: z.array(PriceAdjustment),
    needsReview: z
      .boolean()
      .meta({ description: 'The server changed something: the shopper should look', examples: [false] }),
    availability: z
      .object({ state: z.enum(['InStock', 'LowStock', 'OutOfStock']), quantity: z.int().min(0).optional() })
      .meta({ description: 'The quantity is told when few are left' }),
  })
  .meta({ id: 'CartItem', examples: [cartItemExample] })
export type CartItem = z.output<typeof CartItem>

export const GiftCardDetails = z
  .strictObject({
    amount: Money.min(GIFT_CARD_MIN_AMOUNT).max(GIFT_CARD_MAX_AMOUNT),
    recipientEmail: Email,
    recipientName: line(60)
      .optional()
      .meta({ examples: ['Ash'] }),
    senderName: line(60)
      .optional()
      .meta({ examples: ['Robin'] }),
    message: paragraph(GIFT_MESSAGE_MAX_LENGTH)
      .optional()
      .meta({ examples: ['See you on the ridge.'] }),
    sendDate: z.iso
      .date()
      .optional()
      .meta({ description: 'Sent at once without it', examples: ['2026-12-24'] }),
  })
  .meta({ id: 'GiftCardDetails', description: 'A digital gift card to buy: 25 to 500 in the currency of the site' })

export const itemToAdd = {
  sku: Sku,
  qty: Qty.default(1),
  recipeId: line(64)
    .optional()
    .meta({ description: 'The design of a customised product', examples: ['rcp_21'] }),
  giftOption: GiftOption.optional(),
  giftCard: GiftCardDetails.optional(),
  shippingOption: ShippingMethodCode.optional().meta({ description: 'The usual one of the item without it' }),
  storeId: StoreId.optional().meta({ description: 'Where to: with pickup and sts' }),
  collectionPointId: CollectionPointId.optional().meta({ description: 'Where to: with pudo' }),
}
