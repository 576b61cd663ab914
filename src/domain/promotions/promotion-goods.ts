/** What a promotion can be about. */
export const GOODS_KINDS = ['sku', 'product', 'style', 'category'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]

/** What it is tried on at most: so many SKUs, and so many of each. */
export const MOST_TRIED = 50
export const MOST_OF_ONE = 99
