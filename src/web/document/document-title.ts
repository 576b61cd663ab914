const SHOP = 'Cairn'

/** What the tab says, and what a screen reader says first: the page, then the shop; once, where the page names the shop itself. */
export const documentTitle = (title: string): string => (title.includes(SHOP) ? title : `${title} | ${SHOP}`)
