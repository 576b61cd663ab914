import type { BulkKind } from '#domain/bulk/bulk-kinds.ts'
import type { Kind } from './kind.ts'
import { categories } from './kinds/categories.queries.ts'
import { colours } from './kinds/colours.queries.ts'
import { coupons } from './kinds/coupons.queries.ts'
import { listPrices } from './kinds/list-prices.queries.ts'
import { prices } from './kinds/prices.queries.ts'
import { giftCards } from './kinds/gift-cards.queries.ts'
import { promotions } from './kinds/promotions.queries.ts'
import { sets } from './kinds/sets.queries.ts'
import { skus } from './kinds/skus.queries.ts'
import { stock } from './kinds/stock.queries.ts'
import { searchRedirects, synonyms } from './kinds/search.queries.ts'
import { collectionPoints, stores } from './kinds/stores.queries.ts'
import { styles } from './kinds/styles.queries.ts'
import { words } from './kinds/words.queries.ts'
import { translations } from './kinds/translations.queries.ts'

/** Every kind of file: its columns, and how it is read and written. */
export const KINDS: Readonly<Record<BulkKind, Kind>> = {
  styles,
  colours,
  skus,
  prices,
  'list-prices': listPrices,
  stock,
  categories,
  sets,
  stores,
  'collection-points': collectionPoints,
  synonyms,
  'search-redirects': searchRedirects,
  promotions,
  coupons,
  'gift-cards': giftCards,
  words,
  translations,
}
