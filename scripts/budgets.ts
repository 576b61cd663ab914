/** How many compressed bytes a browser may have to download. `npm test` fails when one is broken. */
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
} as const

/** Islands that may be larger than the rest, and how large. */
export const ISLAND_BUDGETS: Readonly<Record<string, number>> = {}
