import { percentageOf } from '../money/money.ts'
import type { Text } from '../sites/texts.ts'
import { bundled, cheapestFree, type DiscountableLine } from './piece-discounts.ts'
import type { Promotion, PromotionLevel } from './promotion.ts'

export const PROMOTION_KINDS = [
  'percentage',
  'amount',
  'fixed-price',
  'buy-x-get-y',
  'bundle',
  'free-shipping',
  'gift',
] as const
export type PromotionKind = (typeof PROMOTION_KINDS)[number]

/** Fields that only some kinds have. */
export type KindField = 'percent' | 'amount' | 'buyQty' | 'getQty' | 'bundleProductIds' | 'giftSku'

/** What a kind of promotion takes off on each level. A level on which it means nothing says so. */
export type RuleOfKind = {
  readonly lines: (promotion: Promotion, lines: readonly DiscountableLine[]) => number[]
  readonly order: (promotion: Promotion, sum: number) => number
  readonly shipping: (promotion: Promotion, price: number) => number
  /** Counts as reached also when it takes nothing off. */
  readonly givesElse?: true
}

/** What a form asks, and what may be stored. */
type FormOfKind = {
  /** On which it means something. */
  readonly levels: readonly [PromotionLevel, ...PromotionLevel[]]
  readonly needs: readonly KindField[]
  /** One of them, not both. */
  readonly either?: readonly KindField[]
}

/** What staff read. */
type WordsOfKind = {
  readonly label: Text
  readonly gives: Text
  /** What it reduces is said: the order, each piece, the delivery. */
  readonly reduces?: true
}

const none = () => 0
const noneEach = (_: Promotion, lines: readonly DiscountableLine[]) => lines.map(none)
const share = ({ percent = 0 }: Promotion, sum: number) => percentageOf(sum, percent)
const atMost = ({ amount = 0 }: Promotion, sum: number) => Math.min(amount, sum)

/** All that is true of a kind. Of a new one, only its row in the database's check and a case of its test are elsewhere. */
export const KINDS_OF_PROMOTION: Readonly<Record<PromotionKind, RuleOfKind & FormOfKind & WordsOfKind>> = {
  percentage: {
    label: {
      en: 'Percent off',
      fr: 'Remise en pourcentage',
      de: 'Prozent Nachlass',
      es: 'Porcentaje de descuento',
    },
    gives: {
      en: '{percent} off',
      fr: '{percent} de remise',
      de: '{percent} Nachlass',
      es: '{percent} de descuento',
    },
    levels: ['ORDER', 'PRODUCT', 'SHIPPING'],
    needs: ['percent'],
    lines: (promotion, lines) => lines.map(({ left }) => share(promotion, left)),
    order: share,
    shipping: share,
    reduces: true,
  },
  amount: {
    label: { en: 'Amount off', fr: 'Remise en montant', de: 'Betrag Nachlass', es: 'Importe de descuento' },
    gives: { en: '{amount} off', fr: '{amount} de remise', de: '{amount} Nachlass', es: '{amount} de descuento' },
    levels: ['ORDER', 'PRODUCT', 'SHIPPING'],
    needs: ['amount'],
    lines: ({ amount = 0 }, lines) => lines.map(({ qty }) => amount * qty),
    order: atMost,
    shipping: atMost,
    reduces: true,
  },
  'fixed-price': {
    label: { en: 'Fixed price', fr: 'Prix fixe', de: 'Festpreis', es: 'Precio fijo' },
    gives: {
      en: 'a price of {amount}',
      fr: 'un prix de {amount}',
      de: 'ein Preis von {amount}',
      es: 'un precio de {amount}',
    },
    levels: ['PRODUCT', 'SHIPPING'],
    needs: ['amount'],
    lines: ({ amount = 0 }, lines) => lines.map(({ left, qty }) => left - amount * qty),
    order: none,
    shipping: ({ amount = 0 }, price) => Math.max(price - amount, 0),
    reduces: true,
  },
  'buy-x-get-y': {
    label: {
      en: 'Buy some, get more',
      fr: 'Achetés, offerts',
      de: 'Kaufen und mehr bekommen',
      es: 'Compra y llévate más',
    },
    gives: {
      en: 'buy {buy}, get {get} more at {percent} off, the cheapest ones',
      fr: '{buy} achetés, {get} de plus avec {percent} de remise, les moins chers',
      de: '{buy} kaufen, {get} weitere mit {percent} Nachlass, die günstigsten',
      es: 'compra {buy} y llévate {get} más con {percent} de descuento, los más baratos',
    },
    levels: ['PRODUCT'],
    needs: ['buyQty', 'getQty', 'percent'],
    lines: cheapestFree,
    order: none,
    shipping: none,
  },
  bundle: {
    label: { en: 'Bundle', fr: 'Lot', de: 'Bündel', es: 'Lote' },
    gives: {
      en: 'these products together {bundle}',
      fr: 'ces produits ensemble {bundle}',
      de: 'diese Produkte zusammen {bundle}',
      es: 'estos productos juntos {bundle}',
    },
    levels: ['PRODUCT'],
    needs: ['bundleProductIds'],
    either: ['amount', 'percent'],
    lines: bundled,
    order: none,
    shipping: none,
  },
  'free-shipping': {
    label: {
      en: 'Free delivery',
      fr: 'Livraison gratuite',
      de: 'Kostenlose Lieferung',
      es: 'Envío gratis',
    },
    gives: { en: 'free delivery', fr: 'la livraison gratuite', de: 'kostenlose Lieferung', es: 'envío gratis' },
    levels: ['SHIPPING'],
    needs: [],
    lines: noneEach,
    order: none,
    shipping: (_, price) => price,
  },
  gift: {
    label: { en: 'Gift', fr: 'Cadeau', de: 'Geschenk', es: 'Regalo' },
    gives: {
      en: '{qty} × {sku} as a gift',
      fr: '{qty} × {sku} en cadeau',
      de: '{qty} × {sku} als Geschenk',
      es: '{qty} × {sku} de regalo',
    },
    levels: ['ORDER', 'PRODUCT'],
    needs: ['giftSku'],
    lines: noneEach,
    order: none,
    shipping: none,
    givesElse: true,
  },
}
