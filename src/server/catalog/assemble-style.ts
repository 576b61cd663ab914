import type { SizeSystem } from '#domain/sites/size-names.ts'
import type { Log } from '../log.ts'
import { NO_RUN, suppliesOf, type Ways } from './assemble-supply.ts'
import type { ColourRow, PriceRow, StockRow, StoreRow, StyleRow } from './catalog.queries.ts'
import { readZones } from './custom-zones.ts'
import { named, readRun } from './fits.ts'
import type { SizeNames } from './lexicon.ts'
import { labelOf, listOf, wordsIn } from './kept-once.ts'
import { isLimited, type CatalogStyle, type StoreShelf } from './style.ts'
import { readWords } from './words.ts'

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
export type Surroundings = Ways & {
  readonly pathOf: (categoryId: number) => readonly number[]
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
      kind: labelOf(row.kind),
      gender: labelOf(row.gender),
      brand: row.brand === null ? undefined : labelOf(row.brand),
      names: readWords(JSON.parse(row.names)),
      taglines: wordsIn(row.taglines),
      activities: listOf(row.activities.filter(Boolean)),
      features: listOf(row.features),
      scale: labelOf(row.size_scale),
      artVariant: row.art_variant,
      isGiftCard: row.is_gift_card,
      isCustomisable: row.is_customisable,
      customHexes: hexesIn(row, surroundings.log),
      isLimited: isLimited(row),
      popularity: row.popularity,
      ratingCount: row.rating_count,
      ratingSum: row.rating_sum,
      launchedAt: row.launched_at.getTime(),
      categories: [...new Set((row.categories ?? []).flatMap(surroundings.pathOf))],
      colours: own.map(({ id, names, family, hexes, media }) => ({
        id,
        names: wordsIn(names),
        family: labelOf(family),
        hexes: listOf(hexes),
        media,
      })),
      supply: suppliesOf(
        own.map(({ id }) => ({ prices: prices.get(id), stock: stock.get(id) })),
        row.size_scale,
        surroundings,
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
