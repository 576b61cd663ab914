import type { Address } from '#contract/address/address.entities.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import type { InStoreSalesInfo } from '#contract/orders/order.entities.ts'
import type { z } from 'zod'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import type { OrderTerms } from '#domain/orders/order-terms.ts'
import { collectionPlaceOf } from '../cart/tax-place.ts'
import type { PricedCart } from '../cart/cart.service.ts'
import type { OrderDocument, OrderLine, OrderShipment } from '../orders/order-document.ts'
import type { Shop } from '../shop.ts'

export type Extras = {
  billingAddress: Address
  email: string
  inStoreSalesInfo: z.output<typeof InStoreSalesInfo> | undefined
}

/** What an order keeps of the cart it came from: amounts, words and addresses as they were. */
export function documentOf(shop: Shop, priced: PricedCart, cart: Cart, extras: Extras): OrderDocument {
  const { state, totals, customer } = priced
  const collectedAt = collectionPlaceOf(priced.shipments, priced.world)
  const paying = state.payments.find(({ method }) => method !== 'GIFT_CARD')
  const shares = new Map(totals.giftCardShares.map(({ id, amount }) => [id, amount]))
  return {
    lines: linesOf(priced, cart),
    shipments: shipmentsOf(shop, cart, state.shippingAddress),
    totals: { ...cart.totals, remainingToPay: 0 },
    billingAddress: extras.billingAddress,
    ...(state.shippingAddress && { shippingAddress: state.shippingAddress }),
    paymentMethod: cart.payment_instruments.filter(({ amount }) => amount !== 0),
    orderPromotions: cart.orderPromotions,
    promoSummary: cart.promoSummary.filter(({ approachingDisplayLevel }) => approachingDisplayLevel === undefined),
    ...(extras.inStoreSalesInfo && { inStoreSalesInfo: extras.inStoreSalesInfo }),
    taxIncluded: totals.taxes.included,
    ...(state.tax && !state.tax.rates && { taxEstimated: true }),
    ...(state.tax && collectedAt && { collectedAt }),
    giftCards: state.payments.flatMap(({ id, giftCard }) => {
      const amount = shares.get(id) ?? 0
      return giftCard && amount > 0 ? [{ number: giftCard.number, amount }] : []
    }),
    ...(state.reward && { reward: state.reward }),
    ...(totals.program &&
      totals.program.covered > 0 && {
        programSpend: { program: totals.program.name, amount: totals.program.covered },
      }),
    promotions: totals.reached.map(({ promotionId }) => promotionId),
    coupons: state.coupons.map(({ code, promotionId }) => ({ code, promotionId })),
    customers: [...priced.names],
    loyalty: customer.loyalty,
    terms: termsOf(priced),
    cartRevision: priced.revision,
    ...(paying?.card?.saveCard && { saveCard: { token: paying.card.token } }),
  }
}

/** What decided about the price, without what only a cart says. */
const termsOf = ({ terms, bonuses }: PricedCart): OrderTerms => ({
  ...terms,
  offers: terms.offers.map(offer => ({ ...offer, callouts: {} })),
  shipments: terms.shipments.map(({ id, code, lineIds }) => ({ id, code, lineIds })),
  gifts: bonuses.map(({ id, promotion }) => ({ lineId: id, promotionId: promotion.id })),
})

function linesOf({ lines, bonuses, totals, state }: PricedCart, cart: Cart): OrderLine[] {
  const keys = new Map([
    ...lines.map(({ line, sellable }) => [line.id, sellable] as const),
    ...bonuses.map(({ id, sellable }) => [id, sellable] as const),
  ])
  const taxes = new Map(totals.lines.map(({ id }, index) => [id, totals.taxes.lines[index] ?? 0]))
  const [first] = cart.shippingMethods
  return cart.items.map(item => {
    const { maxQty: _, shippingOptions: __, needsReview: ___, availability: ____, giftCard: _____, ...shown } = item
    const sellable = keys.get(item.id)
    const shipment = cart.shippingMethods.find(({ itemIds }) => itemIds.includes(item.id)) ?? first
    const giftCard = state.lines.find(({ id }) => id === item.id)?.giftCard
    return {
      ...shown,
      ...(giftCard && { giftCard }),
      cancelledQty: 0,
      returnedQty: 0,
      skuKey: sellable?.key ?? 0,
      isGiftCard: sellable?.isGiftCard ?? false,
      stocked: !(sellable?.isGiftCard ?? false),
      shipmentId: shipment?.shippingId ?? '',
      taxOnTop: totals.taxes.included ? 0 : (taxes.get(item.id) ?? 0),
    }
  })
}

function shipmentsOf(shop: Shop, cart: Cart, address: Address | undefined): OrderShipment[] {
  return cart.shippingMethods.map(shipment => {
    const { shippingId, code, applicableShippingMethods, storeInfo, contact } = shipment
    const { collectionPointId, collectionPointName } = shipment
    const promisedDate = applicableShippingMethods.find(method => method.code === code)?.promisedDate
    return {
      shipmentId: shippingId,
      code,
      status: 'created',
      ...(SHIPPING_METHODS[code].needsAddress && address ? { address } : {}),
      ...(storeInfo && { storeInfo }),
      ...(collectionPointId !== undefined && { collectionPointId }),
      ...(collectionPointName !== undefined && { collectionPointName }),
      ...(contact && { contact }),
      ...(promisedDate !== undefined && { promisedDate }),
      timeline: [{ status: 'created', at: shop.now.toISOString() }],
    }
  })
}
