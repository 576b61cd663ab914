import { conversationsOf } from '../conversations/conversations.service.ts'
import { correctionsNamed, correctionsOf } from '../credits/credits.service.ts'
import { beforeOf, nextOf, type PageAfter } from '../desk/page-by-id.ts'
import { pointsLedger } from '../loyalty/ledger.service.ts'
import { briefOrdersOf } from '../orders/personal-data.service.ts'
import type { Desk } from '../staff/staff.ts'
import { consentHistoryOf } from './customer-desk.queries.ts'
import { openCustomer, shownConsent } from './customer-desk.service.ts'

/** Of each book it is told in the history of the person that somebody looked. */
async function openBook(desk: Desk, id: string) {
  const customer = await openCustomer(desk, id, 'customers.read')
  desk.record({ type: 'customer', id })
  return customer
}

export async function ordersFor(desk: Desk, id: string, page: PageAfter) {
  await openBook(desk, id)
  return briefOrdersOf(desk, id, page)
}

export async function conversationsFor(desk: Desk, id: string, page: PageAfter) {
  await openBook(desk, id)
  return conversationsOf(desk, id, page)
}

/** What staff gave or took names its credit. */
const OF_DESK = /^desk /

/** Entries of one person's points; what staff gave is told by why they did. */
export async function pointsOf(desk: Desk, id: string, page: PageAfter) {
  await openBook(desk, id)
  const { rows, ...more } = await pointsLedger(desk, id, page)
  const named = rows.flatMap(({ cause }) => (OF_DESK.test(cause) ? [cause.replace(OF_DESK, '')] : []))
  const corrections = await correctionsNamed(desk, named)
  return {
    rows: rows.map(row => {
      const correction = corrections.find(each => row.cause === `desk ${each.id}`)
      if (!correction) return row
      const { reason, askedBy, decidedBy } = correction
      return { ...row, correction: { reason, askedBy, ...(decidedBy !== undefined && { decidedBy }) } }
    }),
    ...more,
  }
}

/** What staff gave somebody or took: gift cards go to their address. */
export async function correctionsFor(desk: Desk, id: string, page: PageAfter) {
  const { email } = await openBook(desk, id)
  return correctionsOf(desk, { subject: id, email }, page)
}

export async function consentsOf(desk: Desk, id: string, page: PageAfter) {
  await openBook(desk, id)
  const found = await consentHistoryOf(desk.db, id, beforeOf(page), page.limit)
  const rows = found.map(({ id: number, ...row }) => ({ id: String(number), ...shownConsent(row) }))
  return { rows, ...nextOf(rows, page) }
}
