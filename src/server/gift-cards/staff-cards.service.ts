import type { z } from 'zod'
import type { giftCards } from '#contract/staff/gift-cards/gift-cards.ts'
import { maskedGiftCardNumber } from '#domain/gift-cards/gift-cards.ts'
import { SITES, siteOfLocale } from '#domain/sites/sites.ts'
import { correctionsOf, credit } from '../credits/credits.service.ts'
import { beforeOf, nextOf, type PageAfter } from '../desk/page-by-id.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './staff-cards.queries.ts'
import type { LedgerRow, StaffCardRow } from './staff-cards.queries.ts'

/** Cards belong to a currency, not to a site: who works for a site sees those of its currency. */
const maySee = ({ staff }: Desk, { currency }: StaffCardRow): boolean =>
  Object.values(SITES).some(site => site.currency === currency && staff.grants.can('giftcards.read', site.id))

const shownCard = (row: StaffCardRow) => ({
  ref: row.ref,
  masked: maskedGiftCardNumber(row.number),
  currency: row.currency,
  balance: row.balance,
  frozen: row.status === 'inactive',
  madeAt: row.created_at.toISOString(),
  ...(row.expires_on !== null && { expiresOn: row.expires_on }),
  ...(row.bought_by?.startsWith('CRN-') && { orderNumber: row.bought_by.split(' ')[0] ?? '' }),
})

export async function findForDesk(desk: Desk, typed: string) {
  const rows = await queries.findCards(desk.db, typed)
  return { rows: rows.filter(row => maySee(desk, row)).map(shownCard) }
}

async function openCard(desk: Desk, ref: string, lock?: 'lock'): Promise<StaffCardRow> {
  const found = await queries.findCard(desk.db, ref, lock)
  if (!found || !maySee(desk, found)) throw new StoreError('STAFF_NOT_FOUND')
  return found
}

export async function readForDesk(desk: Desk, ref: string) {
  const card = await openCard(desk, ref)
  return { ...shownCard(card), mayChange: desk.staff.grants.can('giftcards.write') }
}

export async function ledgerForDesk(desk: Desk, ref: string, page: PageAfter) {
  const { number } = await openCard(desk, ref)
  const rows = (await queries.ledgerOf(desk.db, number, beforeOf(page), page.limit)).map(shownEntry)
  return { rows, ...nextOf(rows, page) }
}

export async function correctionsForDesk(desk: Desk, ref: string, page: PageAfter) {
  const { number } = await openCard(desk, ref)
  return correctionsOf(desk, { subject: number }, page)
}

const KINDS = { order: 'paid', refund: 'refunded', staff: 'corrected' } as const
const isKind = (name: string): name is keyof typeof KINDS => Object.hasOwn(KINDS, name)

/** `order:CRN-…`, `refund:…`, `staff:…`, or how the card began. */
function shownEntry({ id, at, amount, balance, reference }: LedgerRow) {
  const [name = '', rest = ''] = reference.split(':')
  const order = /CRN-[A-Z0-9-]+/.exec(rest)?.[0]
  return {
    id: String(id),
    at: at.toISOString(),
    amount,
    balance,
    kind: isKind(name) ? KINDS[name] : ('issued' as const),
    ...(order !== undefined && { orderNumber: order }),
  }
}

export async function issueForDesk(
  desk: Desk,
  { email, amount, locale, reason, reference }: z.output<typeof giftCards.issue.body> & { reference?: string },
) {
  const site = siteOfLocale(locale)
  if (!desk.staff.grants.can('giftcards.write', site.id))
    throw new StoreError('STAFF_FORBIDDEN', { permission: 'giftcards.write' })
  return credit(desk, {
    kind: 'new-gift-card',
    subject: email,
    amount,
    worth: amount,
    currency: site.currency,
    reason,
    locale,
    ...(reference !== undefined && { reference }),
  })
}

export async function correctForDesk(desk: Desk, ref: string, { amount, reason }: { amount: number; reason: string }) {
  const card = await openCard(desk, ref, 'lock')
  const locale = siteOfCurrency(card.currency).locales[0]
  const worth = Math.abs(amount)
  return credit(desk, {
    kind: 'gift-card',
    subject: card.number,
    amount,
    worth,
    currency: card.currency,
    reason,
    locale,
  })
}

const siteOfCurrency = (currency: string) => Object.values(SITES).find(site => site.currency === currency) ?? SITES.US

export async function freezeForDesk(desk: Desk, ref: string, { frozen, reason }: { frozen: boolean; reason: string }) {
  const card = await openCard(desk, ref, 'lock')
  await queries.setCardStatus(desk.db, card.number, frozen ? 'inactive' : 'active')
  const change = { field: 'frozen', before: card.status === 'inactive', after: frozen }
  desk.record({ type: 'gift-card', id: card.ref, changes: [change], reason })
}
