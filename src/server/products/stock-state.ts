import type { StockState } from '#contract/products/product.entities.ts'

/** A shopper is told that a size is nearly gone from this many units down. */
const LOW_UNITS = 3
/** More is not told: nobody needs to know our stock by the piece. */
const MOST_TOLD = 20

export const stockStateOf = (units: number): StockState =>
  units <= 0 ? 'OutOfStock' : units <= LOW_UNITS ? 'LowStock' : 'InStock'

export const toldUnits = (units: number): number => Math.max(0, Math.min(MOST_TOLD, units))

/** Of a colour, by its sizes: the best of them. */
export const bestState = (states: readonly StockState[]): StockState =>
  states.includes('InStock') ? 'InStock' : states.includes('LowStock') ? 'LowStock' : 'OutOfStock'
