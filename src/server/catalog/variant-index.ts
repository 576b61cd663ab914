import { Bitmap } from './bitmap.ts'
import type { Fit } from './style.ts'

/** Facets that must meet in one variant: whoever wants red in 10 is not helped by red in 9 and blue in 10. */
export const VARIANT_FACETS = ['size', 'width', 'colour'] as const
export type VariantFacet = (typeof VARIANT_FACETS)[number]
export const isVariantFacet = (facet: string): facet is VariantFacet => VARIANT_FACETS.some(each => each === facet)
export type WantedVariant = Readonly<Partial<Record<VariantFacet, ReadonlySet<string>>>>

type Holders = { readonly fit: Fit; readonly members: Bitmap }

/** Which styles have a colour in a size and width in stock, at one site. */
export class VariantIndex {
  /** Of each colour, by the number of the fit: found without looking for it, millions of times at a start. */
  readonly #families = new Map<string, (Holders | undefined)[]>()

  set(family: string, run: readonly Fit[], slot: number, member: boolean): void {
    const fits = this.#families.get(family) ?? []
    this.#families.set(family, fits)
    for (const fit of run) (fits[fit.number] ??= { fit, members: new Bitmap() }).members.set(slot, member)
  }

  /** All sets there are. */
  *sets(): Generator<{ readonly family: string } & Holders> {
    for (const [family, fits] of this.#families) for (const holders of fits) if (holders) yield { family, ...holders }
  }

  /** A set that was kept. */
  take(family: string, fit: Fit, members: Bitmap): void {
    const fits = this.#families.get(family) ?? []
    this.#families.set(family, fits)
    fits[fit.number] = { fit, members }
  }

  /** Styles with a variant that is all of what is wanted. */
  matching(wanted: WantedVariant): Bitmap {
    const found = new Bitmap()
    this.#each(wanted, (_family, { members }) => found.join(members))
    return found
  }

  /** The sets of the variants that are all of what is wanted, by their value of one facet. */
  byValue(facet: VariantFacet, wanted: WantedVariant): ReadonlyMap<string, readonly Bitmap[]> {
    const found = new Map<string, Bitmap[]>()
    this.#each(wanted, (family, { fit, members }) => {
      const value = facet === 'colour' ? family : fit[facet]
      const known = found.get(value)
      if (known) known.push(members)
      else found.set(value, [members])
    })
    return found
  }

  #each({ colour, size, width }: WantedVariant, visit: (family: string, holders: Holders) => void) {
    for (const [family, fits] of this.#families) {
      if (colour && !colour.has(family)) continue
      for (const holders of fits)
        if (holders && (!size || size.has(holders.fit.size)) && (!width || width.has(holders.fit.width)))
          visit(family, holders)
    }
  }
}
