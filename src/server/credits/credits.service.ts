import { LOYALTY_VOUCHERS } from '#domain/loyalty/loyalty.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Limit } from '#domain/staff/roles.ts'
import { siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { correctGiftCard, issueGiftCard } from '../gift-cards/gift-card.service.ts'
import { newId } from '../identity/ids.ts'
import { enqueue } from '../jobs/jobs.ts'
import { briefConsumers } from '../consumer/brief.service.ts'
import { givePoints } from '../loyalty/ledger.service.ts'
import { getTemplate, giveCoupon } from '../promotions/desk-coupons.service.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './credits.queries.ts'
import type { Credit, CreditKind, NewCredit } from './credits.queries.ts'
import { STAFF_CARD_JOB, type StaffCard } from './mail-card.ts'

const DAY_MS = 86_400_000
/** A limit counts for one person or card in this time; for new cards, whoever gets them, in a day. */
const COUNTED_MS: Readonly<Record<CreditKind, number>> = {
  points: 30 * DAY_MS,
  'gift-card': 30 * DAY_MS,
  'new-gift-card': DAY_MS,
  coupon: 30 * DAY_MS,
}
const NEEDS: Readonly<Record<CreditKind, Permission>> = {
  points: 'customers.write',
  'gift-card': 'giftcards.write',
  'new-gift-card': 'giftcards.write',
  coupon: 'customers.write',
}
const LIMIT_OF: Readonly<Record<CreditKind, Limit>> = {
  points: 'credit',
  'gift-card': 'credit',
  'new-gift-card': 'credit',
  coupon: 'discount',
}
const [{ points: POINTS, amountInCurrency: WORTH }] = LOYALTY_VOUCHERS
const worthOfPoints = (points: number): number => Math.ceil((Math.abs(points) * WORTH) / POINTS)

type Wish = Pick<NewCredit, 'kind' | 'subject' | 'amount' | 'worth' | 'currency' | 'reason' | 'locale' | 'promotion'>

/** Within one's limit it is given at once; above it, asked of a second person. */
export async function credit(desk: Desk, wish: Wish): Promise<{ state: 'given' | 'waiting' }> {
  const { db, staff, now } = desk
  const site = siteOfLocale(wish.locale).id
  const state = (await isWithinLimit(desk, { ...wish, site })) ? 'given' : 'waiting'
  const row: NewCredit = {
    ...wish,
    id: newId('crd'),
    site,
    state,
    staff_id: staff.id,
    staff_name: staff.name,
    created_at: now,
  }
  await queries.insertCredit(db, row)
  record(desk, row)
  if (state === 'given') await give(desk, row)
  return { state }
}

/** Whom points or a coupon are for. */
const isPersonal = (kind: CreditKind): boolean => kind === 'points' || kind === 'coupon'

type Limited = Pick<Credit, 'kind' | 'subject' | 'worth' | 'site'>

async function isWithinLimit({ db, staff, now }: Desk, { kind, subject, worth, site }: Limited): Promise<boolean> {
  const limit = staff.grants.limit(LIMIT_OF[kind], site)
  if (worth > limit) return false
  const before = await queries.givenBy(db, staff.id, kind, subject, new Date(now.getTime() - COUNTED_MS[kind]))
  return before + worth <= limit
}

async function give(shop: Shop, row: NewCredit): Promise<void> {
  if (row.kind === 'coupon') return giveCouponOf(shop, row)
  if (row.kind === 'points') return givePoints(shop, row.subject, row.amount, `desk ${row.id}`)
  if (row.kind === 'gift-card') return correctGiftCard(shop, row.subject, row.amount, `staff:${row.id}`)
  const boughtBy = `staff:${row.id}`
  const card = await issueGiftCard(shop, { amount: row.amount, currency: row.currency, boughtBy })
  await queries.noteCard(shop.db, row.id, card.number)
  const letter: StaffCard = {
    to: row.subject,
    locale: row.locale,
    boughtBy,
    values: {
      number: card.number,
      amount: row.amount,
      currency: row.currency,
      ...(card.expiresOn !== undefined && { expiresOn: card.expiresOn }),
    },
  }
  await enqueue(shop.db, STAFF_CARD_JOB, letter)
}

async function giveCouponOf(shop: Shop, { id, subject, promotion = '', worth, currency, locale }: NewCredit) {
  const [person] = await briefConsumers(shop, [subject])
  if (!person) throw new StoreError('STAFF_NOT_NOW', { reason: 'the person is gone.' })
  const customer = { id: subject, email: person.email, locale }
  await queries.noteCard(shop.db, id, await giveCoupon(shop, { customer, promotionId: promotion, worth, currency }))
}

function record(
  desk: Desk,
  { kind, subject, amount, state, reason }: Pick<NewCredit, 'kind' | 'subject' | 'amount' | 'state' | 'reason'>,
) {
  const changes = [
    { field: kind, after: amount },
    { field: 'state', after: state },
  ]
  if (isPersonal(kind)) desk.record({ type: 'customer', id: subject, changes, reason })
  else
    desk.record({ type: 'gift-card', id: kind === 'gift-card' ? `•••• ${subject.slice(-4)}` : 'new', changes, reason })
}

type Person = { readonly id: string; readonly locale: Locale }

export const givePointsAsStaff = (desk: Desk, { id, locale }: Person, wish: { points: number; reason: string }) =>
  credit(desk, {
    kind: 'points',
    subject: id,
    amount: wish.points,
    worth: worthOfPoints(wish.points),
    currency: siteOfLocale(locale).currency,
    reason: wish.reason,
    locale,
  })

export async function giveCouponAsStaff(
  desk: Desk,
  { id, locale }: Person,
  { template, reason }: { template: string; reason: string },
) {
  const site = siteOfLocale(locale)
  const { id: promotion, worth } = await getTemplate(desk, site.id, template)
  const { currency } = site
  return credit(desk, { kind: 'coupon', subject: id, amount: worth, worth, currency, reason, locale, promotion })
}

export const moveCoupons = ({ db }: Shop, from: string, into: string) => queries.moveCredits(db, from, into)

const shown = (desk: Desk, row: Credit) => ({
  id: row.id,
  amount: row.amount,
  reason: row.reason,
  state: row.state,
  askedBy: row.staff_name,
  askedAt: row.created_at.toISOString(),
  ...(row.decided_name !== null && { decidedBy: row.decided_name }),
  mayDecide: mayDecide(desk, row),
})

/** Somebody else, who may give that much. */
const mayDecide = ({ staff }: Desk, { state, staff_id, kind, site, worth }: Credit): boolean =>
  state === 'waiting' &&
  staff_id !== staff.id &&
  staff.grants.can(NEEDS[kind], site) &&
  worth <= staff.grants.limit(LIMIT_OF[kind], site)

export const correctionsOf = async (desk: Desk, subject: string) =>
  (await queries.creditsOf(desk.db, subject)).map(row => shown(desk, row))

export async function whatWaits(desk: Desk) {
  const rows = await queries.waitingCredits(desk.db, desk.staff.grants.sitesFor('giftcards.read'))
  return {
    credits: rows.map(row => ({
      ...shown(desk, row),
      kind: row.kind,
      currency: row.currency,
      worth: row.worth,
      site: row.site,
      ...(isPersonal(row.kind) && desk.staff.grants.can('customers.read', row.site) && { customerId: row.subject }),
    })),
  }
}

export async function decide(desk: Desk, id: string, state: 'given' | 'declined'): Promise<void> {
  const row = await queries.lockCredit(desk.db, id)
  if (!row || !desk.staff.grants.can('giftcards.read', row.site)) throw new StoreError('STAFF_NOT_FOUND')
  if (row.state !== 'waiting') throw new StoreError('STAFF_NOT_NOW', { reason: 'somebody has decided before.' })
  if (!mayDecide(desk, row) || (state === 'given' && !(await isWithinLimit(desk, row))))
    throw new StoreError('STAFF_FORBIDDEN', { permission: NEEDS[row.kind] })
  const { staff, now, db } = desk
  await queries.decideCredit(db, id, { state, decided_by: staff.id, decided_name: staff.name, decided_at: now })
  record(desk, { ...row, state })
  const { promotion, ...wish } = row
  if (state === 'given') await give(desk, { ...wish, ...(promotion !== null && { promotion }) })
}
