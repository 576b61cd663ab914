/** In place of a basket id: the cart this shopper used last. */
export const CURRENT_CART = 'current'
