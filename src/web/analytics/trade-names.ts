/** Moments of trade in the shop's own words, and what GA4 calls them. */
export const TRADE_NAMES = {
  listing_impression: 'view_item_list',
  listing_click: 'select_item',
  product_impression: 'view_item',
  cart_add: 'add_to_cart',
  cart_remove: 'remove_from_cart',
  cart_impression: 'view_cart',
  checkout_begin: 'begin_checkout',
  checkout_shipping: 'add_shipping_info',
  checkout_payment: 'add_payment_info',
  order_placed: 'purchase',
  order_refunded: 'refund',
} as const satisfies Record<string, string>

export type TradeMoment = keyof typeof TRADE_NAMES

/** A piece in GA4's words. `item_id` is the product in its colour, the same from list to purchase; `item_variant` the SKU. */
export type TradeItem = {
  readonly item_id: string
  readonly item_name: string
  readonly item_brand: string
  readonly item_variant?: string | undefined
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly index?: number
  readonly price: number
  readonly discount?: number
  readonly quantity?: number
}

export type Trade = {
  readonly currency?: string
  readonly value?: number
  readonly items?: readonly TradeItem[]
  readonly coupon?: string
  readonly item_list_id?: string
  readonly item_list_name?: string
  readonly shipping_tier?: string
  readonly payment_type?: string
  readonly transaction_id?: string
  readonly tax?: number
  readonly shipping?: number
}

export const BRAND = 'Cairn'
