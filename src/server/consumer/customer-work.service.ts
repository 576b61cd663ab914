import type { Program } from '#domain/promotions/spend.ts'
import { languageOf, siteOfLocale } from '#domain/sites/sites.ts'
import { forgetCarts } from '../cart/personal-data.service.ts'
import { moveCredits, verifyAsStaff } from '../credits/credits.service.ts'
import { isLockedOut, letTryAgain } from '../identity/lock-out.service.ts'
import { endVisitsOf } from '../identity/personal-data.service.ts'
import { forgetPayer } from '../payment/customers.service.ts'
import { revokeCoupon, templatesFor } from '../promotions/desk-coupons.service.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import type { CustomerProfile } from './customer-desk.queries.ts'
import * as queries from './customer-desk.queries.ts'
import { openCustomer, programsOf } from './customer-desk.service.ts'
import { mailConfirmation } from './email-address.service.ts'
import { checkPerson, NO_NEEDS } from './person-rules.ts'
import { setMember } from './programs.service.ts'

/** The shop as that person has it: site, language, rules. */
const shopOf = (desk: Shop, { locale }: Pick<CustomerProfile, 'locale'>): Shop => ({
  ...desk,
  locale,
  language: languageOf(locale),
  site: siteOfLocale(locale),
})

export async function unlock(desk: Desk, id: string): Promise<void> {
  const { email } = await openCustomer(desk, id, 'customers.write')
  const wasLocked = await isLockedOut(desk, email)
  // Tries whose end nobody heard of hold somebody up who is not locked yet.
  await letTryAgain(desk, email)
  if (!wasLocked) return desk.record({ type: 'customer', id, unchanged: true })
  desk.record({ type: 'customer', id, changes: [{ field: 'locked', before: true, after: false }] })
}

export async function resendConfirmation(desk: Desk, id: string): Promise<void> {
  const customer = await openCustomer(desk, id, 'customers.write')
  if (customer.email_unproven_since === null) throw notNow('addressConfirmed')
  await mailConfirmation(shopOf(desk, customer), customer)
  desk.record({ type: 'customer', id, changes: [{ field: 'confirmationSent' }] })
}

type Correction = { birthDate: string; reason: string }

export async function setBirthDate(desk: Desk, id: string, { birthDate, reason }: Correction): Promise<void> {
  const customer = await openCustomer(desk, id, 'customers.write', 'lock')
  checkPerson(shopOf(desk, customer), { birthDate }, NO_NEEDS)
  await queries.correctProfile(desk.db, id, { birth_date: birthDate }, desk.now)
  const change = { field: 'birthDate', before: customer.birth_date, after: birthDate }
  desk.record({ type: 'customer', id, changes: [change], reason })
}

type Verdict = { verified: boolean; reason: string }

/** A program is worth money: belonging to one is given as a coupon is. To take it away is free. */
export async function setProgram(
  desk: Desk,
  id: string,
  program: Program,
  { verified, reason }: Verdict,
): Promise<{ state: 'given' | 'waiting' }> {
  const customer = await openCustomer(desk, id, 'customers.write', 'lock')
  if (programsOf(customer).includes(program) === verified) return { state: 'given' }
  if (verified) return verifyAsStaff(desk, customer, { program, reason })
  await setMember(desk, id, program, false)
  desk.record({ type: 'customer', id, changes: [{ field: program, before: true, after: false }], reason })
  return { state: 'given' }
}

/** Orders, points and what somebody said go over; cards are asked for anew, because the provider knows them by person. */
export async function merge(
  desk: Desk,
  id: string,
  { other, reason }: { other: string; reason: string },
): Promise<void> {
  if (id === other) throw new StoreError('STAFF_NOT_FOUND')
  await openCustomer(desk, id, 'customers.write')
  await openCustomer(desk, other, 'customers.write')
  if (await queries.bothSpent(desk.db, id, other)) throw notNow('bothUsedProgram')
  await endVisitsOf(desk, other)
  await forgetPayer(desk, other)
  await forgetCarts(desk, other)
  await queries.mergeConsumers(desk.db, id, other)
  await moveCredits(desk, other, id)
  desk.record({ type: 'customer', id, changes: [{ field: 'merged', after: other }], reason })
  desk.record({ type: 'customer', id: other, changes: [{ field: 'mergedInto', after: id }], reason })
}

type Taken = { code: string; reason: string }

export async function takeCoupon(desk: Desk, id: string, { code, reason }: Taken): Promise<void> {
  await openCustomer(desk, id, 'customers.write', 'lock')
  await revokeCoupon(desk, id, code)
  desk.record({ type: 'coupon', id: `•••• ${code.slice(-4)}`, changes: [{ field: 'state', after: 'revoked' }], reason })
  desk.record({ type: 'customer', id, changes: [{ field: 'coupon', before: 'open', after: 'revoked' }], reason })
}

/** The coupons that may be given to somebody, and how far one goes alone. */
export async function couponTemplates(desk: Desk, id: string) {
  const { site, locale } = await openCustomer(desk, id, 'customers.write')
  return {
    currency: siteOfLocale(locale).currency,
    limit: desk.staff.grants.limit('discount', site),
    templates: await templatesFor(desk, siteOfLocale(locale).id),
  }
}
