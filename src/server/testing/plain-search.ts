import { FACETS, shelvesIn, type FacetId, type Sort } from '#contract/products/listing-options.ts'
import { siteIndex, STOCK, ratingOf, type CatalogStyle } from '../catalog/style.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { wantedStore, wantedVariant } from '../catalog/narrowing.ts'
import { holdsOf, priceRanges } from '../catalog/price-ranges.ts'
import type { FacetCounts, ListAsk, SearchEngine, Selection, Sought } from '../catalog/search-engine.ts'
import { shownPrice } from '../catalog/shown-colour.ts'
import { wordsOf, stemsOf } from '../catalog/text/stem.ts'
import { inLanguage } from '../catalog/words.ts'

type Where = Pick<ListAsk, 'site' | 'sought' | 'categoryId' | 'steering'>

/** Another engine, as one beyond a network would be: it has a list of styles, walks along it, and answers later. */
export class PlainSearch implements SearchEngine {
  readonly #catalog: Catalog

  constructor(catalog: Catalog) {
    this.#catalog = catalog
  }

  get generation(): number {
    return this.#catalog.generation
  }

  async list(ask: ListAsk) {
    const all = this.#among(ask)
    const left = this.#ordered(all.filter(fits(ask)), ask)
    const ids = left.slice(ask.offset, ask.offset + ask.limit).map(({ id }) => id)
    return { total: left.length, ids, corrected: undefined, counts: async () => countsOf(all, ask) }
  }

  async best({ site, steering, ...sought }: Sought, most: number) {
    const where = { site, sought, ...(steering && { steering }) }
    const found = this.#ordered(this.#among(where), { ...where, selection: {}, sort: 'recommended' })
    return { total: found.length, ids: found.slice(0, most).map(({ id }) => id) }
  }

  async popular(where: Where, most: number) {
    const found = this.#ordered(this.#among(where), { site: where.site, selection: {}, sort: 'recommended' })
    return found.slice(0, most).map(({ id }) => id)
  }

