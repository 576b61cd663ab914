/** What a promotion can be about. */
export const GOODS_KINDS = ['sku', 'product', 'style', 'category'] as const
export type GoodsKind = (typeof GOODS_KINDS)[number]
