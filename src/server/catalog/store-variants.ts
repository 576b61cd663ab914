import { Bounded } from '#domain/memory/bounded.ts'
import type { Bitmap } from './bitmap.ts'
import type { CatalogStyle } from './style.ts'
import { VariantIndex } from './variant-index.ts'

const MOST_KEPT = 64

/** What single stores have in which colour, size and width: made when a store is first asked for. */
export class StoreVariants {
  readonly #styles: readonly (CatalogStyle | undefined)[]
  readonly #kept = new Bounded<VariantIndex>(MOST_KEPT)

  constructor(styles: readonly (CatalogStyle | undefined)[]) {
    this.#styles = styles
  }

  /** `members` are the styles of which the store has anything. */
  of(store: string, site: number, members: Bitmap): VariantIndex {
    return this.#kept.of(`${store} ${site}`, () => this.#read(Number(store), site, members))
  }

  /** Stores that have the style are read again when they are next asked for. */
  changed(style: CatalogStyle): void {
    for (const shelf of style.stores) style.supply.forEach((_, site) => this.#kept.delete(`${shelf.store} ${site}`))
  }

  #read(store: number, site: number, members: Bitmap): VariantIndex {
    const index = new VariantIndex()
    members.each(slot => {
      const style = this.#styles[slot]
      const runs = style?.stores.find(shelf => shelf.store === store)?.runs ?? []
      style?.colours.forEach(({ family }, at) => {
        if (style.supply[site]?.offers[at]) index.set(family, runs[at] ?? [], slot, true)
      })
    })
    return index
  }
}
