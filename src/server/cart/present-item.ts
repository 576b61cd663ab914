import { discountRule } from '#domain/promotions/discount-rule.ts'
import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import type { PricedLine } from '#domain/promotions/discount-lines.ts'
import type { Locale } from '#domain/sites/sites.ts'
import type { Sellable } from '../sellable/sellable.ts'
import type { Shop } from '../shop.ts'
import type { CartLine } from './cart-state.ts'
import { itemShippingMethod } from './delivery-labels.ts'
import { productFacts, type ProductFacts } from './product-facts.ts'
import { destination } from './present-shipments.ts'
import { linePromotions } from './present-promotions.ts'
import type { Bonus, PricedCart } from './price-cart.ts'
import { isDigital, type SettledLine } from './settle-lines.ts'

const FEW = 5

/** What never differs between carts, made once for a product and language: long carts are mostly this. */
const kept = new WeakMap<ProductFacts, ReturnType<typeof factsIn>>()

function shown(shop: Shop, sellable: Sellable) {
  const facts = productFacts(shop, sellable)
  const known = kept.get(facts)
  if (known) return known
  const made = factsIn(facts, sellable)
  kept.set(facts, made)
  return made
}

const factsIn = ({ url, ...facts }: ProductFacts, { masterId, upc, maxQty }: Sellable) => ({
  ...facts,
  masterId,
  upc,
  maxQty,
  pdpUrl: url,
})

const NONE: [] = []

export type ShownItem = { readonly item: CartItem; readonly json: string }

/** An item, and all that it was made from. */
type ShownLine = ShownItem & {
  readonly line: CartLine
  readonly sellable: Sellable
  readonly available: SettledLine['available']
  readonly stock: number
  readonly rowTotal: number | undefined
  readonly locale: Locale
  readonly plain: boolean
}

/** In a long cart one line changes and all others are shown as before: they are neither made nor written again. */
const shownBefore = new WeakMap<readonly CartLine[], readonly ShownLine[]>()
/** Few lines are sooner made again than remembered, and most carts have few. */
const WORTH_REMEMBERING = 8

export function shownItems(shop: Shop, priced: PricedCart): readonly ShownItem[] {
  const before = shownBefore.get(priced.state.lines) ?? shownBefore.get(priced.before) ?? []
  let gone = 0
  const shown = priced.lines.map((settled, at) => {
    if (before[at + gone]?.line !== settled.line && before[at + gone + 1]?.line === settled.line) gone++
    const known = before[at + gone]
    const row = priced.totals.lines[at]
    return known && isAsBefore(known, shop, settled, row) ? known : shownLine(shop, priced, settled, row)
  })
  if (shown.length >= WORTH_REMEMBERING) shownBefore.set(priced.state.lines, shown)
  return shown
}

function shownLine(shop: Shop, priced: PricedCart, settled: SettledLine, row: PricedLine | undefined): ShownLine {
  const { line, sellable, available } = settled
  const item = cartItem(shop, priced, settled, row)
  return {
    item,
    json: JSON.stringify(item),
    line,
    sellable,
    available,
    stock: stockShown(settled),
    rowTotal: row?.rowTotal,
    locale: shop.locale,
    plain: isPlain(line, row),
  }
}

/** What shows nothing but the product, its price and its delivery home. */
const isPlain = ({ delivery }: CartLine, row: PricedLine | undefined) =>
  row?.discounts.length === 0 && delivery.storeId === undefined && delivery.collectionPointId === undefined

const isAsBefore = (known: ShownLine, shop: Shop, now: SettledLine, row: PricedLine | undefined) =>
  known.line === now.line &&
  known.plain &&
  known.sellable === now.sellable &&
  known.available === now.available &&
  known.stock === stockShown(now) &&
  known.rowTotal === row?.rowTotal &&
  row?.discounts.length === 0 &&
  known.locale === shop.locale

/** Beyond this nobody is told how many there are. */
const stockShown = ({ free, line }: SettledLine) => Math.min(free, Math.max(line.qty, FEW) + 1)

function cartItem(shop: Shop, priced: PricedCart, settled: SettledLine, row: PricedLine | undefined): CartItem {
  const { line, sellable, price, available, free } = settled
  const discounts = row?.discounts ?? []
  return {
    id: line.id,
    ...shown(shop, sellable),
    qty: line.qty,
    price: {
      current: price?.current ?? 0,
      original: price?.original ?? 0,
      amount: row?.amount ?? 0,
      rowTotal: row?.rowTotal ?? 0,
    },
    shippingOptions: {
      selected: line.delivery.code,
      available: [...available],
      shippingMethod: itemShippingMethod(line.delivery.code, shop.language),
      ...destination(line.delivery, priced),
    },
    bonus: false,
    isCustoms: line.recipeId !== undefined,
    ...(line.recipeId !== undefined && { recipeId: line.recipeId }),
    isDigitalProduct: isDigital(sellable),
    ...(line.giftOption && { giftOption: line.giftOption }),
    ...(line.giftCard && {
      giftCard: {
        recipientEmail: line.giftCard.recipientEmail,
        amount: line.giftCard.amount,
        ...(line.giftCard.sendDate !== undefined && { sendDate: line.giftCard.sendDate }),
      },
    }),
    promotions: discounts.length === 0 ? NONE : linePromotions(shop, priced, discounts),
    priceAdjustments: (line.adjustments ?? NONE).map(({ id, type, value, reasonCode, managerId }) => ({
      adjustmentId: id,
      type,
      value,
      reasonCode,
      discount: discounts.find(({ rule }) => rule === discountRule('adjustment', id))?.amount ?? 0,
      ...(managerId !== undefined && { managerId }),
    })),
    needsReview: line.review !== undefined,
    availability: availability(free, line.qty),
  }
}

function availability(free: number, qty: number): CartItem['availability'] {
  if (free < 1 || free < qty) return { state: 'OutOfStock', quantity: Math.max(free, 0) }
  return free <= FEW ? { state: 'LowStock', quantity: free } : { state: 'InStock' }
}

/** A gift with purchase: free, and nobody's to change. */
export function bonusItem(shop: Shop, { id, sellable, qty }: Bonus): ShownItem {
  const item: CartItem = {
    id,
    ...shown(shop, sellable),
    qty,
    price: { current: 0, original: 0, amount: 0, rowTotal: 0 },
    shippingOptions: {
      selected: 'standard',
      available: ['standard'],
      shippingMethod: itemShippingMethod('standard', shop.language),
    },
    bonus: true,
    isCustoms: false,
    isDigitalProduct: false,
    promotions: [],
    priceAdjustments: [],
    needsReview: false,
    availability: { state: 'InStock' },
  }
  return { item, json: JSON.stringify(item) }
}
