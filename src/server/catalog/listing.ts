import { FACETS, type FacetId, type Sort } from '#contract/listing-options.ts'
import { Bitmap } from './bitmap.ts'
import type { FacetIndex } from './facet-index.ts'

export type Selection = Readonly<Partial<Record<FacetId, readonly string[]>>>

export type ListingAsk = {
  readonly site: number
  /** What there is to choose from before any filter. */
  readonly base: Bitmap
  readonly selection: Selection
  /** The categories a shopper may choose from here. */
  readonly categories: readonly string[]
  readonly sort: Sort
  readonly offset: number
  readonly limit: number
  /** How well each slot fits what was searched for; with it, the best fit comes first when sorted by recommendation. */
  readonly scores?: Uint16Array | undefined
}

export type ListingFound = {
  readonly total: number
  readonly slots: readonly number[]
  readonly counts: ReadonlyMap<FacetId, ReadonlyMap<string, number>>
}

type Source = { facets: FacetIndex; order: (sort: Sort, site: number) => Int32Array }

/** Filters, counts and sorts. A facet's own choices never lessen its own counts. */
export function list({ facets, order }: Source, ask: ListingAsk): ListingFound {
  const chosen = FACETS.flatMap(facet => {
    const values = ask.selection[facet]
    return values && values.length > 0 ? [{ facet, members: unionOf(facets, facet, values, ask.site) }] : []
  })
  const within = (except?: FacetId) =>
    chosen.reduce((set, { facet, members }) => (facet === except ? set : set.keep(members)), ask.base.copy())
  const matching = within()
  const counts = new Map(
    FACETS.map(facet => {
      const around = chosen.some(each => each.facet === facet) ? within(facet) : matching
      return [facet, countsOf(facets, facet, ask, around)]
    }),
  )
  const inOrder = order(ask.sort, ask.site)
  const inStock = facets.inStock[ask.site] ?? new Bitmap()
  const slots =
    ask.scores && ask.sort === 'recommended'
      ? bestFirst(inOrder, matching, inStock, ask.scores, ask)
      : firstInStock(inOrder, matching, inStock, ask)
  return { total: matching.count(), slots, counts }
}

function unionOf(facets: FacetIndex, facet: FacetId, values: readonly string[], site: number): Bitmap {
  const union = new Bitmap()
  for (const value of values)
    union.join(facet === 'price' ? facets.pricedIn(value, site) : facets.members(facet, value, site))
  return union
}

function countsOf(facets: FacetIndex, facet: FacetId, { site, selection, categories }: ListingAsk, around: Bitmap) {
  const counts = new Map<string, number>()
  const count = (value: string, members: Bitmap) => {
    const both = members.countWith(around)
    if (both > 0) counts.set(value, both)
  }
  const chosen = selection[facet] ?? []
  // There are as many stores as there are: only the one asked for is counted.
  if (facet === 'category') for (const value of categories) count(value, facets.members(facet, value, site))
  else if (facet !== 'store') for (const [value, members] of facets.valuesOf(facet, site)) count(value, members)
  for (const value of chosen)
    if (!counts.has(value)) counts.set(value, unionOf(facets, facet, [value], site).countWith(around))
  return counts
}

/** What is in stock first, then the rest, each in the order asked for. */
export function firstInStock(
  order: Int32Array,
  matching: Bitmap,
  inStock: Bitmap,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const page: number[] = []
  let skipped = 0
  for (const wanted of [true, false]) {
    for (let at = 0; at < order.length && page.length < limit; at++) {
      const slot = order[at] ?? 0
      if (!matching.has(slot) || inStock.has(slot) !== wanted) continue
      if (skipped < offset) skipped++
      else page.push(slot)
    }
  }
  return page
}

/** More than any score, so that what cannot be bought comes last. */
const IN_STOCK_FIRST = 1 << 16

/** The best fits of a page; equal fits stay in the order of recommendation. */
export function bestFirst(
  order: Int32Array,
  matching: Bitmap,
  inStock: Bitmap,
  scores: Uint16Array,
  { offset, limit }: { offset: number; limit: number },
): number[] {
  const most = offset + limit
  const slots: number[] = []
  const fits: number[] = []
  for (let at = 0; at < order.length; at++) {
    const slot = order[at] ?? 0
    if (!matching.has(slot)) continue
    const fit = (scores[slot] ?? 0) + (inStock.has(slot) ? IN_STOCK_FIRST : 0)
    // Nearly every slot stops here: only what beats the worst of the best is put in its place.
    if (slots.length === most && fit <= (fits[most - 1] ?? 0)) continue
    const place = placeOf(fits, fit)
    slots.splice(place, 0, slot)
    fits.splice(place, 0, fit)
    if (slots.length > most) {
      slots.pop()
      fits.pop()
    }
  }
  return slots.slice(offset)
}

/** Behind all that fit as well or better. */
function placeOf(fits: readonly number[], fit: number): number {
  let low = 0
  let high = fits.length
  while (low < high) {
    const middle = (low + high) >>> 1
    if ((fits[middle] ?? 0) >= fit) low = middle + 1
    else high = middle
  }
  return low
}
