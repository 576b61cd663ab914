import { Bounded } from '#domain/memory/bounded.ts'
import { FACETS, shelvesIn, type FacetId } from '#contract/products/listing-options.ts'
import type { Facet, Listing } from '#contract/products/listing.entities.ts'
import { bcp47Of, type Locale, languageOf, siteOfLocale, type Language } from '#domain/sites/sites.ts'
import type { Catalog } from '../catalog/catalog.ts'
import { endsOf, priceRanges } from '../catalog/price-ranges.ts'
import type { FacetCounts, Selection } from '../catalog/search-engine.ts'
import { inLanguage } from '../catalog/words.ts'
import { FACET_TEXTS, PHRASES, say, WIDTH_TEXTS } from './listing-texts.ts'

const DISPLAYS = {
  category: 'list',
  gender: 'list',
  brand: 'list',
  size: 'grid',
  width: 'list',
  colour: 'swatches',
  price: 'range',
  activity: 'list',
  feature: 'list',
  rating: 'stars',
  store: 'list',
} as const satisfies Record<FacetId, Facet['display']>

/** Five stars and up would leave nearly nothing, one star and up nearly everything. */
const STARS = ['4', '3', '2']

type Around = { catalog: Catalog; locale: Locale; categoryId: number | undefined; selection: Selection }

export function facetsOf(allCounts: FacetCounts, total: number, around: Around): Facet[] {
  const language = languageOf(around.locale)
  return shownFacets(around).flatMap(id => {
    const counts = allCounts.get(id) ?? new Map<string, number>()
    const chosen = new Set(around.selection[id] ?? [])
    const values = orderedValues(id, counts, around, chosen).map(value => {
      const swatch = id === 'colour' ? around.catalog.lexicon.swatchOf(id, value) : undefined
      return {
        value,
        label: labelOf(id, value, around),
        count: counts.get(value) ?? 0,
        isSelected: chosen.has(value),
        ...(swatch === undefined ? {} : { swatch }),
      }
    })
    // One value that every product has tells nothing apart.
    const tellsApart = values.length > 1 || values.some(({ isSelected, count }) => isSelected || count < total)
    return tellsApart ? [{ id, label: say(FACET_TEXTS[id], language), display: DISPLAYS[id], values }] : []
  })
}

/** A category may say by what it is filtered. What is chosen already is shown, so that it can be taken back. */
function shownFacets({ catalog, categoryId, selection }: Around): readonly FacetId[] {
  const own = categoryId === undefined ? undefined : catalog.steered.steering.filtersOf(catalog.tree.pathOf(categoryId))
  if (!own) return FACETS
  return [...own, ...FACETS.filter(id => !own.includes(id) && (selection[id]?.length ?? 0) > 0)]
}

export const chipsOf = ({ selection, ...around }: Around): Listing['selected'] =>
  FACETS.flatMap(facetId =>
    (selection[facetId] ?? []).map(value => ({
      facetId,
      value,
      label: labelOf(facetId, value, { selection, ...around }),
    })),
  )

/** The children of a category, or what may be chosen from among everything. */
export const categoriesBelow = ({ tree }: Catalog, categoryId: number | undefined): readonly string[] =>
  categoryId === undefined ? tree.shelves : (tree.find(categoryId)?.children ?? []).map(String)

function orderedValues(
  id: FacetId,
  counts: ReadonlyMap<string, number>,
  { catalog, categoryId }: Around,
  chosen: ReadonlySet<string>,
): string[] {
  const present = (value: string) => counts.has(value) || chosen.has(value)
  if (id === 'rating') return [...new Set([...STARS, ...chosen])].filter(present)
  if (id === 'price') return [...new Set([...priceRanges, ...chosen])].filter(present)
  if (id === 'category') {
    return [...new Set([...categoriesBelow(catalog, categoryId), ...chosen])].filter(present)
  }
  const placed = [...counts.keys()].map(value => ({ value, place: catalog.lexicon.positionOf(id, value) }))
  return placed.sort((a, b) => a.place - b.place || (a.value < b.value ? -1 : 1)).map(({ value }) => value)
}

function labelOf(id: FacetId, value: string, { catalog, locale }: Around): string {
  const language = languageOf(locale)
  if (id === 'category') {
    const [shelf] = shelvesIn(value)
    return inLanguage(catalog.tree.find(Number(shelf))?.names ?? {}, language) || value
  }
  if (id === 'price') return priceLabel(value, locale)
  if (id === 'rating') return say(PHRASES.stars, language, { stars: value })
  const width = id === 'width' ? Object.entries(WIDTH_TEXTS).find(([key]) => key === value)?.[1] : undefined
  return width ? say(width, language) : catalog.lexicon.labelOf(id, value, language)
}

const MOST_LABELS = 500
const priceLabels = new Bounded<string>(MOST_LABELS)

function priceLabel(range: string, locale: Locale): string {
  const key = `${locale} ${range}`
  return priceLabels.get(key) ?? priceLabels.set(key, writePriceLabel(range, locale))
}

const formats = new Map<Locale, Intl.NumberFormat>()

/** Making a format costs more than using it a thousand times. */
function wholeFormat(locale: Locale): Intl.NumberFormat {
  const { currency } = siteOfLocale(locale)
  const known =
    formats.get(locale) ??
    new Intl.NumberFormat(bcp47Of(locale), {
      style: 'currency',
      currency,
      currencyDisplay: currency === 'CAD' ? 'code' : 'symbol',
      maximumFractionDigits: 0,
    })
  formats.set(locale, known)
  return known
}

function writePriceLabel(range: string, locale: Locale): string {
  const language: Language = languageOf(locale)
  const { low, high } = endsOf(range)
  const whole = (minor: number) => wholeFormat(locale).format(minor / 100)
  if (high === undefined) return say(PHRASES.over, language, { low: whole(low) })
  // Ranges end one minor unit below the next: read as the round number.
  const upTo = whole(Math.ceil((high + 1) / 100) * 100)
  return low === 0
    ? say(PHRASES.under, language, { high: upTo })
    : say(PHRASES.between, language, { low: whole(low), high: upTo })
}
