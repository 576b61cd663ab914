import { Bitmap } from './bitmap.ts'
import { facetCounts } from './facet-counts.ts'
import { choosesColours, narrowing, wantedStore, wantedVariant, type ListingAsk, type Source } from './narrowing.ts'
import { Remainder } from './remainder.ts'
import type { FacetCounts } from './search-engine.ts'

type Found = {
  readonly total: number
  readonly slots: readonly number[]
  /** Counted when asked for: whoever turns the page has the counts already. */
  readonly counts: () => FacetCounts
}

/** Filters, counts and sorts. */
export function list(source: Source, ask: ListingAsk): Found {
  const matching = narrowing(source, ask)()
  const left = new Remainder(matching)
  const inOrder = orderOf(source, ask, matching)
  const inStock = source.facets.inStock[ask.site] ?? new Bitmap()
  const slots =
    ask.scores && ask.sort === 'recommended'
      ? bestFirst(inOrder, matching, inStock, ask.scores, ask)
      : firstInStock(inOrder, matching, inStock, ask)
  return { total: left.size, slots, counts: () => facetCounts(source, ask, matching, left) }
}

/** More than there are slots. */
const RANKS = 2 ** 22

/** All slots in the order asked for; by the prices that are shown, where those are not the usual ones. */
function orderOf({ order, prices }: Source, { sort, site, selection }: ListingAsk, matching: Bitmap): Int32Array {
  const usual = order(sort, site)
  if (!(sort === 'price-asc' || sort === 'price-desc') || !choosesColours(selection)) return usual
  const priceOf = prices(wantedVariant(selection), wantedStore(selection))
  const way = sort === 'price-asc' ? 1 : -1
  // Price and rank in one number: numbers are sorted many times as fast as by a comparison.
  const keys = new Float64Array(usual.length)
  let count = 0
  for (let rank = 0; rank < usual.length; rank++) {
    const slot = usual[rank] ?? 0
    if (matching.has(slot)) keys[count++] = priceOf(slot) * way * RANKS + rank
  }
  return Int32Array.from(keys.subarray(0, count).sort(), key => usual[((key % RANKS) + RANKS) % RANKS] ?? 0)
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
