import { z } from 'zod'
import { DELIVERY_TRANSITIONS, type DeliveryTransition } from '#domain/delivery/delivery-transitions.ts'

type FlashEntry = { type: 'info' | 'error'; messageKey: string }

/** What a cart or an order says about itself beside its data. The call succeeded; the shopper must know. */
export const FLASHES = {
  ProductLineItemInventoryMissing: {
    type: 'error',
    messageKey: 'partialStockNotification',
  },
  ProductItemNotAvailable: {
    type: 'error',
    messageKey: 'itemNotAvailableNotification',
  },
  ProductLineItemFullInventoryMissing: {
    type: 'error',
    messageKey: 'outOfStockNotification',
  },
  InvalidShippingAddress: {
    type: 'error',
    messageKey: 'invalidShippingAddress',
  },
  PaymentNotAuthorized: {
    type: 'error',
    messageKey: 'paymentAuthenticationError',
  },
  ProductItemMaxQuantity: {
    type: 'info',
    messageKey: 'itemMaxQuantity',
  },
  ProductItemRequired: {
    type: 'info',
    messageKey: 'itemRequired',
  },
} as const satisfies Record<string, FlashEntry>

/** What a cart says of which nothing can be bought any more, in place of the words about one item. */
export const ORDER_CANNOT_BE_COMPLETED = 'orderCannotBeCompleted'

const severityOf = (transition: DeliveryTransition) => DELIVERY_TRANSITIONS[transition].severity

/** Changes the server had to make to delivery or to what was promised, and what a merge did. An item is marked for review. */
export const CART_NOTICES = {
  PickupToShipToHome: {
    type: severityOf('pickup to ship-to-home'),
    messageKey: 'pickupToShipToHome',
  },
  PickupToShipToStore: {
    type: severityOf('pickup to ship-to-store'),
    messageKey: 'pickupToShipToStore',
  },
  ShipToStoreToShipToHome: {
    type: severityOf('ship-to-store to ship-to-home'),
    messageKey: 'shipToStoreToShipToHome',
  },
  ShipToStoreToPickup: {
    type: severityOf('ship-to-store to pickup'),
    messageKey: 'shipToStoreToPickup',
  },
  ShipToHomeToPickup: {
    type: severityOf('ship-to-home to pickup'),
    messageKey: 'shipToHomeToPickup',
  },
  ShippingMethodDowngraded: {
    type: severityOf('shipping method downgraded'),
    messageKey: 'shippingMethodDowngraded',
  },
  CartItemsMerged: {
    type: 'info',
    messageKey: 'cartItemsMerged',
  },
  CartMergeShortened: {
    type: 'error',
    messageKey: 'cartMergeShortened',
  },
  CouponTakenOut: {
    type: 'error',
    messageKey: 'couponTakenOut',
  },
  RewardTakenOut: {
    type: 'error',
    messageKey: 'rewardTakenOut',
  },
  GiftCardTakenOut: {
    type: 'error',
    messageKey: 'giftCardTakenOut',
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

const ENTRIES = { ...FLASHES, ...CART_NOTICES }

export type FlashCode = keyof typeof ENTRIES

export const isFlashCode = (code: string): code is FlashCode => Object.hasOwn(ENTRIES, code)

export const flashEntry = (code: FlashCode): FlashEntry => ENTRIES[code]

export const Flash = z
  .looseObject({
    type: z.enum(['info', 'error']),
    code: z.enum(Object.keys(ENTRIES).filter(isFlashCode)),
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
