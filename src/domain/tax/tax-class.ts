const TAX_CLASSES = ['clothing', 'general'] as const
export type TaxClass = (typeof TAX_CLASSES)[number]

/** Kinds of products that are worn: what states that spare clothing and footwear mean. Bags are not. */
const WORN: ReadonlySet<string> = new Set([
  ...['shell-jacket', 'puffer', 'fleece', 'vest', 'hoodie', 'tee', 'base-layer', 'pants', 'shorts'],
  ...['trail-runner', 'hiking-boot-mid', 'winter-boot', 'skate-low', 'skate-high', 'slip-on', 'sandal', 'casual-shoe'],
  ...['cap', 'beanie', 'socks', 'gloves'],
])

/** A kind that nobody has looked at is taxed like anything else. */
export const taxClassOf = (kind: string): TaxClass => (WORN.has(kind) ? 'clothing' : 'general')
