/** Content that is part of a screen: editors write it under these names, but it is no page of its own. */
const SCREENS: ReadonlySet<string> = new Set([
  ...['home', 'account', 'account-profile', 'cart', 'checkout', 'contact-us', 'error-4xx', 'loyalty-modal'],
  ...['order-confirmation', 'search', 'sign-up', 'sign-up-modal', 'track-order', 'product'],
])
const PARTS = /^(?:category|product|fragment)\//

export const isScreen = (slug: string): boolean => SCREENS.has(slug) || PARTS.test(slug)
