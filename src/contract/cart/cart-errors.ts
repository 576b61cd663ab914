/** Whatever a call wants of a cart: there is none, or it is somebody else's. */
export const OWNED = ['CART_NOT_FOUND', 'INVALID_CUSTOMER'] as const

/** Why a piece cannot be sold, or not so many of it. */
export const UNSELLABLE = [
  'ITEM_NOT_AVAILABLE',
  'NO_PRICE',
  'INVALID_PRICE',
  'NO_INVENTORY',
  'ITEM_OOS',
  'LESS_IN_STOCK',
  'ADDED_MAX_QUANTITY',
  'GWP_PRODUCT',
] as const

/** Why a parcel cannot go to an address. */
export const UNSHIPPABLE = [
  'SHIPPING_ADDRESS_INVALID',
  'SHIPPING_POBOX_UNAVAILABLE',
  'SHIPPING_PHONE_EMPTY',
  'CANT_SHIP_THERE',
] as const
