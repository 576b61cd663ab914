import type { Cart } from '#contract/cart/cart.entities.ts'

/** No tax yet, and nobody has said where it goes: it may still come. In a place without sales tax it is 0. */
export const isTaxUnknown = ({ totals, shippingAddress, billingAddress }: Cart): boolean =>
  totals.tax === 0 && shippingAddress === undefined && billingAddress === undefined
