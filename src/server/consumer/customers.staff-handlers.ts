import type { customers } from '#contract/staff/customers/customers.ts'
import { giveCouponAsStaff, givePointsAsStaff } from '../credits/credits.service.ts'
import type { StaffHandlers } from '../http/staff-operation.ts'
import { guestsOf } from './event-guests.service.ts'
import { findForDesk, openCustomer, readForDesk } from './customer-desk.service.ts'
import { eraseGuest, erasePerson, exportGuest, exportPerson, readGuest, retention } from './customer-erasure.service.ts'
import {
  couponTemplates,
  merge,
  resendConfirmation,
  setBirthDate,
  setProgram,
  takeCoupon,
  unlock,
} from './customer-work.service.ts'
import { consentsOf, conversationsFor, correctionsFor, ordersFor, pointsOf } from './customer-books.service.ts'

const done = async (work: Promise<void>): Promise<{ success: true }> => {
  await work
  return { success: true }
}

export const customerHandlers: StaffHandlers<typeof customers> = {
  find: (desk, { query }) => findForDesk(desk, query.q, query.site),
  guests: (desk, { params }) => guestsOf(desk, params.eventId),
  read: (desk, { params }) => readForDesk(desk, params.id),
  unlock: (desk, { params }) => done(unlock(desk, params.id)),
  resendConfirmation: (desk, { params }) => done(resendConfirmation(desk, params.id)),
  setBirthDate: (desk, { params, body }) => done(setBirthDate(desk, params.id, body)),
  setProgram: async (desk, { params, body }) => ({
    success: true,
    ...(await setProgram(desk, params.id, params.program, body)),
  }),
  addPoints: async (desk, { params, body }) =>
    givePointsAsStaff(desk, await openCustomer(desk, params.id, 'customers.write', 'lock'), body),
  orders: (desk, { params, query }) => ordersFor(desk, params.id, query),
  conversations: (desk, { params, query }) => conversationsFor(desk, params.id, query),
  points: (desk, { params, query }) => pointsOf(desk, params.id, query),
  corrections: (desk, { params, query }) => correctionsFor(desk, params.id, query),
  consents: (desk, { params, query }) => consentsOf(desk, params.id, query),
  couponTemplates: (desk, { params }) => couponTemplates(desk, params.id),
  giveCoupon: async (desk, { params, body }) =>
    giveCouponAsStaff(desk, await openCustomer(desk, params.id, 'customers.write', 'lock'), body),
  revokeCoupon: (desk, { params, body }) => done(takeCoupon(desk, params.id, body)),
  merge: (desk, { params, body }) => done(merge(desk, params.id, body)),
  export: (desk, { params, body }) => exportPerson(desk, params.id, body.reason),
  erase: (desk, { params, body }) => erasePerson(desk, params.id, body),
  guest: (desk, { body }) => readGuest(desk, body.email),
  exportGuest: (desk, { body }) => exportGuest(desk, body),
  eraseGuest: (desk, { body }) => eraseGuest(desk, body),
  retention,
}
