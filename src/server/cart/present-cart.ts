import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import type { Cart } from '#contract/cart/cart.entities.ts'
import { flashEntry, ORDER_CANNOT_BE_COMPLETED, type Flash, type FlashCode } from '#contract/cart/flash.ts'
import { flashMessage } from '#contract/cart/flash-texts.ts'
import { fillMessage } from '#contract/errors/errors.ts'
import { SHIPPING_METHODS } from '#domain/delivery/delivery.ts'
import { maskedGiftCardNumber } from '#domain/gift-cards/gift-cards.ts'
import type { Language } from '#domain/sites/sites.ts'
import { TAX_NAMES } from '#domain/tax/tax-names.ts'
import { WrittenJson, writtenWith } from '../http/written-json.ts'
import type { Shop } from '../shop.ts'
import { takesAddress } from './checked-address.ts'
import { explain } from './explain.ts'
import { bonusItem, shownItems } from './present-item.ts'
import { orderPromotions, promoSummary } from './present-promotions.ts'
import { presentShipments } from './present-shipments.ts'
import { unitsIn, type PricedCart } from './price-cart.ts'

/** A cart as the caller sees it. */
export function presentCart(shop: Shop, priced: PricedCart, { explained = false } = {}): WrittenJson<Cart> {
  const shown = [...shownItems(shop, priced), ...priced.bonuses.map(bonus => bonusItem(shop, bonus))]
  const items = shown.map(({ item }) => item)
  const { totals } = priced
  const rest = { ...restOf(shop, priced, items), ...(explained && { explain: explain(totals, priced.bonuses) }) }
  return new WrittenJson({ ...rest, items }, () =>
    writtenWith(
      rest,
      'items',
      shown.map(({ json }) => json),
    ),
  )
}

function restOf(shop: Shop, priced: PricedCart, items: readonly CartItem[]): Omit<Cart, 'items'> {
  const { state, totals } = priced
  return {
    id: priced.id,
    totalItems: items.length,
    currency: shop.site.currency,
    totals: {
      total: totals.total,
      totalDiscount: totals.totalDiscount,
      itemTotal: totals.itemTotal,
      itemSubTotal: totals.itemSubTotal,
      totalWithoutTax: totals.total - totals.taxes.amount,
      netAmount: totals.total - totals.taxes.amount,
      shipping: totals.shipping,
      tax: totals.tax,
      taxAmount: totals.taxes.amount,
      taxes: totals.taxes.parts.map(part => ({ ...part, label: TAX_NAMES[part.name][shop.language] })),
      remainingToPay: state.payments.some(({ method }) => method !== 'GIFT_CARD') ? 0 : totals.remainingToPay,
      appliedRewards: state.reward ? [{ points: state.reward.points, amountInCurrency: state.reward.amount }] : [],
      totalUnits: unitsIn(priced),
      currency: shop.site.currency,
    },
    shippingMethods: presentShipments(shop, priced),
    ...(state.shippingAddress && { shippingAddress: state.shippingAddress }),
    ...(state.billingAddress && { billingAddress: state.billingAddress }),
    payment_instruments: presentPayments(priced),
    couponItems: state.coupons.map(({ id, code, promotionId }) => ({
      couponItemId: id,
      code,
      promotionId,
      applied: totals.reached.some(one => one.promotionId === promotionId),
    })),
    orderPromotions: orderPromotions(shop, priced),
    promoSummary: promoSummary(shop, priced),
    flash: flashes(shop, priced),
    revision: priced.revision,
    ...(state.holdExpiresAt !== undefined && { holdExpiresAt: state.holdExpiresAt }),
  }
}

function presentPayments({ state, totals }: PricedCart): Cart['payment_instruments'] {
  return state.payments.map(({ id, method, card, giftCard }) => {
    const share = totals.giftCardShares.find(one => one.id === id)
    return {
      payment_method_id: method,
      card: {
        paymentInstrumentId: id,
        main: false,
        ...(card?.brand !== undefined && { brand: card.brand }),
        ...(card?.lastFour !== undefined && { lastFour: card.lastFour }),
        ...(card?.expiryMonth !== undefined && { expiryMonth: card.expiryMonth }),
        ...(card?.expiryYear !== undefined && { expiryYear: card.expiryYear }),
        ...(card?.holder !== undefined && { holder: card.holder }),
      },
      ...(giftCard && { giftCard: { maskedNumber: maskedGiftCardNumber(giftCard.number), balance: giftCard.balance } }),
      amount: share?.amount ?? totals.remainingToPay,
    }
  })
}

function flashes(shop: Shop, { lines, bonuses, shipments, state, droppedLines }: PricedCart): Flash[] {
  const flash = flashIn(shop.language)
  const found = (state.notices ?? []).map(code => flash(code))
  const wasFilled = lines.length > 0 || droppedLines
  const nothingLeft = wasFilled && lines.every(({ free }) => free <= 0)
  if (droppedLines && !nothingLeft) found.push(flash('ProductItemNotAvailable'))
  for (const { flash: code, line, sellable } of lines)
    if (code !== undefined) found.push(flash(code, { itemId: line.id, maxAllowedQty: sellable.maxQty }))
  for (const { id: itemId } of bonuses) found.push(flash('ProductItemRequired', { itemId }))
  if (nothingLeft)
    found.push({
      ...flash('ProductLineItemFullInventoryMissing'),
      messageKey: ORDER_CANNOT_BE_COMPLETED,
      message: flashMessage(ORDER_CANNOT_BE_COMPLETED, shop.language),
    })
  const travels = shipments.some(({ code }) => SHIPPING_METHODS[code].needsAddress)
  if (travels && state.shippingAddress && !takesAddress(shop, state.shippingAddress))
    found.push(flash('InvalidShippingAddress'))
  return found
}

type About = { itemId?: string; maxAllowedQty?: number }

const flashIn =
  (language: Language) =>
  (code: FlashCode, about: About = {}): Flash => {
    const { maxAllowedQty, ...rest } = about
    const limited = code === 'ProductItemMaxQuantity' && maxAllowedQty !== undefined
    const message = fillMessage(flashMessage(code, language), about)
    return { ...flashEntry(code), code, message, ...rest, ...(limited && { maxAllowedQty }) }
  }
