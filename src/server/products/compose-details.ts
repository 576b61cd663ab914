import { WIDTHS } from '#contract/products/listing-options.ts'
import type { ColourProduct, ProductDetails, Variant } from '#contract/products/product.entities.ts'
import { pictureAlts } from '#domain/media/picture-alt.ts'
import type { Locale, Language } from '#domain/sites/sites.ts'
import type { Shop } from '../shop.ts'
import { readZones } from '../catalog/custom-zones.ts'
import type { SizeNames } from '../catalog/lexicon.ts'
import { inLanguage, listInLanguage, readWordLists, readWords } from '../catalog/words.ts'
import { isLimited, levelOf, type Offer } from '../catalog/style.ts'
import type { DetailsColourRow, DetailsRow, DetailsSkuRow } from './details.queries.ts'
import { clipsOf } from './films.ts'
import { fitOf } from './fit-summary.ts'
import { BADGE_TEXTS, say } from './listing-texts.ts'
import { firstPicture, productPicture } from './picture.ts'
import { badgesOf, productUrl } from './product-card.ts'
import { priceOf } from './product-price.ts'
import { bestState, stockStateOf } from './stock-state.ts'

type Rows = { style: DetailsRow; colours: readonly DetailsColourRow[]; skus: readonly DetailsSkuRow[] }
type Around = Pick<Shop, 'site' | 'locale' | 'language' | 'now' | 'services'>

/** Undefined when nothing of the style has a price at the site. */
export function composeDetails(
  { style, colours, skus }: Rows,
  asked: string,
  shop: Around,
): ProductDetails | undefined {
  const { language, locale, site } = shop
  const name = inLanguage(readWords(style.names), language)
  const bySku = Map.groupBy(skus, sku => sku.colour_id)
  const products = colours.flatMap(colour => composeColour(style, colour, bySku.get(colour.id) ?? [], name, shop) ?? [])
  const chosen =
    products.find(({ id }) => id === asked) ??
    products.find(({ stockState }) => stockState !== 'OutOfStock') ??
    products[0]
  if (!chosen) return undefined
  const { lexicon } = shop.services.catalog
  const widths = new Set(skus.map(sku => sku.width))
  return {
    id: chosen.id,
    masterId: style.id,
    name,
    tagline: inLanguage(readWords(style.taglines), language),
    description: inLanguage(readWords(style.descriptions), language),
    productType: style.kind,
    gender: style.gender,
    ...(style.brand !== null && { brand: lexicon.labelOf('brand', style.brand, language) }),
    url: productUrl(locale, name, chosen.id),
    breadcrumbs: breadcrumbsOf(style.categories ?? [], shop, locale),
    price: chosen.price,
    currency: site.currency,
    colours: products,
    sizeRun: {
      scale: style.size_scale,
      sizes: sizesOf(skus, style.size_scale, shop),
      widths: WIDTHS.filter(width => widths.has(width)),
    },
    badges: chosen.badges,
    features: featuresOf(style, language, id => lexicon.labelOf('feature', id, language)),
    materials: listInLanguage(readWordLists(style.materials), language).map(materialOf),
    activities: style.activities.map(id => lexicon.labelOf('activity', id, language)),
    fitNote: inLanguage(readWords(style.fit_notes), language),
    fit: fitOf(style.fit_votes),
    rating: { score: score(style), showScore: true, count: style.rating_count },
    ...(style.weight_grams === null ? {} : { weightGrams: style.weight_grams }),
    maxQty: style.max_qty,
    isDigitalProduct: style.is_gift_card,
    isCustoms: style.is_customisable,
    customZones: zonesOf(style.custom_zones, language),
    launchedAt: style.launched_at.toISOString(),
    ...(style.is_coming && { isComing: true as const }),
  }
}

const score = ({ rating_count, rating_sum }: DetailsRow) =>
  rating_count === 0 ? 0 : Math.round((rating_sum / rating_count) * 10) / 10

