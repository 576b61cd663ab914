import type { ErrorName } from '#contract/errors/errors.ts'
import { audienceOf, isOffered, type Promotion } from '#domain/promotions/promotion.ts'
import { taxClassOf } from '#domain/tax/tax-class.ts'
import { findTaxRates, type TaxRates } from '#domain/tax/tax-rates.ts'
import { LEAST_CHARGE } from '#domain/money/least-charge.ts'
import { totalsOf, type CartTotals, type TotalsInput } from '#domain/money/totals.ts'
import type { TotalsLine } from '#domain/promotions/discount-lines.ts'
import type { PromotionIndex } from '#domain/promotions/promotion-index.ts'
import { usedUp } from '../promotions/limits.ts'
import type { Sellable } from '../sellable/sellable.ts'
import { stockOf } from '../sellable/stock.service.ts'
import type { Shop } from '../shop.ts'
import { collectionPointsById, networkOf, storesById } from '../stores/store.service.ts'
import { hasOpenAttempt } from './advantages.queries.ts'
import { termsOf, unitsOf, withTax, type CartLine, type CartState, type LineAdjustment } from './cart-state.ts'
import type { StoredCart } from './cart.queries.ts'
import { buyerNames, customerOf, type Customer } from './customer.service.ts'
import { settleAdvantages } from './settle-advantages.ts'
import { shipmentsOf, type CartShipment } from './shipments.ts'
import { quoteOf } from './quote-tax.ts'
import { settleLines, type SettledLine, type World } from './settle-lines.ts'
import { taxPlaceOf } from './tax-place.ts'

/** A gift that comes with the cart by itself. */
export type Bonus = {
  readonly id: string
  readonly sellable: Sellable
  readonly qty: number
  readonly promotion: Promotion
}

/** A cart and every amount in it, at this moment. */
export type PricedCart = {
  readonly id: string
  readonly ownerId: string
  readonly revision: number
  /** As it should be stored: fitted to what there is. */
  readonly state: CartState
  readonly settled: boolean
  /** The lines as they were before whatever was asked for. */
  readonly before: readonly CartLine[]
  readonly droppedLines: boolean
  /** Why something that was promised to the cart left it just now. */
  readonly lost: readonly ErrorName[]
  readonly lines: readonly SettledLine[]
  readonly bonuses: readonly Bonus[]
  /** Gifts that were earned but have run out. */
  readonly missingGifts: readonly string[]
  readonly shipments: readonly CartShipment[]
  readonly totals: CartTotals
  /** What decided about the totals. */
  readonly terms: Omit<TotalsInput, 'giftCards'>
  readonly promotions: PromotionIndex
  readonly customer: Customer
  /** Under which uses of promotions are counted. */
  readonly names: readonly string[]
  readonly world: World
}

export async function priceCart(shop: Shop, cart: StoredCart, before = cart.state.lines): Promise<PricedCart> {
  const [customer, promotions] = await Promise.all([customerOf(shop), shop.services.promotions.index(shop.db)])
  const names = buyerNames(cart.state, customer)
  const [world, { state: promised, lost }] = await Promise.all([
    worldOf(shop, cart),
    settleAdvantages(shop, cart, customer, names),
  ])
  const { lines, changed, dropped } = settleLines(promised, world)
  const state: CartState = changed ? { ...promised, lines: lines.map(({ line }) => line) } : promised
  const shipments = shipmentsOf(lines)
  const summing = { id: cart.id, state, lines, shipments, customer, promotions, names, world }
  const { terms, totals, tax } = await sumUp(shop, summing)
  const { bonuses, missingGifts } = await bonusesOf(shop, totals, terms.offers, cart.id)
  // A promotion whose gift has run out gives nothing, and is not used up.
  const isGiven = ({ promotionId }: { promotionId: string }) => !missingGifts.includes(promotionId)
  return {
    id: cart.id,
    ownerId: cart.ownerId,
    revision: cart.revision,
    state: withTax(state, tax),
    settled: changed || lost.length > 0 || tax !== state.tax,
    before,
    droppedLines: dropped,
    lost,
    lines,
    bonuses,
    missingGifts,
    shipments,
    terms,
    totals: missingGifts.length === 0 ? totals : { ...totals, reached: totals.reached.filter(isGiven) },
    promotions,
    customer,
    names,
    world,
  }
}

/** All pieces, gifts too. */
export const unitsIn = ({ state, bonuses }: Pick<PricedCart, 'state' | 'bonuses'>): number =>
  bonuses.reduce((sum, { qty }) => sum + qty, unitsOf(state))

