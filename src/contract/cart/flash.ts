import { z } from 'zod'
import { DELIVERY_TRANSITIONS, type DeliveryTransition } from '#domain/delivery/delivery-transitions.ts'

type FlashEntry = { type: 'info' | 'error'; messageKey: string; message: string }

/** What a cart or an order says about itself beside its data. The call succeeded; the shopper must know. */
export const FLASHES = {
  ProductLineItemInventoryMissing: {
    type: 'error',
    messageKey: 'partialStockNotification',
    message: 'We have fewer of this item than you wanted. We kept what there is.',
  },
  ProductItemNotAvailable: {
    type: 'error',
    messageKey: 'itemNotAvailableNotification',
    message: 'This item is not available any more. Remove it to go on.',
  },
  ProductLineItemFullInventoryMissing: {
    type: 'error',
    messageKey: 'outOfStockNotification',
    message: 'This item has sold out. Remove it to go on.',
  },
  InvalidShippingAddress: {
    type: 'error',
    messageKey: 'invalidShippingAddress',
    message: 'Check the shipping address: something in it is not right.',
  },
  PaymentNotAuthorized: {
    type: 'error',
    messageKey: 'paymentAuthenticationError',
    message: 'Your bank wants to be sure that it is you. Confirm the payment.',
  },
  ProductItemMaxQuantity: {
    type: 'info',
    messageKey: 'itemMaxQuantity',
    message: 'You can buy {maxAllowedQty} of this item at most.',
  },
  ProductItemRequired: {
    type: 'info',
    messageKey: 'itemRequired',
    message: 'This gift belongs to what you buy with it, and leaves your cart together with that.',
  },
} as const satisfies Record<string, FlashEntry>

/** What a cart says of which nothing can be bought any more, in place of the words about one item. */
export const ORDER_CANNOT_BE_COMPLETED = {
  messageKey: 'orderCannotBeCompleted',
  message: 'This order cannot be completed: nothing in it is available any more.',
} as const

const severityOf = (transition: DeliveryTransition) => DELIVERY_TRANSITIONS[transition].severity

/** Changes the server had to make to delivery or to what was promised, and what a merge did. An item is marked for review. */
export const CART_NOTICES = {
  PickupToShipToHome: {
    type: severityOf('pickup to ship-to-home'),
    messageKey: 'pickupToShipToHome',
    message: 'Your store has run out. We will send this item to you instead.',
  },
  PickupToShipToStore: {
    type: severityOf('pickup to ship-to-store'),
    messageKey: 'pickupToShipToStore',
    message: 'Your store has run out. We will send this item there for you.',
  },
  ShipToStoreToShipToHome: {
    type: severityOf('ship-to-store to ship-to-home'),
    messageKey: 'shipToStoreToShipToHome',
    message: 'We cannot send this item to your store. We will send it to you instead.',
  },
  ShipToStoreToPickup: {
    type: severityOf('ship-to-store to pickup'),
    messageKey: 'shipToStoreToPickup',
    message: 'Your store has this item. You can pick it up today.',
  },
  ShipToHomeToPickup: {
    type: severityOf('ship-to-home to pickup'),
    messageKey: 'shipToHomeToPickup',
    message: 'This item can only be picked up in a store. Check the store.',
  },
  ShippingMethodDowngraded: {
    type: severityOf('shipping method downgraded'),
    messageKey: 'shippingMethodDowngraded',
    message: 'The faster delivery is not available any more. Check the delivery method.',
  },
  CartItemsMerged: {
    type: 'info',
    messageKey: 'cartItemsMerged',
    message: 'We put the items of your last visit into this cart.',
  },
  CartMergeShortened: {
    type: 'error',
    messageKey: 'cartMergeShortened',
    message: 'Your two carts held more together than one may. Check the quantities.',
  },
  CouponTakenOut: {
    type: 'error',
    messageKey: 'couponTakenOut',
    message: 'A code in your cart has ended or was used up. We took it out; check the new total.',
  },
  RewardTakenOut: {
    type: 'error',
    messageKey: 'rewardTakenOut',
    message: 'The points of your reward were spent meanwhile. We took it out; check the new total.',
  },
  GiftCardTakenOut: {
    type: 'error',
    messageKey: 'giftCardTakenOut',
    message: 'A gift card has less left than before. Check what is left to pay.',
  },
} as const satisfies Record<string, FlashEntry>

/** The flash that tells about a change of delivery. */
export const FLASH_OF_TRANSITION = {
  'pickup to ship-to-home': 'PickupToShipToHome',
  'pickup to ship-to-store': 'PickupToShipToStore',
  'ship-to-store to ship-to-home': 'ShipToStoreToShipToHome',
  'ship-to-store to pickup': 'ShipToStoreToPickup',
  'ship-to-home to pickup': 'ShipToHomeToPickup',
  'shipping method downgraded': 'ShippingMethodDowngraded',
} as const satisfies Record<DeliveryTransition, keyof typeof CART_NOTICES>

const MESSAGES = { ...FLASHES, ...CART_NOTICES }

export type FlashCode = keyof typeof MESSAGES

export const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(MESSAGES, code)

export const flashEntry = (code: FlashCode): FlashEntry => MESSAGES[code]

export const Flash = z
  .looseObject({
    type: z.enum(['info', 'error']),
    code: z.enum(Object.keys(MESSAGES).filter(isFlashCode)),
    message: z.string(),
    messageKey: z.string().optional().meta({ description: 'The translation key of the message' }),
    itemId: z.string().optional().meta({ description: 'The cart item it is about; the whole cart without it' }),
    maxAllowedQty: z.int().positive().optional(),
  })
  .meta({
    id: 'Flash',
    description: 'A message of the server about a cart or an order; carries the values its message names',
    examples: [
      {
        type: 'info',
        code: 'ProductItemMaxQuantity',
        message: 'You can buy 2 of this item at most.',
        messageKey: 'itemMaxQuantity',
        itemId: 'itm_8x2k',
        maxAllowedQty: 2,
      },
    ],
  })

export type Flash = z.output<typeof Flash>