  countsIn = async (categoryIds: readonly number[], site: ListAsk['site']) =>
    categoryIds.map(categoryId => this.#among({ site, categoryId }).length)

  completions = async (beginning: string, language: Sought['language'], most: number) =>
    [...this.#words(language)].filter(word => word.startsWith(beginning)).slice(0, most)

  async knows(words: readonly string[], language: Sought['language']) {
    const known = new Set([...this.#words(language)].map(word => stemsOf(word, language)))
    return words.every(word => known.has(stemsOf(word, language)))
  }

  #words = (language: Sought['language']) =>
    new Set(this.#catalog.styles.flatMap(style => (style ? wordsOf(inLanguage(style.names, language)) : [])))

  #among({ site, sought, categoryId, steering }: Where): CatalogStyle[] {
    const at = siteIndex(site)
    const pinned = new Set(sought ? this.#pinsOf({ site, steering, ...sought }) : [])
    return this.#catalog.styles.flatMap(style => {
      if (!style || (style.supply[at]?.shown ?? -1) < 0) return []
      if (categoryId !== undefined && !style.categories.includes(categoryId)) return []
      return !sought || pinned.has(style.id) || isNamed(style, sought) ? [style] : []
    })
  }

  #ordered(styles: readonly CatalogStyle[], ask: Where & { selection: Selection; sort: Sort }): CatalogStyle[] {
    const site = siteIndex(ask.site)
    const keyOf = KEYS[ask.sort] ?? (({ popularity }: CatalogStyle) => popularity)
    const pins = ask.sought && ask.sort === 'recommended' ? this.#pinsOf({ ...ask, ...ask.sought }) : []
    const place = (style: CatalogStyle) => [
      Number(!style.supply[site]?.stock.some(level => level !== STOCK.out)),
      pins.includes(style.id) ? pins.indexOf(style.id) : pins.length,
      -keyOf(style, shownPrice(style, site, wantedVariant(ask.selection), wantedStore(ask.selection))),
    ]
    const placed = styles.map(style => ({ style, at: place(style) }))
    const by = (one: readonly number[], other: readonly number[]) =>
      one.map((each, at) => each - (other[at] ?? 0)).find(difference => difference !== 0) ?? 0
    return placed.sort((one, other) => by(one.at, other.at)).map(({ style }) => style)
  }

  #pinsOf({ site, text, language, steering = this.#catalog.steered.steering }: Sought): string[] {
    const rules = steering.ofQuery(text, language, site)
    return rules.flatMap(({ effect, styleIds }) => (effect === 'pin' ? styleIds : []))
  }
}

const KEYS: Partial<Record<Sort, (style: CatalogStyle, price: number) => number>> = {
  newest: style => style.launchedAt,
  rating: ratingOf,
  'price-asc': (_, price) => -price,
  'price-desc': (_, price) => price,
}

function isNamed(style: CatalogStyle, { text, language, unfinished }: Omit<Sought, 'site'>): boolean {
  const words = wordsOf(inLanguage(style.names, language))
  const stems = new Set(words.map(word => stemsOf(word, language)))
  const typed = wordsOf(text)
  return (
    typed.length > 0 &&
    typed.every(
      (word, at) =>
        stems.has(stemsOf(word, language)) ||
        (unfinished === true && at === typed.length - 1 && words.some(each => each.startsWith(word))),
    )
  )
}

const fits =
  ({ site, selection }: { site: ListAsk['site']; selection: Selection }) =>
  (style: CatalogStyle): boolean =>
    FACETS.every(facet => VARIANT.has(facet) || isChosen(style, siteIndex(site), facet, selection)) &&
    hasVariant(style, siteIndex(site), selection)

const VARIANT: ReadonlySet<FacetId> = new Set(['size', 'width', 'colour', 'store'])

function isChosen(style: CatalogStyle, site: number, facet: FacetId, selection: Selection): boolean {
  const values = selection[facet]
  if (!values || values.length === 0) return true
  const sought = facet === 'category' ? values.flatMap(shelvesIn) : values
  if (facet !== 'price') return sought.some(value => valuesOf(style, facet).includes(value))
  const price = shownPrice(style, site, wantedVariant(selection), wantedStore(selection))
  return values.some(range => holdsOf(range)(price))
}

function valuesOf(style: CatalogStyle, facet: FacetId): readonly string[] {
  if (facet === 'category') return style.categories.map(String)
  if (facet === 'gender') return [style.gender]
  if (facet === 'brand') return style.brand === undefined ? [] : [style.brand]
  if (facet === 'activity') return style.activities
  if (facet === 'feature') return style.features
  return style.ratingCount === 0 ? [] : ['1', '2', '3', '4', '5'].filter(stars => ratingOf(style) >= Number(stars))
}

/** One colour must be all that is wanted, in the store, where one is. */
function hasVariant(style: CatalogStyle, site: number, selection: Selection): boolean {
  const { colour, size, width } = wantedVariant(selection)
  const store = wantedStore(selection)
  if (!colour && !size && !width && store === undefined) return true
  const supply = style.supply[site]
  const runs = store === undefined ? supply?.runs : style.stores.find(each => String(each.store) === store)?.runs
  if (store !== undefined && !runs) return false
  if (!colour && !size && !width) return true
  return style.colours.some(({ family }, at) => {
    if (!supply?.offers[at] || (colour && !colour.has(family))) return false
    if (!size && !width && store === undefined) return true
    return runs?.[at]?.some(fit => (!size || size.has(fit.size)) && (!width || width.has(fit.width))) ?? false
  })
}

function countsOf(all: readonly CatalogStyle[], ask: ListAsk): FacetCounts {
  const site = siteIndex(ask.site)
  const known = (facet: FacetId): Iterable<string> => {
    if (facet === 'price') return priceRanges
    if (facet === 'category') return ask.categories
    if (facet === 'store') return []
    if (facet === 'colour') return all.flatMap(({ colours }) => colours.map(({ family }) => family))
    if (facet === 'size' || facet === 'width')
      return all.flatMap(({ supply }) => supply[site]?.runs.flat().map(fit => fit[facet]) ?? [])
    return all.flatMap(style => valuesOf(style, facet))
  }
  const count = (facet: FacetId, value: string) =>
    all.filter(fits({ site: ask.site, selection: { ...ask.selection, [facet]: [value] } })).length
  return new Map(
    FACETS.map(facet => {
      const chosen = ask.selection[facet] ?? []
      const counts = [...new Set([...known(facet), ...chosen])].map(value => [value, count(facet, value)] as const)
      return [facet, new Map(counts.filter(([value, n]) => n > 0 || chosen.includes(value)))]
    }),
  )
}
