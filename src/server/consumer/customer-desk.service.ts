import type { z } from 'zod'
import type { CUSTOMER_ACTIONS } from '#contract/staff/customers/customer-words.ts'
import type { Customer } from '#contract/staff/customers/customers.entities.ts'
import { PROGRAMS, type Program } from '#domain/promotions/spend.ts'
import { filledCartsOf } from '../cart/price-for-staff.service.ts'
import { isLockedOut } from '../identity/lock-out.service.ts'
import { pointsLedger } from '../loyalty/ledger.service.ts'
import { couponsOf } from '../promotions/desk-coupons.service.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './customer-desk.queries.ts'
import type { ConsentRow, CustomerProfile, CustomerRow } from './customer-desk.queries.ts'

type Action = (typeof CUSTOMER_ACTIONS)[number]

export async function findForDesk(desk: Desk, typed: string, site: string | undefined) {
  const { grants } = desk.staff
  const sites =
    site === undefined ? grants.sitesFor('customers.read') : grants.can('customers.read', site) ? [site] : []
  const rows = await queries.findCustomers(desk.db, typed, sites)
  for (const { id } of rows) desk.record({ type: 'customer', id })
  return { rows: rows.map(shownRow) }
}

const shownRow = (row: CustomerRow) => ({
  id: row.id,
  site: row.site,
  email: row.email,
  account: row.account,
  since: row.created_at.toISOString(),
  ...(row.name !== '' && { name: row.name }),
  ...(row.phone !== null && { phone: row.phone }),
})

type Need = 'customers.read' | 'customers.write' | 'customers.export' | 'customers.erase'

/** A person of a site on which one may do this. Others are not there. */
export async function openCustomer(desk: Desk, id: string, permission: Need, lock?: 'lock'): Promise<CustomerProfile> {
  const found = await queries.findCustomer(desk.db, id, lock)
  if (!found || !desk.staff.grants.can('customers.read', found.site)) throw new StoreError('STAFF_NOT_FOUND')
  if (!desk.staff.grants.can(permission, found.site)) throw new StoreError('STAFF_FORBIDDEN', { permission })
  return found
}

export async function readForDesk(desk: Desk, id: string): Promise<z.output<typeof Customer>> {
  const row = await openCustomer(desk, id, 'customers.read')
  desk.record({ type: 'customer', id })
  const { grants } = desk.staff
  const { rows: newest } = await pointsLedger(desk, id, { limit: 1 })
  const locked = await isLockedOut(desk, row.email)
  const duplicates = await queries.findDuplicates(desk.db, id)
  return {
    ...shownRow(row),
    locale: row.locale,
    emailConfirmed: row.email_unproven_since === null,
    locked,
    ...(row.birth_date !== null && { birthDate: row.birth_date }),
    ...(row.postal_code !== null && { postalCode: row.postal_code }),
    ...(row.referral_code !== null && { memberNumber: row.referral_code }),
    membership: row.optin ? (row.double_optin === false ? 'waiting' : 'member') : 'none',
    points: newest[0]?.balance ?? 0,
    ...(await couponsOf(desk, id)),
    programs: programsOf(row),
    carts: await filledCartsOf(desk, id),
    consents: (await queries.consentsOf(desk.db, id)).map(shownConsent),
    duplicates: duplicates.filter(({ site }) => grants.can('customers.read', site)).map(shownRow),
    actions: actionsOf(desk, row, locked),
  }
}

/** What somebody was seen to belong to. */
export const programsOf = ({ is_employee, is_athlete, identities }: CustomerProfile): Program[] =>
  PROGRAMS.filter(
    program =>
      (program === 'employee' && is_employee) || (program === 'athlete' && is_athlete) || identities.includes(program),
  )

export const shownConsent = ({ at, ...consent }: ConsentRow) => ({ ...consent, at: at.toISOString() })

function actionsOf({ staff: { grants } }: Desk, row: CustomerProfile, locked: boolean): Action[] {
  const may = (permission: Need) => grants.can(permission, row.site)
  return [
    ...(may('customers.write') && locked ? (['unlock'] as const) : []),
    ...(may('customers.write') && row.account && row.email_unproven_since ? (['resendConfirmation'] as const) : []),
    ...(may('customers.write') ? (['birthDate', 'programs', 'points', 'coupon', 'merge'] as const) : []),
    ...(may('customers.export') ? (['export'] as const) : []),
    ...(may('customers.erase') ? (['erase'] as const) : []),
  ]
}