function composeColour(
  style: DetailsRow,
  colour: DetailsColourRow,
  skus: readonly DetailsSkuRow[],
  name: string,
  { language, locale, site, now, services: { catalog } }: Around,
): ColourProduct | undefined {
  const offer = offerOf(skus)
  if (!offer) return undefined
  const sizes = catalog.lexicon.sizeNames(style.size_scale, site.sizeSystem)
  const variants = skus.map(sku => variantOf(sku, offer, sizes))
  const colourName = inLanguage(readWords(colour.names), language)
  const drawn = pictureAlts(language, { name, colour: colourName, ids: colour.media_ids })
  // Words of another language are worse to hear than the product's name in one's own.
  const altOf = (at: number) => readWords(colour.media_alts[at])[language] ?? drawn[at] ?? ''
  const stockState = bestState(variants.map(variant => variant.stockState))
  const level = levelOf(skus.reduce((sum, { current, units }) => sum + (current === null ? 0 : units), 0))
  const facts = {
    launchedAt: style.launched_at.getTime(),
    isLimited: isLimited(style),
    popularity: style.popularity,
    features: style.features,
  }
  return {
    id: colour.id,
    name: colourName,
    family: colour.family,
    hexes: colour.hexes,
    url: productUrl(locale, name, colour.id),
    images:
      colour.media_ids.length > 0
        ? colour.media_ids.map((id, at) => productPicture(id, altOf(at)))
        : [firstPicture([], `${name}, ${colourName}`)],
    videos: clipsOf(style.films, language),
    badges: badgesOf(facts, { now, onSale: offer.lowCurrent < offer.lowOriginal, level }).map(id => ({
      id,
      label: say(BADGE_TEXTS[id], language),
    })),
    price: priceOf(offer, site),
    stockState,
    variants,
  }
}

function offerOf(skus: readonly DetailsSkuRow[]): Offer | undefined {
  const priced = skus.filter(sku => sku.current !== null)
  if (priced.length === 0) return undefined
  const currents = priced.map(sku => sku.current ?? 0)
  const originals = priced.map(sku => sku.original ?? sku.current ?? 0)
  return {
    lowCurrent: Math.min(...currents),
    highCurrent: Math.max(...currents),
    lowOriginal: Math.min(...originals),
    highOriginal: Math.max(...originals),
    historicBest: lowest(priced.map(sku => sku.historic_best)),
    previousBest: lowest(priced.map(sku => sku.previous_best)),
  }
}

function lowest(amounts: readonly (number | null)[]): number | undefined {
  const known = amounts.filter(amount => amount !== null)
  return known.length === 0 ? undefined : Math.min(...known)
}

function variantOf(sku: DetailsSkuRow, offer: Offer, sizes: SizeNames | undefined): Variant {
  const differs = offer.lowCurrent !== offer.highCurrent && sku.current !== null
  return {
    sku: sku.sku,
    upc: sku.upc,
    size: sizes?.get(sku.size) ?? sku.size,
    width: WIDTHS.find(width => width === sku.width) ?? 'regular',
    // A size whose price was withdrawn cannot be bought, however many there are.
    stockState: sku.current === null ? 'OutOfStock' : stockStateOf(sku.units),
    ...(differs ? { price: { current: sku.current ?? 0, original: sku.original ?? sku.current ?? 0 } } : {}),
  }
}

function sizesOf(skus: readonly DetailsSkuRow[], scale: string, { services, site }: Around) {
  const { lexicon } = services.catalog
  const steps = new Map(lexicon.sizesOf(scale).map(step => [step.label, step]))
  const names = lexicon.sizeNames(scale, site.sizeSystem)
  // Colours come in different sizes: what one lacks must not move to the end because another has it.
  const inOrder = skus.toSorted((a, b) => a.sort - b.sort)
  return [...new Set(inOrder.map(sku => sku.size))].map(label => {
    const { us, uk, eu, cm } = steps.get(label) ?? { us: null, uk: null, eu: null, cm: null }
    return {
      label: names?.get(label) ?? label,
      ...(us === null ? {} : { us }),
      ...(uk === null ? {} : { uk }),
      ...(eu === null ? {} : { eu }),
      ...(cm === null ? {} : { cm }),
    }
  })
}

/** The first shelf it lies on; shelves of people come before those of activities. */
function breadcrumbsOf(categories: readonly number[], { services }: Around, locale: Locale) {
  const [first] = categories
  return first === undefined ? [] : services.catalog.tree.crumbs(first, locale)
}

function featuresOf(style: DetailsRow, language: Language, labelOf: (id: string) => string) {
  const lines = listInLanguage(readWordLists(style.feature_lines), language)
  return lines.map((text, at) => {
    const id = style.features[at]
    return id === undefined ? { id: `line-${at}`, label: text, text } : { id, label: labelOf(id), text }
  })
}

function materialOf(line: string): { part: string; text: string } {
  const [, part = '', text = line] = /^([^:]{1,40}?)\s*:\s*(.+)$/.exec(line) ?? []
  return { part, text }
}

const zonesOf = (value: unknown, language: Language): ProductDetails['customZones'] =>
  readZones(value).map(zone => ({
    id: zone.id,
    label: inLanguage(readWords(zone.names), language),
    options: zone.options.map(({ id, hex, names }) => ({ id, label: inLanguage(readWords(names), language), hex })),
  }))
