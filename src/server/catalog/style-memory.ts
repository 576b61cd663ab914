import { FacetIndex } from './facet-index.ts'
import type { FacetPicture } from './facet-picture.ts'
import type { PriceRow } from './catalog.queries.ts'
import { repriced } from './repriced.ts'
import { ShownPrices } from './shown-prices.ts'
import { SortOrders } from './sort-orders.ts'
import type { CatalogStyle } from './style.ts'

/** The styles in their slots, and all that is found by looking at them; their words lie apart. */
export class StyleMemory {
  readonly styles: (CatalogStyle | undefined)[] = []
  readonly facets = new FacetIndex(this.styles)
  readonly prices = new ShownPrices(this.styles)
  readonly orders: SortOrders
  readonly #slots = new Map<string, number>()
  readonly #styleOfColour = new Map<string, string>()

  constructor(clock: () => Date) {
    this.orders = new SortOrders(this.styles, this.facets.prices, clock)
  }

  ids(): Iterable<string> {
    return this.#slots.keys()
  }

  /** By the id of a style or of one of its colours. */
  slotOf = (productId: string): number | undefined => this.#slots.get(this.#styleOfColour.get(productId) ?? productId)

  at(slot: number | undefined): CatalogStyle | undefined {
    return slot === undefined ? undefined : this.styles[slot]
  }

  /** In the slot it had, or in the next; says what stood there. */
  put(style: CatalogStyle): { slot: number; before: CatalogStyle | undefined } {
    const slot = this.#slots.get(style.id) ?? this.styles.length
    return { slot, before: this.#place(slot, style) }
  }

  /** What was here before, in the same slots: those of styles that were gone stay empty. */
  restore(styles: readonly (CatalogStyle | undefined)[], facets: FacetPicture): void {
    for (const [slot, style] of styles.entries()) {
      this.styles.push(style)
      if (style) this.#know(slot, style)
    }
    this.facets.restore(facets)
  }

  #know(slot: number, style: CatalogStyle): void {
    this.#slots.set(style.id, slot)
    style.colours.forEach(({ id }) => this.#styleOfColour.set(id, style.id))
  }

  #place(slot: number, style: CatalogStyle): CatalogStyle | undefined {
    const before = this.styles[slot]
    this.styles[slot] = style
    before?.colours.forEach(({ id }) => this.#styleOfColour.delete(id))
    this.#know(slot, style)
    this.facets.put(slot, style, before)
    this.prices.changed(slot)
    this.orders.changed(style, before)
    return before
  }

  /** The same styles at other prices, sold where they were; says of which more changes than that. */
  reprice(ids: readonly string[], prices: ReadonlyMap<string, readonly PriceRow[]>): string[] {
    return ids.filter(id => {
      const slot = this.slotOf(id)
      const before = this.at(slot)
      if (slot === undefined || !before) return false
      const style = repriced(before, prices)
      if (!style) return true
      this.styles[slot] = style
      this.facets.reprice(slot, style, before)
      this.prices.changed(slot)
      this.orders.changed(style, before)
      return false
    })
  }

  /** The slot it had, and what it was. */
  drop(id: string): { slot: number; style: CatalogStyle } | undefined {
    const slot = this.#slots.get(id)
    const style = this.at(slot)
    if (slot === undefined || !style) return undefined
    this.facets.drop(slot, style)
    this.prices.changed(slot)
    this.orders.changed(undefined, style)
    style.colours.forEach(colour => this.#styleOfColour.delete(colour.id))
    this.#slots.delete(id)
    this.styles[slot] = undefined
    return { slot, style }
  }
}
