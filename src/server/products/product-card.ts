import type { ProductCard } from '#contract/products/listing.entities.ts'
import { Bounded } from '#domain/memory/bounded.ts'
import { productPageUrl } from '#domain/sites/shop-urls.ts'
import { productSlug, slugsOf } from '#domain/sites/slugs.ts'
import { languageOf, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import type { Shop } from '../shop.ts'
import { shownAt } from '../catalog/shown-colour.ts'
import { NEW_DAYS, ratingOf, siteIndex, STOCK, type CatalogStyle, type StockLevel } from '../catalog/style.ts'
import type { WantedVariant } from '../catalog/variant-index.ts'
import { inLanguage } from '../catalog/words.ts'
import { BADGE_TEXTS, say, type BadgeId } from './listing-texts.ts'
import { firstPicture, productPicture } from './picture.ts'
import { priceOf } from './product-price.ts'

const DAY = 86_400_000
const BESTSELLER = 7_000
const MOST_BADGES = 2
/** A large shop in its busiest language: cards that come and go are what the garbage collector stops the shop for. */
const MOST_KEPT = 24_000

const STOCK_STATES = {
  [STOCK.out]: 'OutOfStock',
  [STOCK.low]: 'LowStock',
  [STOCK.in]: 'InStock',
} as const satisfies Record<StockLevel, string>

export const productUrl = (locale: Locale, name: string, productId: string): string =>
  productPageUrl(locale, productSlug(name, productId))

export type WrittenCard = { readonly card: ProductCard; readonly json: string }
type Kept = WrittenCard & { readonly style: CatalogStyle; readonly isNew: boolean }
/** For whom, and when. */
type Around = Pick<Shop, 'locale' | 'now'>
const kept = new Bounded<Kept>(MOST_KEPT)

/** What a listing shows of a style: the colour asked for, or the first that can be bought. Undefined where it is not sold. */
export const cardOf = (style: CatalogStyle, shop: Around, wanted: WantedVariant = {}): ProductCard | undefined =>
  keptCard(style, shop, shownAt(style, indexOf(shop), wanted))?.card

/** The same along with its JSON. */
export const writtenCardOf = (
  style: CatalogStyle,
  shop: Around,
  wanted: WantedVariant,
  store: string | undefined,
): WrittenCard | undefined => keptCard(style, shop, shownAt(style, indexOf(shop), wanted, store))

const indexOf = ({ locale }: Around) => siteIndex(siteOfLocale(locale).id)

/** The card of one colour; undefined where that is not sold. */
export const cardOfColour = (style: CatalogStyle, shop: Around, colourId: string): ProductCard | undefined =>
  keptCard(
    style,
    shop,
    style.colours.findIndex(colour => colour.id === colourId),
  )?.card

function keptCard(style: CatalogStyle, { locale, now }: Around, shown: number): Kept | undefined {
  const key = `${locale} ${style.id} ${shown}`
  const known = kept.get(key)
  const isNew = isNewAt(style, now)
  if (known?.style === style && known.isNew === isNew) return known
  const card = makeCard(style, { locale, now }, shown)
  if (!card) return undefined
  return kept.set(key, { style, isNew, card, json: JSON.stringify(card) })
}

function makeCard(style: CatalogStyle, { locale, now }: Around, shown: number): ProductCard | undefined {
  const site = siteOfLocale(locale)
  const language = languageOf(locale)
  const supply = style.supply[siteIndex(site.id)]
  const colour = style.colours[shown]
  const offer = supply?.offers[shown]
  if (!supply || !colour || !offer) return undefined
  const name = inLanguage(style.names, language)
  const altOf = (at: number) => `${name}, ${inLanguage(style.colours[at]?.names ?? {}, language)}`
  const slugOf = slugsOf(name)
  const urlOf = (id: string) => productPageUrl(locale, slugOf(id))
  const [, second] = colour.media
  const level = supply.stock[shown] ?? STOCK.out
  return {
    id: colour.id,
    masterId: style.id,
    name,
    tagline: inLanguage(style.taglines, language),
    url: urlOf(colour.id),
    image: firstPicture(colour.media, altOf(shown)),
    ...(second === undefined ? {} : { hoverImage: productPicture(second, '') }),
    price: priceOf(offer, site),
    currency: site.currency,
    ...(style.ratingCount > 0
      ? { rating: { score: Math.round(ratingOf(style) * 10) / 10, showScore: true, count: style.ratingCount } }
      : {}),
    badges: badgesOf(style, { now, onSale: offer.lowCurrent < offer.lowOriginal, level }).map(id => ({
      id,
      label: say(BADGE_TEXTS[id], language),
    })),
    swatches: style.colours.flatMap((each, at) =>
      supply.offers[at]
        ? [
            {
              id: each.id,
              name: inLanguage(each.names, language),
              hexes: [...each.hexes],
              url: urlOf(each.id),
              image: firstPicture(each.media, altOf(at)),
            },
          ]
        : [],
    ),
    stockState: STOCK_STATES[level],
    isCustoms: style.isCustomisable,
    isDigitalProduct: style.isGiftCard,
  }
}

const isNewAt = ({ launchedAt }: Pick<CatalogStyle, 'launchedAt'>, now: Date): boolean =>
  now.getTime() - launchedAt < NEW_DAYS * DAY

export function badgesOf(
  style: Pick<CatalogStyle, 'launchedAt' | 'isLimited' | 'popularity' | 'features'>,
  { now, onSale, level }: { now: Date; onSale: boolean; level: StockLevel },
): BadgeId[] {
  const badges: BadgeId[] = []
  if (onSale) badges.push('sale')
  if (isNewAt(style, now)) badges.push('new')
  if (style.isLimited) badges.push('limited')
  if (level === STOCK.low) badges.push('last-sizes')
  if (style.popularity >= BESTSELLER) badges.push('bestseller')
  if (style.features.includes('recycled')) badges.push('recycled')
  return badges.slice(0, MOST_BADGES)
}
