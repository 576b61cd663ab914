import { randomInt } from 'node:crypto'
import {
  GIFT_CARDS_PER_ORDER,
  GIFT_CARD_REFUND_YEARS,
  GIFT_CARD_YEARS_VALID,
  maskedGiftCardNumber,
} from '#domain/gift-cards/gift-cards.ts'
import { findCurrency, type Currency } from '#domain/money/money.ts'
import { addYears, dayOf } from '#domain/time/dates.ts'
import { tryOnce } from '../identity/attempts.service.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import { StoreError } from '../store-error.ts'
import { isCode, openedCode, sealedCode } from './card-codes.ts'
import * as queries from './gift-card.queries.ts'

/** A card is good to the end of its day where the shop is at home. */
const today = ({ now, site }: Shop) => dayOf(now, site.timeZone)

export type GiftCard = queries.GiftCard

const LOCKED_S = 15 * 60

const opens = ({ services }: Shop, { number, code, codeHash }: queries.GiftCard, tried: string): boolean =>
  codeHash === null ? code === tried : isCode(services, number, tried, codeHash)

/** A card whose number and code belong together and that can be used here, today. */
export async function getGiftCard(shop: Shop, number: string, code: string): Promise<queries.GiftCard> {
  const card = await queries.findGiftCard(shop.db, number)
  // Which numbers exist is told to nobody who does not have the code: they are counted and locked like those that do.
  const outcome = await tryOnce(shop, `gift-card:${number}`, async () => card !== undefined && opens(shop, card, code))
  if (outcome === 'locked') throw new StoreError('RATE_LIMITED', { retryAfter: LOCKED_S })
  if (outcome !== 'right' || !card) {
    noteSecurityEvent(shop, 'gift-card-refused')
    throw new StoreError('GC_INVALID2')
  }
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
export function giftCardToPay({ number, balance }: GiftCard, { applied, onlyGiftCards }: Applied) {
  requireRoom(applied, number)
  if (onlyGiftCards) throw new StoreError('GIFT_CARD_NOT_APPLICABLE')
  if (balance === 0) throw new StoreError('GC_ZERO_BALANCE')
  return { number, balance }
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

/** Puts an amount on a card or takes it off, once per reference. */
export async function correctGiftCard(shop: Shop, number: string, amount: number, reference: string): Promise<void> {
  if (!(await queries.book(shop.db, number, amount, reference))) throw notNow('tooLittleOnCard')
}

/** What staff took off the cards of an order, by the line they were bought with. */
export const takenOffBought = ({ db }: Shop, orderNumber: string): Promise<ReadonlyMap<string, number>> =>
  queries.takenOff(db, orderNumber)

/** Takes a card out of use that nobody paid for. True when something of it was spent before. */
export const withdrawGiftCard = (shop: Shop, boughtBy: string): Promise<boolean> =>
  queries.deactivate(shop.db, boughtBy)

const digits = (count: number) => Array.from({ length: count }, () => randomInt(10)).join('')

/** Makes the card someone bought: the same purchase always gives the same card. */
export async function issueGiftCard(
  shop: Shop,
  card: { amount: number; currency: Currency; boughtBy: string },
): Promise<BoughtCard> {
  const expiresOn = addYears(today(shop), GIFT_CARD_YEARS_VALID)
  const fresh = { number: `6${digits(18)}`, code: digits(8), expiresOn }
  const sealed = { ...sealedCode(shop.services, fresh.number, fresh.code), sealed_at: shop.now }
  const made = await queries.insertGiftCard(shop.db, { ...card, number: fresh.number, expiresOn, sealed })
  return made ? fresh : getBoughtCard(shop, card.boughtBy)
}

/** The code of a card that was bought, to be mailed to whom it is for. */
export const codeOfBought = async (shop: Shop, boughtBy: string): Promise<string> =>
  (await getBoughtCard(shop, boughtBy)).code

export type BoughtCard = { number: string; code: string; expiresOn: string | undefined }

async function getBoughtCard({ db, services }: Shop, boughtBy: string): Promise<BoughtCard> {
  const kept = await queries.findBoughtCard(db, boughtBy)
  if (!kept) throw new StoreError('GENERAL')
  const { number, sealed, expiresOn } = kept
  return { number, code: sealed === null ? kept.code : openedCode(services, number, sealed), expiresOn }
}
