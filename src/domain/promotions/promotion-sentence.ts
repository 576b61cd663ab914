import { DELIVERY_LABELS } from '../delivery/delivery-labels.ts'
import { formatMoney, type Currency } from '../money/money.ts'
import type { Language } from '../sites/sites.ts'
import type { Texts } from '../sites/texts.ts'
import { AUDIENCE_LABELS } from './audience-labels.ts'
import { isUnscoped, type Promotion } from './promotion.ts'
import { KINDS_OF_PROMOTION } from './promotion-kinds.ts'

const WORDS = {
  bundlePrice: { en: 'for {amount}', fr: 'pour {amount}', de: 'für {amount}', es: 'por {amount}' },
  bundlePercent: {
    en: 'with {percent} off',
    fr: 'avec {percent} de remise',
    de: 'mit {percent} Nachlass',
    es: 'con {percent} de descuento',
  },
  ORDER: {
    en: 'on the whole order',
    fr: 'sur toute la commande',
    de: 'auf die ganze Bestellung',
    es: 'en todo el pedido',
  },
  PRODUCT: { en: 'on each piece', fr: 'sur chaque article', de: 'auf jedes Stück', es: 'en cada artículo' },
  SHIPPING: { en: 'on {ways}', fr: 'pour {ways}', de: 'bei {ways}', es: 'en {ways}' },
  scope: { en: 'of what was chosen', fr: 'parmi la sélection', de: 'aus der Auswahl', es: 'de lo elegido' },
  excluded: { en: 'not on what is excluded', fr: 'hors exclusions', de: 'ohne Ausgenommenes', es: 'salvo lo excluido' },
  subtotal: { en: 'from {amount} on', fr: 'dès {amount}', de: 'ab {amount}', es: 'a partir de {amount}' },
  qty: {
    en: 'from {qty} pieces on',
    fr: 'dès {qty} articles',
    de: 'ab {qty} Stück',
    es: 'a partir de {qty} artículos',
  },
  audience: { en: 'for {who} only', fr: 'réservé à {who}', de: 'nur für {who}', es: 'solo para {who}' },
  coupon: { en: 'with a coupon', fr: 'avec un code', de: 'mit Gutscheincode', es: 'con un cupón' },
  level: {
    en: 'not beside others of its kind',
    fr: 'non cumulable à son niveau',
    de: 'nicht neben anderen dieser Stufe',
    es: 'no junto a otras de su nivel',
  },
  all: { en: 'alone', fr: 'non cumulable', de: 'nur allein', es: 'en solitario' },
  uses: {
    en: '{count} times at most',
    fr: '{count} fois au plus',
    de: 'höchstens {count}-mal',
    es: '{count} veces como máximo',
  },
  each: {
    en: '{count} times for each customer',
    fr: '{count} fois par client',
    de: '{count}-mal je Kunde',
    es: '{count} veces por cliente',
  },
  once: { en: 'once in all', fr: 'une seule fois', de: 'nur einmal', es: 'una sola vez' },
  onceEach: {
    en: 'once for each customer',
    fr: 'une fois par client',
    de: 'einmal je Kunde',
    es: 'una vez por cliente',
  },
} satisfies Texts

const fill = (text: string, values: Readonly<Record<string, string | number>>): string =>
  text.replaceAll(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))

/** What is said of a promotion. */
type Spoken = Pick<
  Promotion,
  | 'kind'
  | 'level'
  | 'scope'
  | 'exclusivity'
  | 'audience'
  | 'couponOnly'
  | 'minSubtotal'
  | 'minQty'
  | 'giftQty'
  | 'shippingCodes'
> & {
  readonly [K in 'percent' | 'amount' | 'buyQty' | 'getQty' | 'maxUses' | 'maxUsesPerCustomer']?: number | undefined
} & { readonly giftSku?: string | undefined; readonly excluded?: Promotion['excluded'] }

/** In the midst of a sentence only German writes them large. */
const inSentence = (label: string, language: Language) =>
  language === 'de' ? label : label.charAt(0).toLocaleLowerCase(language) + label.slice(1)

const waysOf = ({ shippingCodes }: Pick<Spoken, 'shippingCodes'>, language: Language): string =>
  shippingCodes.map(code => inSentence(DELIVERY_LABELS[code][language], language)).join(', ')

/** What a promotion does, said to a person. */
export function sentenceOf(promotion: Spoken, language: Language, currency: Currency): string {
  const money = (minor: number) => formatMoney(minor, currency, language)
  const say = (key: keyof typeof WORDS, values: Readonly<Record<string, string | number>> = {}) =>
    fill(WORDS[key][language], values)
  const kind = KINDS_OF_PROMOTION[promotion.kind]
  const percent = `${promotion.percent ?? 0} %`
  const amount = money(promotion.amount ?? 0)
  const bundle = promotion.percent === undefined ? say('bundlePrice', { amount }) : say('bundlePercent', { percent })
  const gives = fill(kind.gives[language], {
    percent,
    amount,
    bundle,
    buy: promotion.buyQty ?? 0,
    get: promotion.getQty ?? 0,
    qty: promotion.giftQty,
    sku: promotion.giftSku ?? '?',
  })
  const { scope, excluded, exclusivity, audience } = promotion
  const parts = [
    (kind.reduces === true || promotion.level === 'SHIPPING') &&
      say(promotion.level, { ways: waysOf(promotion, language) }),
    !isUnscoped(scope) && say('scope'),
    excluded !== undefined && !isUnscoped({ ...excluded, skus: [] }) && say('excluded'),
    promotion.minSubtotal > 0 && say('subtotal', { amount: money(promotion.minSubtotal) }),
    promotion.minQty > 0 && say('qty', { qty: promotion.minQty }),
    audience.length > 0 && say('audience', { who: audience.map(each => AUDIENCE_LABELS[each][language]).join(', ') }),
    promotion.couponOnly && say('coupon'),
    exclusivity !== 'none' && say(exclusivity),
    promotion.maxUses !== undefined && say(promotion.maxUses === 1 ? 'once' : 'uses', { count: promotion.maxUses }),
    promotion.maxUsesPerCustomer !== undefined &&
      say(promotion.maxUsesPerCustomer === 1 ? 'onceEach' : 'each', { count: promotion.maxUsesPerCustomer }),
  ].filter(part => part !== false)
  const [first = '', ...rest] = gives
  return `${first.toLocaleUpperCase(language)}${rest.join('')}${parts.length > 0 ? `, ${parts.join(', ')}` : ''}.`
}