async function worldOf(shop: Shop, { id, state }: StoredCart): Promise<World> {
  const stores = new Set(state.storeId === undefined ? [] : [state.storeId])
  const points = new Set<string>()
  const skus: string[] = []
  for (const { sku, delivery } of state.lines) {
    skus.push(sku)
    if (delivery.storeId !== undefined) stores.add(delivery.storeId)
    if (delivery.collectionPointId !== undefined) points.add(delivery.collectionPointId)
  }
  const storeIds = [...stores]
  const sellables = await shop.services.sellables.find(shop.db, skus)
  const [stock, knownStores, knownPoints, network] = await Promise.all([
    // What it holds itself, prepared or tried to be paid for, is still free to it.
    stockOf(shop, sellables, { storeIds, heldBy: id }),
    storesById(shop, storeIds, id),
    collectionPointsById(shop, [...points]),
    networkOf(shop, shop.site.country),
  ])
  return {
    site: shop.site.id,
    now: shop.now,
    sellables,
    stock,
    stores: knownStores,
    points: knownPoints,
    network,
  }
}

/** What is summed up. */
export type Summing = Pick<
  PricedCart,
  'id' | 'state' | 'lines' | 'shipments' | 'customer' | 'promotions' | 'names' | 'world'
>

async function sumUp(shop: Shop, summing: Summing) {
  const { state, lines, shipments, customer, promotions, world } = summing
  const couponPromotions = new Set(state.coupons.map(({ promotionId }) => promotionId))
  const setting = { site: world.site, now: world.now.getTime(), audience: audienceOf(customer), couponPromotions }
  const forTotals = lines.map(totalsLine)
  const running = promotions.candidates(forTotals, couponPromotions).filter(promotion => isOffered(promotion, setting))
  const offers = await withUsesLeft(shop, summing, running)
  const terms = {
    lines: forTotals,
    offers,
    loyalty: customer.loyalty,
    programs: customer.programs,
    reward: state.reward && { points: state.reward.points, amount: state.reward.amount },
    shipments,
    taxRates: taxRatesOf(shop, summing),
  }
  const giftCards = state.payments.flatMap(({ id, giftCard }) => (giftCard ? [{ id, balance: giftCard.balance }] : []))
  const paying = { giftCards, leastCharge: LEAST_CHARGE[shop.site.currency] }
  const totals = totalsOf({ ...terms, ...paying })
  const tax = shop.services.taxes ? await quoteOf(shop, summing, terms, totals) : undefined
  if (!tax?.rates) return { terms, totals, tax }
  const quoted = { ...terms, taxRates: tax.rates }
  return { terms: quoted, totals: totalsOf({ ...quoted, ...paying }), tax }
}

/** What an attempt at this very cart has used is not used up for it. */
async function withUsesLeft(shop: Shop, { id, names }: Summing, offers: readonly Promotion[]) {
  const gone = await usedUp(shop, offers, names)
  if (gone.size === 0 || (await hasOpenAttempt(shop.db, id))) return offers
  return offers.filter(offer => !gone.has(offer.id))
}

const totalsLine = ({ line, sellable, price }: SettledLine): TotalsLine => ({
  id: line.id,
  sku: sellable.sku,
  productId: sellable.productId,
  masterId: sellable.masterId,
  categoryIds: sellable.categoryIds,
  qty: line.qty,
  unitPrice: sellable.active ? (price?.current ?? 0) : 0,
  isGiftCard: sellable.isGiftCard,
  taxClass: taxClassOf(sellable.kind),
  adjustments: line.adjustments?.map(adjustmentOf) ?? NO_ADJUSTMENTS,
})

const NO_ADJUSTMENTS: [] = []

const adjustmentOf = (adjustment: LineAdjustment): TotalsLine['adjustments'][number] => ({
  id: adjustment.id,
  adjustment: termsOf(adjustment),
})

/** Where prices include tax, the site's country will do. */
function taxRatesOf(shop: Shop, { state, shipments, world }: Summing): TaxRates | undefined {
  const place = taxPlaceOf(state, shipments, world)
  const there = place && findTaxRates(place)
  return there ?? (shop.site.features.pricesIncludeTax ? findTaxRates({ country: shop.site.country }) : undefined)
}

async function bonusesOf(shop: Shop, { reached }: CartTotals, offers: readonly Promotion[], holder: string) {
  const ids = new Set(reached.map(({ promotionId }) => promotionId))
  const gifts = offers.flatMap(promotion =>
    ids.has(promotion.id) && promotion.giftSku !== undefined ? [{ promotion, sku: promotion.giftSku }] : [],
  )
  const bonuses: Bonus[] = []
  const missingGifts: string[] = []
  if (gifts.length === 0) return { bonuses, missingGifts }
  const sellables = await shop.services.sellables.find(
    shop.db,
    gifts.map(({ sku }) => sku),
  )
  const stock = await stockOf(shop, sellables, { heldBy: holder })
  for (const { promotion, sku } of gifts) {
    const sellable = sellables.get(sku)
    const free = sellable?.active ? (stock.of(sellable.key).centres ?? 0) : 0
    if (sellable && free >= promotion.giftQty)
      bonuses.push({ id: `gift_${promotion.id}`, sellable, qty: promotion.giftQty, promotion })
    else missingGifts.push(promotion.id)
  }
  return { bonuses, missingGifts }
}
