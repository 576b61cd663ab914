import type { Bitmap } from './bitmap.ts'
import type { Fit } from './style.ts'

type Sets = { readonly size: Bitmap; readonly width: Bitmap }

/** The sets of sizes and of widths of one site, found by the number of a fit. */
export class FitSets {
  readonly #sets: (Sets | undefined)[] = []
  readonly #setOf: (facet: 'size' | 'width', value: string) => Bitmap

  constructor(setOf: (facet: 'size' | 'width', value: string) => Bitmap) {
    this.#setOf = setOf
  }

  set(runs: readonly (readonly Fit[])[], slot: number, member: boolean): void {
    for (const run of runs)
      for (const fit of run) {
        const sets = (this.#sets[fit.number] ??= this.#of(fit))
        sets.size.set(slot, member)
        sets.width.set(slot, member)
      }
  }

  #of = ({ size, width }: Fit): Sets => ({ size: this.#setOf('size', size), width: this.#setOf('width', width) })
}
