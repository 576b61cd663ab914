import type { SiteId } from '#domain/sites/sites.ts'
import { SITE_IDS } from '#domain/sites/sites.ts'
import type { Words } from './words.ts'

export const SITE_COUNT = SITE_IDS.length
export const siteIndex = (site: SiteId): number => SITE_IDS.indexOf(site)

type CatalogColour = {
  readonly id: string
  readonly names: Words
  readonly family: string
  readonly hexes: readonly string[]
  /** The first two pictures; details read the rest. */
  readonly media: readonly string[]
}

/** What one site asks for a colour, in minor units. */
export type Offer = {
  readonly lowCurrent: number
  readonly highCurrent: number
  readonly lowOriginal: number
  readonly highOriginal: number
  readonly historicBest: number | undefined
  readonly previousBest: number | undefined
}

export const STOCK = { out: 0, low: 1, in: 2 } as const
export type StockLevel = (typeof STOCK)[keyof typeof STOCK]

/** At this many units of a colour or fewer a shopper is told that little is left. */
const LOW_UNITS = 12

export const levelOf = (units: number): StockLevel =>
  units <= 0 ? STOCK.out : units <= LOW_UNITS ? STOCK.low : STOCK.in

/** For so many days after its launch a style is new. */
export const NEW_DAYS = 60

/** Of which nobody gets more than so many at once. */
const LIMITED_QTY = 10

export const isLimited = (row: { readonly max_qty: number; readonly is_gift_card: boolean }): boolean =>
  row.max_qty <= LIMITED_QTY && !row.is_gift_card

/** A size in a width. Each exists once, so that it can be a key, and has a number, so that sets can lie in a row. */
export type Fit = { readonly size: string; readonly width: string; readonly number: number }

/** What can be bought of a style at one site. */
export type SiteSupply = {
  readonly offers: readonly (Offer | undefined)[]
  readonly stock: readonly StockLevel[]
  /** What is in stock of each colour that has a price. */
  readonly runs: readonly (readonly Fit[])[]
  /** Which colour a card shows: the first that can be bought, else the first with a price; -1 when there is none. */
  readonly shown: number
}

/** What a store has of each colour. */
export type StoreShelf = { readonly store: number; readonly runs: readonly (readonly Fit[])[] }

export type CatalogStyle = {
  readonly id: string
  readonly kind: string
  readonly gender: string
  readonly brand: string | undefined
  readonly names: Words
  readonly taglines: Words
  readonly activities: readonly string[]
  readonly features: readonly string[]
  readonly scale: string
  /** Which of its kind's pictures show it. */
  readonly artVariant: number
  readonly isGiftCard: boolean
  readonly isCustomisable: boolean
  /** Colours a shopper may choose, by code; empty unless it is customisable. */
  readonly customHexes: ReadonlyMap<string, string>
  readonly isLimited: boolean
  readonly popularity: number
  readonly ratingCount: number
  readonly ratingSum: number
  readonly launchedAt: number
  /** The categories it lies in and all above them. */
  readonly categories: readonly number[]
  readonly colours: readonly CatalogColour[]
  /** By index of the site. */
  readonly supply: readonly SiteSupply[]
  /** Stores that have any of it. */
  readonly stores: readonly StoreShelf[]
}

export const ratingOf = ({ ratingCount, ratingSum }: Pick<CatalogStyle, 'ratingCount' | 'ratingSum'>): number =>
  ratingCount === 0 ? 0 : ratingSum / ratingCount

/** Whether lists that show a style where it stands still may: at each site it is sold, and in stock, as before. */
export const isListedAlike = (style: CatalogStyle, before: CatalogStyle | undefined): boolean =>
  before !== undefined &&
  style.supply.every((supply, site) => {
    const was = before.supply[site]
    const inStock = (stock: readonly StockLevel[] = []) => stock.some(level => level !== STOCK.out)
    return supply.shown >= 0 === (was?.shown ?? -1) >= 0 && inStock(supply.stock) === inStock(was?.stock)
  })
