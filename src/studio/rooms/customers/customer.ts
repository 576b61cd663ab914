import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'

export type Customer = OutputOf<StaffEndpointOf<'customers.read'>>
export type Props = { readonly customer: Customer; readonly onClose: () => void }

/** What shows a person, and is read again when one was changed. */
export const TOUCHED = [
  'customers.read',
  'customers.find',
  'customers.orders',
  'customers.conversations',
  'customers.points',
  'customers.corrections',
  'customers.consents',
  'credits.waiting',
  'home.read',
  'history.list',
] as const
