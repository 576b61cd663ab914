import { randomInt } from 'node:crypto'
import {
  GIFT_CARDS_PER_ORDER,
  GIFT_CARD_REFUND_YEARS,
  GIFT_CARD_YEARS_VALID,
  maskedGiftCardNumber,
} from '#domain/gift-cards/gift-cards.ts'
import { findCurrency, type Currency } from '#domain/money/money.ts'
import { addYears, dayOf } from '#domain/time/dates.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './gift-card.queries.ts'

/** A card is good to the end of its day where the shop is at home. */
const today = ({ now, site }: Shop) => dayOf(now, site.timeZone)

/** A card whose number and code belong together and that can be used here, today. */
async function getGiftCard(shop: Shop, number: string, code: string): Promise<queries.GiftCard> {
  const card = await queries.findGiftCard(shop.db, number)
  // Which numbers exist is told to nobody who does not have the code.
  if (card?.code !== code) throw new StoreError('GC_INVALID2')
  if (card.status !== 'active') throw new StoreError('GC_NOT_ACTIVE')
  if (card.expiresOn !== null && card.expiresOn < today(shop)) throw new StoreError('GC_EXPIRED')
  if (card.currency !== shop.site.currency) throw new StoreError('GC_NOT_ALLOWED')
  if (card.balance !== card.ledger) {
    shop.log.error('A gift card and its ledger disagree', { card: maskedGiftCardNumber(number) })
    throw new StoreError('GC_BALANCE_ERROR')
  }
  return card
}

export async function giftCardBalance(shop: Shop, number: string, code: string) {
  const { balance, currency, expiresOn } = await getGiftCard(shop, number, code)
  return {
    maskedNumber: maskedGiftCardNumber(number),
    balance,
    currency: findCurrency(currency) ?? shop.site.currency,
    ...(expiresOn !== null && { expiryDate: expiresOn }),
  }
}

/** A card may pay beside those that are applied already. */
export function requireRoom(applied: readonly string[], number: string): void {
  if (applied.includes(number)) throw new StoreError('GC_ALREADY_APPLIED')
  if (applied.length >= GIFT_CARDS_PER_ORDER)
    throw new StoreError('GC_MAX_REACHED', { maxGiftCards: GIFT_CARDS_PER_ORDER })
}

type Applied = { readonly applied: readonly string[]; readonly onlyGiftCards: boolean }

/** A card that may pay for a cart beside those it already has. */
export async function giftCardToPay(shop: Shop, number: string, code: string, { applied, onlyGiftCards }: Applied) {
  requireRoom(applied, number)
  if (onlyGiftCards) throw new StoreError('GIFT_CARD_NOT_APPLICABLE')
  const card = await getGiftCard(shop, number, code)
  if (card.balance === 0) throw new StoreError('GC_ZERO_BALANCE')
  return { number, balance: card.balance }
}

/** By number: what cards can still give today. */
export const balancesOf = (shop: Shop, numbers: readonly string[]): Promise<Map<string, number>> =>
  queries.findBalances(shop.db, numbers, today(shop))

/** Takes an amount off a card that is still good, once per order. */
export async function chargeGiftCard(shop: Shop, number: string, amount: number, orderNumber: string): Promise<void> {
  const charged = await queries.charge(shop.db, number, amount, `order:${orderNumber}`, today(shop))
  if (!charged) throw new StoreError('PAYMENT_NOT_ENOUGH')
}

/** Gives back what an attempt took that came to nothing, once per reference. */
export async function unchargeGiftCard(shop: Shop, number: string, amount: number, reference: string): Promise<void> {
  await queries.book(shop.db, number, amount, `refund:${reference}`)
}

/** Gives money back, once per reference. A card that has expired meanwhile is good again: nobody loses a refund. */
export async function refundGiftCard(shop: Shop, number: string, amount: number, reference: string): Promise<void> {
  await unchargeGiftCard(shop, number, amount, reference)
  await queries.prolong(shop.db, number, addYears(today(shop), GIFT_CARD_REFUND_YEARS))
}

/** Takes a card out of use that nobody paid for. */
export const withdrawGiftCard = (shop: Shop, boughtBy: string): Promise<void> => queries.deactivate(shop.db, boughtBy)

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Makes the card someone bought: the same purchase always gives the same card. */
export async function issueGiftCard(
  shop: Shop,
  card: { amount: number; currency: Currency; boughtBy: string },
): Promise<queries.BoughtCard> {
  const expiresOn = addYears(today(shop), GIFT_CARD_YEARS_VALID)
  const fresh = { number: `6${digits(18)}`, code: digits(8), expiresOn }
  const made = await queries.insertGiftCard(shop.db, { ...card, ...fresh })
  const kept = made ? fresh : await queries.findBoughtCard(shop.db, card.boughtBy)
  if (!kept) throw new StoreError('GENERAL')
  return kept
}
