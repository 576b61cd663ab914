import type { MegaMenu } from '#contract/content/content.entities.ts'

export type MenuItem = MegaMenu['items'][number]
export type MenuGroup = MenuItem['columns'][number]['children'][number]

export const hasPanel = ({ columns, visualSelectors, menuBanner }: MenuItem): boolean =>
  columns.length > 0 || visualSelectors.length > 0 || menuBanner !== undefined

export const ENTRY_TONES = {
  default: undefined,
  highlight: 'text-forest',
  // Underlined, not in signal: that is for the button that buys.
  sale: 'underline decoration-stone-500 decoration-1 underline-offset-8',
} as const satisfies Record<MenuItem['menuStyle'], string | undefined>

/** The link to everything under an entry, and the widths at which it is left out; a missing width takes the next smaller one's. */
export function shopAllOf(
  { hideShopAll: { sm = false, md = sm, lg = md }, overrideShopAll, target }: MenuItem,
  text: string,
) {
  return { shopAll: overrideShopAll ?? { ...target, text }, hidden: { sm, md, lg } }
}

export const groupsOf = ({ columns }: MenuItem): MenuGroup[] => columns.flatMap(({ children }) => children)
