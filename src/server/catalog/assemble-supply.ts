import type { SizeSystem } from '#domain/sites/size-names.ts'
import { SITE_IDS, SITES, type SiteId } from '#domain/sites/sites.ts'
import type { PriceRow, StockRow } from './catalog.queries.ts'
import { runsIn } from './fits.ts'
import type { SizeNames } from './lexicon.ts'
import { offerOf } from './kept-once.ts'
import { levelOf, STOCK, type Fit, type Offer, type SiteSupply, type StockLevel } from './style.ts'
import type { Interned } from './words.ts'

/** Of each colour of a style. */
export type SupplyRows = readonly { prices: readonly PriceRow[] | undefined; stock: readonly StockRow[] | undefined }[]
export type Ways = {
  /** Which distribution centres ship for each site, by index of the site. */
  readonly centres: readonly ReadonlySet<number>[]
  readonly sizeNames: (scale: string, system: SizeSystem) => SizeNames | undefined
}

/** Many sites are served from one place, or ask the same: what they share of a style is kept once. */
export function suppliesOf(rows: SupplyRows, scale: string, { centres, sizeNames }: Ways): SiteSupply[] {
  const supplies: SiteSupply[] = []
  for (const [index, site] of SITE_IDS.entries()) {
    const colours = rows.map(({ prices, stock }) => ({
      price: priceAt(site, prices),
      stock: stock?.filter(each => centres[index]?.has(each.location_id)) ?? [],
    }))
    supplies.push(shared(supplyOf(colours, runsIn(sizeNames(scale, SITES[site].sizeSystem))), supplies))
  }
  return supplies
}

const isAlike = <T>(list: readonly T[], other: readonly T[]) => list.every((each, at) => each === other[at])

function shared(supply: SiteSupply, known: readonly SiteSupply[]): SiteSupply {
  const offers = known.find(each => isAlike(supply.offers, each.offers))?.offers ?? supply.offers
  const stock = known.find(each => isAlike(supply.stock, each.stock))?.stock ?? supply.stock
  const runs = known.find(each => isAlike(supply.runs, each.runs))?.runs ?? supply.runs
  // Which colour is shown follows from offers and stock.
  return (
    known.find(each => each.offers === offers && each.stock === stock && each.runs === runs) ?? {
      ...supply,
      offers,
      stock,
      runs,
    }
  )
}

type ColourSupply = { price: PriceRow | undefined; stock: readonly StockRow[] }

function supplyOf(colours: readonly ColourSupply[], kept: Interned<readonly Fit[]>): SiteSupply {
  const levels = colours.map(levelOfColour)
  const buyable = levels.findIndex(level => level !== STOCK.out)
  return {
    offers: colours.map(({ price }) => price && offerIn(price)),
    stock: levels,
    runs: colours.map(colour => runOf(colour, kept)),
    shown: buyable >= 0 ? buyable : colours.findIndex(({ price }) => price !== undefined),
  }
}

export const NO_RUN: readonly Fit[] = []

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

export const offerIn = (row: PriceRow): Offer =>
  offerOf(row.low_current, row.high_current, row.low_original, row.high_original, row.historic_best, row.previous_best)
