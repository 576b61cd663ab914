import type { SizeSystem } from '#domain/sites/size-names.ts'
import { SITE_IDS, SITES, type SiteId } from '#domain/sites/sites.ts'
import type { Log } from '../log.ts'
import type { ColourRow, PriceRow, StockRow, StoreRow, StyleRow } from './catalog.queries.ts'
import { readZones } from './custom-zones.ts'
import type { SizeNames } from './lexicon.ts'
import {
  levelOf,
  STOCK,
  type CatalogStyle,
  type Fit,
  type Offer,
  type SiteSupply,
  type StockLevel,
  type StoreShelf,
} from './style.ts'
import { Interned, readWords, type Words } from './words.ts'

const LIMITED_QTY = 10

/** Every sale of a last piece makes another run. */
const MOST_SHARED = 100_000

const words = new Interned<Words>(text => readWords(JSON.parse(text)), MOST_SHARED)
const lists = new Interned<readonly string[]>(text => text.split('|'), MOST_SHARED)
/** `9.5/wide`; a size may hold a stroke, a width does not. Sizes are few, and compared by identity: none is forgotten. */
const fits = new Interned<Fit>(text => {
  const end = text.lastIndexOf('/')
  return { size: text.slice(0, end), width: text.slice(end + 1) }
}, Number.POSITIVE_INFINITY)
const readRun = (text: string): readonly Fit[] => text.split('|').map(each => fits.of(each))
const runs = new Interned(readRun, MOST_SHARED)

const named = (run: readonly Fit[], names: SizeNames): readonly Fit[] =>
  run.map(({ size, width }) => fits.of(`${names.get(size) ?? size}/${width}`))

/** Where sizes go by other names than their labels; the names are read anew when any of them changes. */
const namedRuns = new WeakMap<SizeNames, Interned<readonly Fit[]>>()
function runsIn(names: SizeNames | undefined): Interned<readonly Fit[]> {
  if (!names) return runs
  const known = namedRuns.get(names) ?? new Interned(text => named(readRun(text), names), MOST_SHARED)
  namedRuns.set(names, known)
  return known
}

const NO_HEXES: ReadonlyMap<string, string> = new Map()
function hexesIn({ id: style, custom_zones: zones }: StyleRow, log: Log): ReadonlyMap<string, string> {
  if (zones === null) return NO_HEXES
  const read = readZones(zones, reason => log.error('What can be customised cannot be read', { style, reason }))
  return new Map(read.flatMap(zone => zone.options.map(({ id, hex }) => [id, hex] as const)))
}

export type Rows = {
  styles: StyleRow[]
  colours: ColourRow[]
  prices: PriceRow[]
  stock: StockRow[]
  stores: StoreRow[]
}
export type Surroundings = {
  /** Which distribution centres ship for each site, by index of the site. */
  readonly centres: readonly ReadonlySet<number>[]
  readonly pathOf: (categoryId: number) => readonly number[]
  readonly sizeNames: (scale: string, system: SizeSystem) => SizeNames | undefined
  readonly sizesInStore: (store: number) => SizeSystem
  readonly log: Log
}

/** One after the other, as they are asked for: all of them at once would take long. */
export function* assembleStyles(rows: Rows, surroundings: Surroundings): Generator<CatalogStyle> {
  const colours = Map.groupBy(rows.colours, row => row.style_id)
  const prices = Map.groupBy(rows.prices, row => row.colour_id)
  const stock = Map.groupBy(rows.stock, row => row.colour_id)
  const stores = Map.groupBy(rows.stores, row => row.style_id)
  for (const row of rows.styles) {
    const own = colours.get(row.id) ?? []
    yield {
      id: row.id,
      kind: row.kind,
      gender: row.gender,
      brand: row.brand ?? undefined,
      names: readWords(JSON.parse(row.names)),
      taglines: words.of(row.taglines),
      activities: lists.of(row.activities.join('|')).filter(Boolean),
      features: row.features,
      scale: row.size_scale,
      artVariant: row.art_variant,
      isGiftCard: row.is_gift_card,
      isCustomisable: row.is_customisable,
      customHexes: hexesIn(row, surroundings.log),
      isLimited: row.max_qty <= LIMITED_QTY && !row.is_gift_card,
      popularity: row.popularity,
      ratingCount: row.rating_count,
      ratingSum: row.rating_sum,
      launchedAt: row.launched_at.getTime(),
      categories: [...new Set((row.categories ?? []).flatMap(surroundings.pathOf))],
      colours: own.map(({ id, names, family, hexes, media }) => ({
        id,
        names: words.of(names),
        family,
        hexes: lists.of(hexes.join('|')),
        media,
      })),
      supply: SITE_IDS.map((site, index) =>
        supplyOf(
          own.map(({ id }) => ({
            price: priceAt(site, prices.get(id)),
            stock: stock.get(id)?.filter(each => surroundings.centres[index]?.has(each.location_id)) ?? [],
          })),
          runsIn(surroundings.sizeNames(row.size_scale, SITES[site].sizeSystem)),
        ),
      ),
      stores: shelvesOf(stores.get(row.id) ?? [], own, store =>
        surroundings.sizeNames(row.size_scale, surroundings.sizesInStore(store)),
      ),
    }
  }
}

/** Hardly two shelves are alike: their runs are not worth sharing. */
const shelvesOf = (
  rows: readonly StoreRow[],
  colours: readonly ColourRow[],
  namesIn: (store: number) => SizeNames | undefined,
): StoreShelf[] =>
  [...Map.groupBy(rows, row => row.location_id)].map(([store, own]) => {
    const names = namesIn(store)
    return {
      store,
      runs: colours.map(({ id }) => {
        const row = own.find(each => each.colour_id === id)
        const run = row ? readRun(row.fits) : NO_RUN
        return names ? named(run, names) : run
      }),
    }
  })

type ColourSupply = { price: PriceRow | undefined; stock: StockRow[] }

function supplyOf(colours: readonly ColourSupply[], kept: Interned<readonly Fit[]>): SiteSupply {
  const levels = colours.map(levelOfColour)
  const buyable = levels.findIndex(level => level !== STOCK.out)
  return {
    offers: colours.map(({ price }) => price && offerOf(price)),
    stock: levels,
    runs: colours.map(colour => runOf(colour, kept)),
    shown: buyable >= 0 ? buyable : colours.findIndex(({ price }) => price !== undefined),
  }
}

const NO_RUN: readonly Fit[] = []

/** Most sites are served from one place, whose run many colours share. */
function runOf({ price, stock }: ColourSupply, kept: Interned<readonly Fit[]>): readonly Fit[] {
  const [first, ...rest] = stock
  if (!price || !first) return NO_RUN
  return rest.length === 0 ? kept.of(first.fits) : [...new Set(stock.flatMap(row => kept.of(row.fits)))]
}

const levelOfColour = ({ price, stock }: ColourSupply): StockLevel =>
  price ? levelOf(stock.reduce((sum, row) => sum + row.units, 0)) : STOCK.out

export const priceAt = (site: SiteId, prices: readonly PriceRow[] | undefined): PriceRow | undefined =>
  prices?.find(price => price.site === site)

export const offerOf = (row: PriceRow): Offer => ({
  lowCurrent: row.low_current,
  highCurrent: row.high_current,
  lowOriginal: row.low_original,
  highOriginal: row.high_original,
  historicBest: row.historic_best ?? undefined,
  previousBest: row.previous_best ?? undefined,
})
