import type { Currency } from '#domain/money/money.ts'
import type { Random } from '../random.ts'
import { at, randomOf } from '../random.ts'
import type { Text, TextList } from '../text.ts'
import { agree, listOf, perLanguage, textOf } from '../text.ts'
import { ACTIVITIES } from './activities.ts'
import { filmsOf } from './films.ts'
import { categoriesOf } from './categories.ts'
import type { ColourRow } from './colours.ts'
import { coloursOf } from './colours.ts'
import { CUSTOM_LINES, CUSTOM_ZONES } from './customisation.ts'
import { FEATURES } from './features.ts'
import { codeOf, skuOf } from './ids.ts'
import type { Gender, Kind } from './kind.ts'
import type { Fit } from './materials.ts'
import { FIT_NOTES, materialsOf } from './materials.ts'
import { SUFFIXES, WORDS } from './names.ts'
import { OPENINGS } from './openings.ts'
import { hasDiscontinuedSku, hasUnpricedSku, isCustomisable, isLimited, isSoldOut, slotOf } from './plan.ts'
import type { ColourPrice, PastPrice } from './prices.ts'
import { faceValue, fullPrice, pricesOf, saleOf } from './prices.ts'
import { labelsOf, runOf } from './sizes.ts'
import { TAGLINES } from './taglines.ts'

export type StyleRow = {
  readonly id: string
  readonly kind: string
  readonly gender: Gender
  readonly names: Text
  readonly taglines: Text
  readonly descriptions: Text
  readonly feature_lines: TextList
  readonly materials: TextList
  readonly fit_notes: Text
  readonly activities: readonly string[]
  readonly features: readonly string[]
  readonly size_scale: string
  readonly art_variant: number
  readonly is_gift_card: boolean
  readonly is_customisable: boolean
  readonly custom_zones: typeof CUSTOM_ZONES | null
  readonly max_qty: number
  readonly popularity: number
  readonly weight_grams: number | null
  readonly films: readonly string[]
  readonly launched_at: string
  readonly created_at: string
  readonly updated_at: string
}
export type SkuDraft = {
  readonly sku: string
  readonly colourId: string
  readonly size: string
  readonly width: string
  readonly sort: number
  readonly status: 'active' | 'discontinued'
  /** Prices by site that differ from the colour's: null where the SKU has none. */
  readonly ownPrice: number | null | undefined
}
export type StyleBundle = {
  readonly kind: Kind
  readonly fit: Fit
  readonly soldOut: boolean
  readonly style: StyleRow
  readonly colours: readonly ColourRow[]
  readonly skus: readonly SkuDraft[]
  readonly prices: readonly ColourPrice[]
  readonly history: readonly PastPrice[]
  readonly categoryIds: readonly number[]
}

const DAY = 86_400_000
const GENDER_CODES: Readonly<Record<Gender, string>> = { women: 'W', men: 'M', kids: 'K', unisex: 'U' }

const GIFT_CARD_NAMES = ['Cairn', 'Solstice']

/** Neighbouring styles of a kind never share a name; a large shop adds a second word. */
function ownName(index: number, kind: Kind, ordinal: number, random: Random): string {
  if (kind.id === 'gift-card') return at(GIFT_CARD_NAMES, ordinal)
  const number = index * 37 + kind.code.charCodeAt(0) * 11 + kind.code.charCodeAt(1)
  const word = at(WORDS, number)
  const second = index < 2000 ? '' : ` ${at(WORDS, Math.floor(index / 90) + number * 7 + 1)}`
  return `${word}${second}${random.pick(SUFFIXES)}`
}

function textsOf(name: string, kind: Kind, features: readonly string[], activities: readonly string[], random: Random) {
  const known = features.flatMap(feature => FEATURES[feature] ?? [])
  const closing = activities.slice(0, 1).flatMap(activity => ACTIVITIES[activity]?.closings ?? [])
  const sentences = [
    agree(random.pick(OPENINGS[kind.group]), kind.nouns, { name }),
    ...known.slice(0, 2).map(({ sentence }) => agree(sentence, kind.nouns)),
    ...(closing.length > 0 ? [agree(random.pick(closing), kind.nouns)] : []),
  ]
  const lines = listOf(known.map(({ line }) => agree(line, kind.nouns)))
  return {
    names: perLanguage(language => {
      const noun = kind.nouns[language].word
      return language === 'en' || language === 'de' ? `${name} ${noun}` : `${noun} ${name}`
    }),
    taglines: agree(random.pick(TAGLINES[kind.group]), kind.nouns),
    descriptions: perLanguage(language => sentences.map(sentence => sentence[language]).join(' ')),
    lines,
    materials: listOf(materialsOf(kind, features, random).map(textOf)),
  }
}

