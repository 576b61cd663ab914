import type { PagePath } from '../sites/shop-urls.ts'

/** Content that is part of a screen: editors write it under these names, but it is no page of its own. */
const SCREENS: ReadonlySet<string> = new Set([
  ...['home', 'account', 'account-profile', 'cart', 'checkout', 'contact-us', 'error-4xx', 'loyalty-modal'],
  ...['order-confirmation', 'search', 'sign-up', 'sign-up-modal', 'track-order', 'product'],
])
/** Content of dialogs. They fetch it from its own address, which leads nowhere else. */
const DIALOG_CONTENT = ['sign-up-modal', 'loyalty-modal'] as const
export type DialogContentSlug = (typeof DIALOG_CONTENT)[number]
export const isDialogContent = (slug: string): boolean => DIALOG_CONTENT.some(known => known === slug)

/** Pages that have a work of their own, and room below it for what editors write. */
export const BESIDE_PAGES = {
  '/account': 'account',
  '/account/profile': 'account-profile',
  '/checkout': 'checkout',
  '/gift-card': 'gift-card',
  '/order-confirmation': 'order-confirmation',
  '/search': 'search',
  '/sign-up': 'sign-up',
  '/store-locator': 'store-locator',
  '/track-order': 'track-order',
} as const satisfies Partial<Record<PagePath, string>>

export type BesidePath = keyof typeof BESIDE_PAGES

export const slugBeside = (path: PagePath): string | undefined => (isBeside(path) ? BESIDE_PAGES[path] : undefined)
const isBeside = (path: PagePath): path is BesidePath => Object.hasOwn(BESIDE_PAGES, path)

const PARTS = /^(?:category|product|fragment)\//

export const isScreen = (slug: string): boolean => SCREENS.has(slug) || PARTS.test(slug)
