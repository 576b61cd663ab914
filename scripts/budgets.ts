import type { SectionType } from '#contract/content/content-section-types.ts'

/** How many compressed bytes a browser may have to download. `npm test` and `npm run verify` fail when one is broken. */
export const BUDGETS = {
  /** The script of a page on which nothing has been touched. */
  entryScript: 5_000,
  /** All styles of the shop. */
  styles: 30_000,
  /** Fonts that every page preloads. */
  fonts: 90_000,
  /** React and the code that hydrates; downloaded when the first island wakes. */
  hydration: 66_000,
  /** An island's own code with everything that only it needs. */
  island: 24_000,
  /** All that staff download before the first room. */
  studio: 200_000,
} as const

/** Islands that may be larger than the rest, and how large. */
export const ISLAND_BUDGETS: Readonly<Record<string, number>> = {
  // Every step from the first question to the last, with all fields of an account.
  'sign-in-flow': 26_500,
}

/** All islands of a section together. What is not named here needs no script at all. */
export const SECTION_BUDGETS: Readonly<Partial<Record<SectionType, number>>> = {
  video: 3_000,
  carousel: 4_000,
  'category-cards': 4_000,
  'product-recommendations': 8_000,
  'product-recommendations-widget': 8_000,
  'article-grid': 10_000,
  // It keeps the cart, with everything a cart and a session recover from, and counts what was seen of it.
  'product-upsell': 22_300,
}
