import { maskedGiftCardNumber } from '#domain/gift-cards/gift-cards.ts'
import { LOYALTY_VOUCHERS } from '#domain/loyalty/loyalty.ts'
import { PROGRAMS, yearlyWorth, type Program } from '#domain/promotions/spend.ts'
import type { Permission } from '#domain/staff/permissions.ts'
import type { Limit } from '#domain/staff/roles.ts'
import { siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { newId } from '../identity/ids.ts'
import { getTemplate } from '../promotions/desk-coupons.service.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './credits.queries.ts'
import type { Credit, CreditKind, NewCredit } from './credits.queries.ts'
import { give } from './give.service.ts'

const DAY_MS = 86_400_000
const MONTH_MS = 30 * DAY_MS
/** A limit counts for one person or card in a month; where that splits over many, for all of them in a day too. */
const COUNTED_MS: Readonly<Record<CreditKind, { forOne?: number; forAll?: number }>> = {
  points: { forOne: MONTH_MS },
  'gift-card': { forOne: MONTH_MS, forAll: DAY_MS },
  'new-gift-card': { forAll: DAY_MS },
  coupon: { forOne: MONTH_MS, forAll: DAY_MS },
  program: { forOne: MONTH_MS, forAll: DAY_MS },
}
const NEEDS: Readonly<Record<CreditKind, Permission>> = {
  points: 'customers.write',
  'gift-card': 'giftcards.write',
  'new-gift-card': 'giftcards.write',
  coupon: 'customers.write',
  program: 'customers.write',
}
const LIMIT_OF: Readonly<Record<CreditKind, Limit>> = {
  points: 'credit',
  'gift-card': 'credit',
  'new-gift-card': 'credit',
  coupon: 'discount',
  program: 'discount',
}
const [{ points: POINTS, amountInCurrency: WORTH }] = LOYALTY_VOUCHERS
const worthOfPoints = (points: number): number => Math.ceil((Math.abs(points) * WORTH) / POINTS)

type Wish = Pick<
  NewCredit,
  'kind' | 'subject' | 'amount' | 'worth' | 'currency' | 'reason' | 'locale' | 'promotion' | 'reference'
>

/** Within one's limit it is given at once; above it, asked of a second person. */
export async function credit(desk: Desk, wish: Wish): Promise<{ state: 'given' | 'waiting'; ref?: string }> {
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
  const ref = state === 'given' ? await give(desk, row) : undefined
  await record(desk, row, ref)
  return { state, ...(ref !== undefined && { ref }) }
}

/** Whether it is given to a person, not to a card. */
const isPersonal = (kind: CreditKind): boolean => kind === 'points' || kind === 'coupon' || kind === 'program'

type Limited = Pick<Credit, 'kind' | 'subject' | 'worth' | 'site'>

async function isWithinLimit({ db, staff, now }: Desk, { kind, subject, worth, site }: Limited): Promise<boolean> {
  const limit = staff.grants.limit(LIMIT_OF[kind], site)
  if (worth > limit) return false
  const { forOne, forAll } = COUNTED_MS[kind]
  const fits = async (span: number | undefined, whom: string | undefined) =>
    span === undefined ||
    (await queries.givenBy(db, staff.id, kind, whom, new Date(now.getTime() - span))) + worth <= limit
  return (await fits(forOne, subject)) && (await fits(forAll, undefined))
}

async function record(
  desk: Desk,
  {
    kind,
    subject,
    amount,
    currency,
    state,
    reason,
    promotion,
  }: Pick<NewCredit, 'kind' | 'subject' | 'amount' | 'currency' | 'state' | 'reason' | 'promotion'>,
  newCard: string | undefined,
): Promise<void> {
  const given = kind === 'points' ? amount : { amount, currency }
  const changes = [
    kind === 'program' ? { field: promotion ?? kind, after: true } : { field: kind, after: given },
    { field: 'state', after: state },
  ]
  if (isPersonal(kind)) return desk.record({ type: 'customer', id: subject, changes, reason })
  // As staff know a card: many end with the same four digits, and its number is half a key.
  const id = kind === 'gift-card' ? await queries.refOfCard(desk.db, subject) : (newCard ?? 'new')
  desk.record({ type: 'gift-card', id, changes, reason })
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

/** Somebody's proof was seen: what the program is worth in a year counts against the limit. */
export const verifyAsStaff = (
  desk: Desk,
  { id, locale }: Person,
  { program, reason }: { program: Program; reason: string },
) => {
  const worth = yearlyWorth(program)
  const { currency } = siteOfLocale(locale)
  return credit(desk, {
    kind: 'program',
    subject: id,
    amount: worth,
    worth,
    currency,
    reason,
    locale,
    promotion: program,
  })
}

export const moveCredits = ({ db }: Shop, from: string, into: string) => queries.moveCredits(db, from, into)

const shown = (desk: Desk, row: Credit) => ({
  id: row.id,
  amount: row.amount,
  reason: row.reason,
  state: row.state,
  askedBy: row.staff_name,
  askedAt: row.created_at.toISOString(),
  ...(row.decided_name !== null && { decidedBy: row.decided_name }),
  mayDecide: mayDecide(desk, row),
  kind: row.kind,
  currency: row.currency,
})

const mayDecide = (desk: Desk, row: Credit): boolean =>
  row.state === 'waiting' &&
  desk.staff.grants.can('giftcards.read', row.site) &&
  desk.staff.grants.can(NEEDS[row.kind], row.site) &&
  isSecondPerson(desk, row)

/** Somebody else, who may give that much. */
const isSecondPerson = ({ staff }: Desk, { staff_id, kind, site, worth }: Credit): boolean =>
  staff_id !== staff.id && worth <= staff.grants.limit(LIMIT_OF[kind], site)

/** What staff gave a person or a card, took or were refused. */
export async function correctionsOf(desk: Desk, to: queries.Given, page: PageAfter) {
  const rows = await queries.creditsOf(desk.db, to, page)
  return {
    rows: rows.map(row => shown(desk, row)),
    ...nextOf(rows, page),
  }
}

export const correctionsNamed = async (desk: Desk, ids: readonly string[]) =>
  (await queries.creditsNamed(desk.db, ids)).map(row => shown(desk, row))

export async function whatWaits(desk: Desk, page: PageAfter) {
  const { db, staff } = desk
  const rows = await queries.waitingCredits(db, staff.grants.sitesFor('giftcards.read'), page)
  const ofPersons = rows.filter(row => isPersonal(row.kind) && staff.grants.can('customers.read', row.site))
  const persons = await queries.recipientsNamed(
    db,
    ofPersons.map(({ subject }) => subject),
  )
  for (const { id } of persons) desk.record({ type: 'customer', id })
  const cards = await queries.cardsNumbered(
    db,
    rows.flatMap(({ kind, subject }) => (kind === 'gift-card' ? [subject] : [])),
  )
  return {
    credits: rows.map(row => ({
      ...shown(desk, row),
      worth: row.worth,
      site: row.site,
      ...(row.kind === 'program' && { program: PROGRAMS.find(each => each === row.promotion) }),
      ...(ofPersons.includes(row) && whom(row, persons)),
      ...cardOf(desk, row, cards),
    })),
    ...nextOf(rows, page),
  }
}

function whom({ subject, kind }: Credit, persons: readonly queries.Recipient[]) {
  const person = persons.find(({ id }) => id === subject)
  return {
    customerId: subject,
    ...(person && { customerName: person.name, ...(kind === 'points' && { balance: person.points }) }),
  }
}

/** Which card, and where it went; of one that is not made yet where it would go. */
function cardOf({ staff, record }: Desk, { id, kind, subject, site }: Credit, cards: readonly queries.CardOfCredit[]) {
  const card = kind === 'gift-card' ? cards.find(({ number }) => number === subject) : undefined
  const to = kind === 'new-gift-card' ? subject : card?.sent_to
  const shownTo = to && staff.grants.can('customers.read', site) ? to : undefined
  if (shownTo !== undefined) record({ type: 'gift-card', id: card?.ref ?? id })
  return {
    ...(card && { card: { ref: card.ref, masked: maskedGiftCardNumber(card.number) } }),
    ...(shownTo !== undefined && { sentTo: shownTo }),
  }
}

export async function decide(desk: Desk, id: string, state: 'given' | 'declined'): Promise<void> {
  const row = await queries.lockCredit(desk.db, id)
  if (!row || !desk.staff.grants.can('giftcards.read', row.site)) throw new StoreError('STAFF_NOT_FOUND')
  if (row.state !== 'waiting') throw notNow('decidedBefore')
  const permission = NEEDS[row.kind]
  if (!desk.staff.grants.can(permission, row.site)) throw new StoreError('STAFF_FORBIDDEN', { permission })
  if (!isSecondPerson(desk, row) || (state === 'given' && !(await isWithinLimit(desk, row))))
    throw new StoreError('STAFF_SECOND_PERSON')
  const { staff, now, db } = desk
  await queries.decideCredit(db, id, { state, decided_by: staff.id, decided_name: staff.name, decided_at: now })
  const { promotion, reference: _, ...rest } = row
  const wish: NewCredit = { ...rest, ...(promotion !== null && { promotion }) }
  const ref = state === 'given' ? await give(desk, wish) : undefined
  await record(desk, { ...wish, state }, ref)
}
