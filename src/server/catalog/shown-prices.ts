import { Bounded } from '#domain/memory/bounded.ts'
import { shownPrice } from './shown-colour.ts'
import type { CatalogStyle } from './style.ts'
import { VARIANT_FACETS, type WantedVariant } from './variant-index.ts'

const MOST_KEPT = 64
const UNKNOWN = -1

/** The price a list shows of a slot. */
export type PriceOf = (slot: number) => number

/** What lists show to whoever wants certain colours, sizes or a store: each price is looked up once, until its style changes. */
export class ShownPrices {
  readonly #styles: readonly (CatalogStyle | undefined)[]
  readonly #kept = new Bounded<Int32Array>(MOST_KEPT)

  constructor(styles: readonly (CatalogStyle | undefined)[]) {
    this.#styles = styles
  }

  of(site: number, wanted: WantedVariant, store: string | undefined): PriceOf {
    const prices = this.#pricesFor(keyOf(site, wanted, store))
    return slot => {
      const known = prices[slot] ?? UNKNOWN
      if (known !== UNKNOWN) return known
      const style = this.#styles[slot]
      const price = style ? shownPrice(style, site, wanted, store) : 0
      prices[slot] = price
      return price
    }
  }

  changed(slot: number): void {
    for (const prices of this.#kept.values()) prices[slot] = UNKNOWN
  }

  #pricesFor(key: string): Int32Array {
    const known = this.#kept.get(key)
    if (known && known.length >= this.#styles.length) return known
    return this.#kept.set(key, new Int32Array(this.#styles.length).fill(UNKNOWN))
  }
}

const keyOf = (site: number, wanted: WantedVariant, store: string | undefined): string =>
  JSON.stringify([site, store, ...VARIANT_FACETS.map(facet => [...(wanted[facet] ?? [])].toSorted())])
