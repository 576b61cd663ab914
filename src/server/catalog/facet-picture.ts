import type { FacetId } from '#contract/products/listing-options.ts'
import { Bitmap, type JoinedBitmaps } from './bitmap.ts'

/** Sets that each site has one of. */
export const OF_SITE = ['sold', 'inStock', 'pricedApart'] as const

/** Whose set it is: of a value of a facet, everywhere or at one site; of a variant; or of a site. */
type SetName =
  | { readonly of: 'value'; readonly site: number | undefined; readonly facet: FacetId; readonly value: string }
  | {
      readonly of: 'variant'
      readonly site: number
      readonly family: string
      readonly size: string
      readonly width: string
    }
  | { readonly of: (typeof OF_SITE)[number]; readonly site: number }
export type NamedSet = readonly [name: SetName, members: Bitmap]

export type FacetPicture = {
  readonly sets: readonly NamedSet[]
  readonly prices: readonly Int32Array[]
  readonly lowest: readonly Int32Array[]
  readonly highest: readonly Int32Array[]
}

/** Some of the sets, as they are written. */
export type SetGroup = JoinedBitmaps & { readonly names: readonly SetName[] }

export const groupOf = (sets: readonly NamedSet[]): SetGroup => ({
  names: sets.map(([name]) => name),
  ...Bitmap.joined(sets.map(([, members]) => members)),
})

export function setsIn(group: SetGroup): NamedSet[] {
  const bitmaps = Bitmap.parted(group)
  return group.names.map((name, at) => [name, bitmaps[at] ?? new Bitmap()])
}
