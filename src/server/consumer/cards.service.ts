import type { z } from 'zod'
import type {
  ChangePaymentInstrument,
  PaymentInstrument,
  SavePaymentInstrument,
} from '#contract/payment/payment.entities.ts'
import { violatedUnique } from '../db/constraint.ts'
import { dayOf, isExpired } from '#domain/time/dates.ts'
import { inTransaction } from '../db/transaction.ts'
import { newId } from '../identity/ids.ts'
import { requireConsumer, requireOwned } from '../identity/ownership.ts'
import { forgetCard, keptCard } from '../payment/customers.service.ts'
import { ProviderUnavailable } from '../payment/payment-provider.ts'
import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findBillingAddress, keepBillingAddress } from './addresses.service.ts'
import * as queries from './cards.queries.ts'
import { lockKeeper } from './profile.queries.ts'

type Save = z.output<typeof SavePaymentInstrument>
type Change = z.output<typeof ChangePaymentInstrument>

/** A card someone saved, as checkout needs it: with the token by which the provider knows it. */
export type SavedCard = {
  readonly id: string
  readonly token: string
  readonly provider: string
  readonly instrument: PaymentInstrument
}

export async function listCards(shop: Shop): Promise<PaymentInstrument[]> {
  const { id } = requireConsumer(shop)
  return Promise.all((await queries.listCards(shop.db, id)).map(row => present(shop, row)))
}

/** The card of the shopper himself, or PYT404. */
export async function getOwnCard(shop: Shop, cardId: string): Promise<SavedCard> {
  const row = await ownRow(shop, cardId)
  return { id: row.id, token: row.provider_token, provider: row.provider, instrument: await present(shop, row) }
}

/** What the provider knows of a card, and the token to pay with it later. `kept`: it keeps it already, with an order. */
export async function cardToSave(shop: Shop, token: string, kept?: 'kept') {
  const { id } = requireConsumer(shop)
  const asked = shop.services.payments.provider.people?.isAsked(token) ?? false
  const seen = asked ? undefined : await describe(shop, token)
  if (seen) requireUnexpired(shop, seen.expiryMonth, seen.expiryYear)
  const reusable = kept ? token : await keepable(shop, id, token)
  return { facts: seen ?? (await describe(shop, reusable)), token: reusable }
}
type CardToSave = Awaited<ReturnType<typeof cardToSave>>

export async function saveCard(
  shop: Shop,
  { card, billingAddress }: Save,
  { facts, token: provider_token }: CardToSave,
): Promise<PaymentInstrument> {
  const { id: consumer_id } = requireConsumer(shop)
  return inTransaction(shop, async inside => {
    const { db } = inside
    await lockKeeper(db, consumer_id)
    const billing_address_id = billingAddress ? await keepBillingAddress(inside, consumer_id, billingAddress) : null
    const main = card.main || (await queries.listCards(db, consumer_id)).length === 0
    if (main) await queries.clearMainCard(db, consumer_id)
    const row = {
      id: newId('pin'),
      consumer_id,
      provider: shop.services.payments.provider.name,
      provider_token,
      fingerprint: `${facts.brand} ${facts.lastFour} ${facts.expiryMonth}/${facts.expiryYear}`,
      brand: facts.brand,
      last_four: facts.lastFour,
      expiry_month: facts.expiryMonth,
      expiry_year: facts.expiryYear,
      holder: facts.holder ?? null,
      main,
      billing_address_id,
    }
    return present(inside, await queries.insertCard(db, row).catch(asExists))
  })
}

/** One that is there already was kept at the provider a second time: under this token nobody would ever remove it. */
export async function forgetSecond(shop: Shop, { token }: CardToSave, error: unknown): Promise<void> {
  if (!(error instanceof StoreError) || error.code !== 'CC_ALREADY_EXISTS') return
  const { name } = shop.services.payments.provider
  if (!(await queries.isKept(shop.db, name, token))) await forgetCard(shop, name, token)
}

async function describe({ services }: Shop, token: string) {
  try {
    const facts = await services.payments.provider.describeToken(token)
    if (facts && !('method' in facts)) return facts
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
  }
  throw new StoreError('PAYMENT_ERROR')
}

async function keepable(shop: Shop, consumerId: string, token: string): Promise<string> {
  try {
    const card = await keptCard(shop, consumerId, token)
    if (card?.question !== undefined)
      throw new StoreError('CARD_PROOF_REQUIRED', { url: card.question, paymentToken: card.token })
    if (card) return card.token
    noteSecurityEvent(shop, 'card-refused')
  } catch (error) {
    if (!(error instanceof ProviderUnavailable)) throw error
  }
  throw new StoreError('PAYMENT_ERROR')
}

const asExists = (error: unknown): never => {
  throw violatedUnique(error) === undefined ? error : new StoreError('CC_ALREADY_EXISTS')
}

function requireUnexpired({ now, site }: Shop, month: number, year: number): void {
  if (isExpired({ year, month }, dayOf(now, site.timeZone))) throw new StoreError('CC_EXPIRY_DATE_INVALID')
}

export async function changeCard(
  shop: Shop,
  cardId: string,
  { card = {}, billingAddress }: Change,
): Promise<PaymentInstrument> {
  const row = await ownRow(shop, cardId)
  const { expiryMonth: expiry_month = row.expiry_month, expiryYear: expiry_year = row.expiry_year } = card
  requireUnexpired(shop, expiry_month, expiry_year)
  return inTransaction(shop, async inside => {
    await lockKeeper(inside.db, row.consumer_id)
    if (card.main) await queries.clearMainCard(inside.db, row.consumer_id)
    const billing_address_id = billingAddress
      ? await keepBillingAddress(inside, row.consumer_id, billingAddress)
      : row.billing_address_id
    // A main card stays one until another takes its place.
    const change = { expiry_month, expiry_year, billing_address_id, main: card.main === true || row.main }
    return present(inside, await queries.updateCard(inside.db, cardId, change))
  })
}

export async function removeCard(shop: Shop, cardId: string): Promise<void> {
  const row = await ownRow(shop, cardId)
  await inTransaction(shop, async inside => {
    await queries.deleteCard(inside.db, row)
    await forgetCard(inside, row.provider, row.provider_token)
  })
}

async function ownRow(shop: Shop, cardId: string): Promise<queries.CardRow> {
  requireConsumer(shop)
  return requireOwned(
    shop,
    await queries.findCard(shop.db, cardId),
    row => row.consumer_id,
    'PAYMENT_INSTRUMENT_NOT_FOUND',
  )
}

async function present(shop: Shop, row: queries.CardRow): Promise<PaymentInstrument> {
  const billingAddress =
    row.billing_address_id === null ? undefined : await findBillingAddress(shop, row.billing_address_id)
  return {
    payment_method_id: 'CREDIT_CARD',
    card: {
      paymentInstrumentId: row.id,
      main: row.main,
      brand: row.brand,
      lastFour: row.last_four,
      expiryMonth: row.expiry_month,
      expiryYear: row.expiry_year,
      ...(row.holder !== null && { holder: row.holder }),
    },
    ...(billingAddress && { billingAddress }),
  }
}
