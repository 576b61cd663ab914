import type { z } from 'zod'
import type { promotions } from '#contract/staff/promotions/promotions.ts'
import { totalsOf } from '#domain/money/totals.ts'
import { byPriority, isOffered, type Audience, type Promotion } from '#domain/promotions/promotion.ts'
import { SITES } from '#domain/sites/sites.ts'
import { findTaxRates } from '#domain/tax/tax-rates.ts'
import { taxClassOf } from '#domain/tax/tax-class.ts'
import { priceAt } from '../sellable/sellable.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { namesOf, why } from '../why/why.service.ts'
import { expectWhole, promotionOf } from './made.ts'

type Attempt = z.output<typeof promotions.attempt.body>

/** What a cart of these would cost without a promotion and with it, beside all that runs on the site now. */
export async function attempt(desk: Desk, { promotionId, made, siteId, items, audience: who, shippingCode }: Attempt) {
  if (!desk.staff.grants.can('promotions.read', siteId))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'promotions.read' })
  const tried = promotionOf(promotionId, made)
  expectWhole(tried)
  const site = SITES[siteId]
  const sellables = await desk.services.sellables.find(
    desk.db,
    items.map(({ sku }) => sku),
  )
  const found = items.flatMap(({ sku, qty }, at) => {
    const sellable = sellables.get(sku)
    const price = sellable && priceAt(sellable, siteId)
    return sellable && price ? [{ id: `line-${at}`, qty, sellable, price }] : []
  })
  const lines = found.map(({ id, qty, sellable, price }) => ({
    id,
    sku: sellable.sku,
    productId: sellable.productId,
    masterId: sellable.masterId,
    categoryIds: sellable.categoryIds,
    qty,
    unitPrice: price.current,
    isGiftCard: sellable.isGiftCard,
    taxClass: taxClassOf(sellable.kind),
    adjustments: [],
  }))
  // Whoever is a member of anything has an account.
  const audience = new Set<Audience>(who.length > 0 ? ['registered', ...who] : [])
  const setting = { site: siteId, now: desk.now.getTime(), audience, couponPromotions: new Set([promotionId]) }
  const index = await desk.services.promotions.index(desk.db)
  const others = index.candidates(lines, []).filter(each => each.id !== promotionId && isOffered(each, setting))
  const isFor = isOffered({ ...tried, startsAt: undefined, endsAt: undefined }, setting)
  const taxRates = site.features.pricesIncludeTax ? findTaxRates({ country: site.country }) : undefined
  const shipments = [{ id: 'shp_1', code: shippingCode, lineIds: lines.map(({ id }) => id) }]
  const facts = {
    lines: new Map(
      found.map(({ id, qty, sellable, price }) => [id, { sku: sellable.sku, before: price.original * qty }]),
    ),
    promotionNames: namesOf([...others, tried], desk.language),
    couponPromotions: new Set(tried.couponOnly ? [promotionId] : []),
  }
  const reckon = (offers: readonly Promotion[]) =>
    totalsOf({
      lines,
      offers: offers.toSorted(byPriority),
      loyalty: audience.has('loyalty'),
      programs: [],
      reward: undefined,
      shipments,
      taxRates,
      giftCards: [],
    })
  const [before, after] = [reckon(others), reckon(isFor ? [...others, tried] : others)]
  return {
    given: after.reached.find(each => each.promotionId === promotionId)?.amount ?? 0,
    before: why(site.currency, before, facts),
    after: why(site.currency, after, facts),
    unknown: items
      .map(({ sku }) => sku)
      .filter(sku => !found.some(({ sellable }) => sellable.sku === sku || sellable.upc === sku)),
  }
}