function roundDollars(dollars: number): number {
  return dollars >= 50 ? Math.round(dollars / 5) * 5 : dollars
}

export function styleOf(index: number, today: Date): StyleBundle {
  const random = randomOf('cairn', 'style', index)
  const slot = slotOf(index)
  const { kind, gender } = slot
  const code = codeOf(index)
  const id = `C${kind.code}${code}${GENDER_CODES[gender]}`
  const features = random.sample(kind.features, Math.min(kind.features.length, random.int(3, 5)))
  const activities = random.sample(kind.activities, Math.min(kind.activities.length, random.int(1, 2)))
  const ageDays = random.chance(0.18) ? random.int(5, 60) : random.int(61, 900)
  const fit = random.weighted<Fit>([
    ['true', 7],
    ['small', 2],
    ['large', 1],
  ])
  const name = ownName(index, kind, slot.ordinal, random)
  const texts = textsOf(name, kind, features, activities, random)
  const { scale, widths } = runOf(kind, gender, random)
  const colours = coloursOf(id, code, kind, random)
  const dollars = kind.id === 'gift-card' ? kind.price[0] : roundDollars(random.int(...kind.price))
  const isGiftCard = kind.id === 'gift-card'
  const launched = new Date(today.getTime() - ageDays * DAY).toISOString()

  const saleShare =
    isGiftCard || ageDays < 45
      ? 0
      : random.weighted([
          [0, 62],
          [0.6, 26],
          [1, 12],
        ])
  const priced = colours.map(colour => {
    const sale = random.chance(saleShare) ? saleOf(random, ageDays) : undefined
    const full = (currency: Currency) => (isGiftCard ? faceValue(dollars) : fullPrice(dollars, currency))
    return pricesOf(colour.id, full, ageDays, sale, today)
  })
  const history = priced.flatMap(price => price.history)

  const skus = colours.flatMap(colour =>
    widths.flatMap((width, widthIndex) =>
      labelsOf(scale).map((size, sizeIndex) => {
        const isFirst = colour.position === 0 && sizeIndex === 0 && widthIndex === 0
        const status = isFirst && hasDiscontinuedSku(slot) ? ('discontinued' as const) : ('active' as const)
        const ownPrice = isGiftCard ? faceValue(Number(size)) : isFirst && hasUnpricedSku(slot) ? null : undefined
        const sort = sizeIndex * 4 + widthIndex
        return { sku: skuOf(colour.id, size, width), colourId: colour.id, size, width, sort, status, ownPrice }
      }),
    ),
  )
  const custom = isCustomisable(slot)
  const style: StyleRow = {
    id,
    kind: kind.id,
    gender,
    names: texts.names,
    taglines: texts.taglines,
    descriptions: texts.descriptions,
    feature_lines: perLanguage(language => [...texts.lines[language], ...(custom ? CUSTOM_LINES[language] : [])]),
    materials: texts.materials,
    fit_notes:
      scale === 'one-size' || kind.group === 'bag' || isGiftCard ? textOf(['', '', '', '']) : textOf(FIT_NOTES[fit]),
    activities,
    features,
    size_scale: scale,
    art_variant: random.int(0, 3),
    is_gift_card: isGiftCard,
    is_customisable: custom,
    custom_zones: custom ? CUSTOM_ZONES : null,
    max_qty: isLimited(slot) ? 2 : isGiftCard ? 5 : 999_999,
    popularity: Math.floor(random.next() ** 3 * 10_000),
    weight_grams: isGiftCard ? null : random.int(...kind.grams),
    films: filmsOf(kind.id, slot.ordinal),
    launched_at: launched,
    created_at: launched,
    updated_at: launched,
  }
  return {
    kind,
    fit,
    soldOut: isSoldOut(slot),
    style,
    colours,
    skus,
    prices: priced.flatMap(price => price.prices),
    history,
    categoryIds: categoriesOf({ ...style, onSale: history.length > 0, isNew: ageDays <= 60, isCustomisable: custom }),
  }
}
