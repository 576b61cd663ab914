import type { ProductDetails } from '#contract/products/product.entities.ts'
import type { MessageKey } from '#web/i18n/i18n.tsx'

const TEXTS = {
  'runs-small': 'product.fitSmall',
  'true-to-size': 'product.fitTrue',
  'runs-large': 'product.fitLarge',
} as const satisfies Record<NonNullable<ProductDetails['fit']['verdict']>, MessageKey>

/** What reviewers say about the size, once enough of them have. */
export const fitText = (verdict: ProductDetails['fit']['verdict']) => verdict && TEXTS[verdict]
