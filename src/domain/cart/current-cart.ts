/** In place of a basket id: the cart this shopper used last. */
export const CURRENT_CART = 'current'

/** Where tabs of one browser tell each other of it. A type: nothing of it is downloaded. */
export type CartChannel = 'cairn-cart'
