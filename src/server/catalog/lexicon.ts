import type { FacetId } from '#contract/products/listing-options.ts'
import { sizeIn, sizeName, sizePlace, type SizeSystem } from '#domain/sites/size-names.ts'
import { DEFAULT_SITE, findSite, SITE_IDS, SITES, type Language } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { readFacetLabels, readSiteLocations, readSizes, readStoreNames } from './catalog.queries.ts'
import { readPopularTerms, readRedirects, readSynonyms } from './lexicon.queries.ts'
import { stemsOf, wordsOf } from './text/stem.ts'
import { inLanguage, readWords, type Words } from './words.ts'

const MOST_POPULAR = 400

export type SizeStep = Awaited<ReturnType<typeof readSizes>>[number]
/** What the sizes of a run are called in a system, by their labels. */
export type SizeNames = ReadonlyMap<string, string>
type Label = { names: Words; position: number; swatch: string | undefined }
type ByLanguage<T> = Readonly<Record<Language, ReadonlyMap<string, T>>>

/** The small tables that listings and search read: labels, sizes, synonyms, redirects, popular terms. */
export type Lexicon = {
  readonly labelOf: (facet: FacetId, value: string, language: Language) => string
  readonly positionOf: (facet: FacetId, value: string) => number
  readonly swatchOf: (facet: FacetId, value: string) => string | undefined
  readonly sizesOf: (scale: string) => readonly SizeStep[]
  /** Absent where every size goes by its label. */
  readonly sizeNames: (scale: string, system: SizeSystem) => SizeNames | undefined
  readonly sizesInStore: (store: number) => SizeSystem
  readonly centres: readonly ReadonlySet<number>[]
  readonly synonyms: ByLanguage<readonly string[]>
  readonly redirects: ByLanguage<string>
  /** Changes with what is read of the styles themselves: their labels, their sizes, and where they are sent from. */
  readonly digest: string
  readonly popular: Readonly<Record<Language, readonly string[]>>
}

export async function readLexicon(db: Db): Promise<Lexicon> {
  const [labelRows, sizes, stores, locations, synonyms, redirects, popular] = await Promise.all([
    readFacetLabels(db),
    readSizes(db),
    readStoreNames(db),
    readSiteLocations(db),
    readSynonyms(db),
    readRedirects(db),
    readPopularTerms(db, MOST_POPULAR),
  ])
  const labels = new Map<string, Map<string, Label>>()
  for (const { facet, value, names, position, swatch } of labelRows) {
    const ofFacet = labels.get(facet) ?? new Map<string, Label>()
    labels.set(facet, ofFacet.set(value, { names: readWords(names), position, swatch: swatch ?? undefined }))
  }
  const storeNames = new Map(stores.map(store => [String(store.id), store.name]))
  const scales = Map.groupBy(sizes, size => size.scale)
  const systems = [...new Set(SITE_IDS.map(site => SITES[site].sizeSystem))]
  const named = new Map(systems.map(system => [system, namesIn(scales, system)]))
  const storeSystems = new Map(
    stores.map(({ id, country }) => [id, (findSite(country) ?? SITES[DEFAULT_SITE]).sizeSystem]),
  )
  const sizePositions = sizeOrder(sizes, systems)
  return {
    labelOf(facet, value, language) {
      if (facet === 'store') return storeNames.get(value) ?? value
      const label = labels.get(facet)?.get(value)
      if (!label) return facet === 'size' ? sizeIn(value, language) : capitalised(value)
      return inLanguage(label.names, language)
    },
    positionOf: (facet, value) =>
      facet === 'size' ? (sizePositions.get(value) ?? 9_999) : (labels.get(facet)?.get(value)?.position ?? 9_999),
    swatchOf: (facet, value) => labels.get(facet)?.get(value)?.swatch,
    sizesOf: scale => scales.get(scale) ?? [],
    sizeNames: (scale, system) => named.get(system)?.get(scale),
    sizesInStore: store => storeSystems.get(store) ?? SITES[DEFAULT_SITE].sizeSystem,
    centres: SITE_IDS.map(site => new Set(locations.filter(row => row.site === site).map(row => row.location_id))),
    synonyms: perLanguage(language =>
      byTerm(
        synonyms.filter(row => row.language === language),
        language,
      ),
    ),
    redirects: perLanguage(
      language =>
        new Map(
          redirects.filter(row => row.language === language).map(row => [wordsOf(row.term).join(' '), row.target]),
        ),
    ),
    digest: JSON.stringify([labelRows, sizes, locations]),
    popular: perLanguage(language => popular.filter(row => row.language === language).map(row => row.term)),
  }
}

const perLanguage = <T>(make: (language: Language) => T): Record<Language, T> => ({
  en: make('en'),
  fr: make('fr'),
  de: make('de'),
  es: make('es'),
})

/** By the stems of the term, so that all its forms mean the same. */
const byTerm = (
  rows: readonly { term: string; means: string[] }[],
  language: Language,
): ReadonlyMap<string, readonly string[]> => new Map(rows.map(({ term, means }) => [stemsOf(term, language), means]))

function sizeOrder(sizes: readonly SizeStep[], systems: readonly SizeSystem[]): ReadonlyMap<string, number> {
  const places = new Map<string, number>()
  for (const step of sizes)
    for (const name of systems.map(system => sizeName(step, system))) places.set(name, sizePlace(name, step.sort))
  return places
}

function namesIn(scales: ReadonlyMap<string, readonly SizeStep[]>, system: SizeSystem): ReadonlyMap<string, SizeNames> {
  const found = new Map<string, SizeNames>()
  for (const [scale, steps] of scales) {
    const names = new Map(steps.map(step => [step.label, sizeName(step, system)]))
    if ([...names].some(([label, name]) => label !== name)) found.set(scale, names)
  }
  return found
}

const capitalised = (value: string) => value.charAt(0).toUpperCase() + value.slice(1).replaceAll('-', ' ')
