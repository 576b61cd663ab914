export const CHECKOUT_STEPS = ['shipping', 'billing', 'summary'] as const
export type CheckoutStep = (typeof CHECKOUT_STEPS)[number]

export type CheckoutFacts = {
  readonly itemCount: number
  /** Everything in it can still be bought. */
  readonly itemsAvailable: boolean
  /** Every item knows how and where it goes: address, store or collection point, and contact. */
  readonly shippingComplete: boolean
  readonly billingAddressSet: boolean
  /** Instruments on the cart cover what remains to pay. */
  readonly paymentCovered: boolean
}

const findCheckoutStep = (text: string | undefined): CheckoutStep | undefined =>
  CHECKOUT_STEPS.find(step => step === text)

/** The furthest step the cart allows; an empty cart allows none. */
export function furthestStep(cart: CheckoutFacts): CheckoutStep | undefined {
  if (cart.itemCount === 0) return undefined
  if (!cart.itemsAvailable || !cart.shippingComplete) return 'shipping'
  return cart.billingAddressSet && cart.paymentCovered ? 'summary' : 'billing'
}

/** The step is computed from the cart; the URL only asks, and may ask to go back but not ahead. */
export function checkoutStep(cart: CheckoutFacts, asked?: string): CheckoutStep | undefined {
  const furthest = furthestStep(cart)
  const wanted = findCheckoutStep(asked)
  if (furthest === undefined || wanted === undefined) return furthest
  return CHECKOUT_STEPS.indexOf(wanted) < CHECKOUT_STEPS.indexOf(furthest) ? wanted : furthest
}

export type ExpressFacts = {
  readonly enabled: boolean
  readonly loggedIn: boolean
  readonly hasDefaultCard: boolean
  readonly hasDefaultAddress: boolean
}

/** Express adds the default card and address and goes straight to summary. */
export const expressAvailable = ({ enabled, loggedIn, hasDefaultCard, hasDefaultAddress }: ExpressFacts): boolean =>
  enabled && loggedIn && hasDefaultCard && hasDefaultAddress
