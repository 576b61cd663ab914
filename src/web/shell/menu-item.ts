import type { MegaMenu } from '#contract/content.entities.ts'

export type MenuItem = MegaMenu['items'][number]
export type MenuGroup = MenuItem['columns'][number]['children'][number]

export const hasPanel = ({ columns, visualSelectors, menuBanner }: MenuItem): boolean =>
  columns.length > 0 || visualSelectors.length > 0 || menuBanner !== undefined

/** A missing width takes the next smaller one's. */
const hiddenAt = ({ hideShopAll: { sm, md, lg } }: MenuItem, wide: boolean): boolean =>
  (wide ? (lg ?? md ?? sm) : sm) ?? false

export const shopAllOf = (item: MenuItem, text: string, wide: boolean) =>
  hiddenAt(item, wide) ? undefined : (item.overrideShopAll ?? { ...item.target, text })

export const groupsOf = ({ columns }: MenuItem): MenuGroup[] => columns.flatMap(({ children }) => children)
