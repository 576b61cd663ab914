import { pointsFor } from '#domain/loyalty/loyalty.ts'
import { PROGRAM_TERMS, PROGRAMS } from '#domain/promotions/spend.ts'
import { startOfYear } from '#domain/time/dates.ts'
import { chargeGiftCard, unchargeGiftCard } from '../gift-cards/gift-card.service.ts'
import { earnPoints, takeBackReferral } from '../loyalty/loyalty.service.ts'
import { redeem, releaseRedemptions } from '../promotions/promotion.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { spendProgramOf } from '../cart/customer.service.ts'
import * as queries from './ledgers.queries.ts'
import { keepsGoods, keptWorth } from './kept.ts'
import type { OrderDocument } from './order-document.ts'
import type { StoredOrder } from './order.queries.ts'

/** Names one attempt at an order in every book: promotions, gift cards, points, yearly limits and the provider's. */
export const referenceOf = ({ number, attempt }: Pick<StoredOrder, 'number' | 'attempt'>): string =>
  `${number}-${attempt}`

/**
 * Takes what the order needs besides the card, before the card is charged: so a charge never fails to become an order.
 * Throws when something is no longer there; the caller's transaction then takes nothing.
 */
export async function claim(shop: Shop, order: StoredOrder): Promise<void> {
  const { document, consumerId } = order
  const reference = referenceOf(order)
  if (document.promotions.length > 0)
    await redeem(shop, {
      orderNumber: reference,
      promotionIds: document.promotions,
      coupons: document.coupons,
      customers: document.customers,
    })
  // Sorted, so that two orders paid with the same cards never wait for each other crosswise.
  for (const { number, amount } of document.giftCards.toSorted((a, b) => (a.number < b.number ? -1 : 1)))
    await chargeGiftCard(shop, number, amount, reference)
  if (consumerId === undefined || (!document.reward && !document.programSpend)) return
  await queries.lockConsumer(shop.db, consumerId)
  if (document.reward && !(await queries.spendPoints(shop.db, consumerId, document.reward.points, reference)))
    throw new StoreError('REWARD_INSUFFICIENT_BALANCE')
  if (document.programSpend) await claimSpend(shop, order, consumerId, document.programSpend)
}

/** Most orders take nothing but pieces and money. */
export const claimsNothing = ({ document: { promotions, giftCards, reward, programSpend } }: StoredOrder): boolean =>
  promotions.length === 0 && giftCards.length === 0 && !reward && !programSpend

async function claimSpend(
  shop: Shop,
  order: StoredOrder,
  consumerId: string,
  spend: { program: string; amount: number },
): Promise<void> {
  const program = PROGRAMS.find(name => name === spend.program)
  if (!program) throw new StoreError('SPEND_LIMIT_REACHED')
  const year = startOfYear(shop.now, shop.site.timeZone)
  const counted = await queries.countSpend(
    shop.db,
    {
      consumerId,
      program: spendProgramOf(program),
      amount: spend.amount,
      currency: order.currency,
      reference: referenceOf(order),
    },
    PROGRAM_TERMS[program].annualLimit,
    year,
    shop.now,
  )
  if (!counted) throw new StoreError('SPEND_LIMIT_REACHED')
}

/** Gives back what an attempt took. Gift cards are given back by refunds once an order was placed. */
export async function release(shop: Shop, order: StoredOrder, { giftCards }: { giftCards: boolean }): Promise<void> {
  const { document, consumerId } = order
  const reference = referenceOf(order)
  if (document.promotions.length > 0) await releaseRedemptions(shop, reference)
  if (giftCards)
    for (const { number, amount } of document.giftCards.toSorted((a, b) => (a.number < b.number ? -1 : 1)))
      await unchargeGiftCard(shop, number, amount, reference)
  if (consumerId === undefined) return
  if (document.reward) await queries.addPoints(shop.db, consumerId, document.reward.points, 'refund', reference)
  if (document.programSpend) await queries.uncountSpend(shop.db, consumerId, reference)
}

/**
 * What an order takes of coupons, vouchers and yearly limits follows from what its buyer keeps, however the rest went and in
 * whatever order. Once he keeps none of its goods, all of it comes back.
 */
export async function countKept(shop: Shop, order: StoredOrder): Promise<void> {
  const { consumerId, document } = order
  if (!keepsGoods(document)) await release(shop, order, { giftCards: false })
  else if (consumerId !== undefined && document.programSpend)
    await queries.recountSpend(shop.db, consumerId, referenceOf(order), keptWorth(document).covered)
}

/**
 * What is left of an order earns points once it can be cancelled no more: sooner, they could be spent on another order
 * and this one taken back.
 */
export async function earn(shop: Shop, { consumerId, number, document }: StoredOrder): Promise<void> {
  const { goods } = keptWorth(document)
  if (consumerId === undefined || goods <= 0) return
  await earnPoints(shop, { consumerId, orderNumber: number, amount: goods, promised: document.loyalty })
}

/** Goods that go back take the points they had earned with them; when all do, also what a friend was rewarded for them. */
export async function takeBackPoints(
  shop: Shop,
  { consumerId, number }: StoredOrder,
  { before, after }: { before: OrderDocument; after: OrderDocument },
  cause: string,
): Promise<void> {
  if (consumerId === undefined) return
  const points = pointsFor(keptWorth(before).goods) - pointsFor(keptWorth(after).goods)
  if (points > 0) {
    await queries.lockConsumer(shop.db, consumerId)
    await queries.takeBackPoints(shop.db, consumerId, points, number, `${cause} earned`)
  }
  if (keptWorth(after).goods === 0) await takeBackReferral(shop, { consumerId, orderNumber: number })
}
