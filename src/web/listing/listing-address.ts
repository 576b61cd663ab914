import { FACET_SHAPES, FACETS, SORTS, WIDTHS, type FacetId, type Sort } from '#contract/products/listing-options.ts'
import type { Listing } from '#contract/products/listing.entities.ts'

export type ListingAddress = { readonly path: string; readonly query: URLSearchParams }

const SINGLE: ReadonlySet<FacetId> = new Set(['rating', 'store'])

/** What a page with a listing reads of its address. */
export const LISTING_WORDS = [...FACETS, 'sort', 'pageSize', 'page', 'show'] as const

/** Everything a listing was asked for, as its address says it; how many pages are shown is left out. */
export function addressOf(url: URL): ListingAddress {
  const query = new URLSearchParams(url.search)
  query.delete('show')
  query.delete('page')
  return { path: url.pathname, query }
}

const written = ({ path }: ListingAddress, query: URLSearchParams) => (query.size === 0 ? path : `${path}?${query}`)

const isWidth = (value: string) => WIDTHS.some(width => width === value)

const hasShape = (facet: FacetId): facet is FacetId & keyof typeof FACET_SHAPES => Object.hasOwn(FACET_SHAPES, facet)

/** Whether a facet may have such a value at all. */
function mayBe(facet: FacetId, value: string): boolean {
  if (facet === 'width') return isWidth(value)
  return FACET_SHAPES[hasShape(facet) ? facet : 'text'].test(value)
}

const valuesOf = (query: URLSearchParams, facet: FacetId) =>
  query
    .getAll(facet)
    .flatMap(part => part.split(','))
    .filter(Boolean)

/** The same listing with a value of a facet chosen, or not any more. */
export function toggled(address: ListingAddress, facet: FacetId, value: string): string {
  const query = new URLSearchParams(address.query)
  const before = valuesOf(query, facet)
  const rest = before.filter(each => each !== value)
  const after = before.includes(value) ? rest : SINGLE.has(facet) ? [value] : [...rest, value]
  query.delete(facet)
  for (const each of after) query.append(facet, each)
  return written(address, query)
}

export function without(address: ListingAddress, facet: FacetId): string {
  const query = new URLSearchParams(address.query)
  query.delete(facet)
  return written(address, query)
}

export function cleared(address: ListingAddress): string {
  const query = new URLSearchParams(address.query)
  for (const facet of FACETS) query.delete(facet)
  return written(address, query)
}

/** Which pages of a listing stand on one of ours: so many, from the first of them on. */
export type Stretch = { readonly first: number; readonly shown: number }

export function showing(address: ListingAddress, { first, shown }: Stretch): string {
  const query = new URLSearchParams(address.query)
  if (first > 1) query.set('page', String(first))
  if (shown > 1) query.set('show', String(shown))
  return written(address, query)
}

/** What comes next: one page more, or, when there are enough for one document, the next ones by themselves. */
export const nextStretch = ({ first, shown }: Stretch): Stretch =>
  shown < MOST_SHOWN ? { first, shown: shown + 1 } : { first: first + shown, shown: 1 }

export const stretchBefore = ({ first }: Stretch): Stretch => ({ first: Math.max(1, first - MOST_SHOWN), shown: 1 })

/** Fields that a form about the listing must carry along. */
export const carried = ({ query }: ListingAddress, except: string): [name: string, value: string][] =>
  [...query].filter(([name]) => name !== except)

type ListFacet = Exclude<FacetId, 'rating' | 'store'>
export type Asked = { -readonly [F in ListFacet]?: string[] } & {
  rating?: string
  store?: string
  sort?: Sort
  pageSize?: string
}

/** What the address asks of the calls: only words they know, so that a stray parameter of an advertisement does no harm. */
export function askedOf({ searchParams }: URL): Asked {
  const asked: Asked = {}
  for (const facet of FACETS) {
    const values = valuesOf(searchParams, facet).filter(value => mayBe(facet, value))
    const [first] = values
    if (first === undefined) continue
    if (facet === 'rating' || facet === 'store') asked[facet] = first
    else asked[facet] = values
  }
  const sort = SORTS.find(each => each === searchParams.get('sort'))
  if (sort) asked.sort = sort
  if (searchParams.get('pageSize') === '48') asked.pageSize = '48'
  return asked
}

const MOST_SHOWN = 10
const LAST_PAGE = 1000

export function stretchOf({ searchParams }: URL): Stretch {
  const numberIn = (name: string, most: number) => {
    const wanted = Number(searchParams.get(name) ?? 1)
    return Number.isInteger(wanted) && wanted >= 1 ? Math.min(wanted, most) : 1
  }
  const first = numberIn('page', LAST_PAGE)
  return { first, shown: numberIn('show', Math.min(MOST_SHOWN, LAST_PAGE - first + 1)) }
}

export const isFiltered = (listing: Pick<Listing, 'selected'>): boolean => listing.selected.length > 0
