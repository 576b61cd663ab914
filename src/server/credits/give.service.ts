import { PROGRAMS } from '#domain/promotions/spend.ts'
import { briefConsumers } from '../consumer/brief.service.ts'
import { setMember } from '../consumer/programs.service.ts'
import { correctGiftCard, issueGiftCard } from '../gift-cards/gift-card.service.ts'
import { enqueue } from '../jobs/jobs.ts'
import { givePoints } from '../loyalty/ledger.service.ts'
import { giveCoupon } from '../promotions/desk-coupons.service.ts'
import type { Shop } from '../shop.ts'
import { notNow } from '../staff/not-now.ts'
import * as queries from './credits.queries.ts'
import type { NewCredit } from './credits.queries.ts'
import { STAFF_CARD_JOB, type StaffCard } from './mail-card.ts'

/** Books what was decided. A new card is known to staff by what is answered. */
export async function give(shop: Shop, row: NewCredit): Promise<string | undefined> {
  if (row.kind === 'new-gift-card') return giveCard(shop, row)
  if (row.kind === 'coupon') await giveCouponOf(shop, row)
  if (row.kind === 'program') await giveProgram(shop, row)
  if (row.kind === 'points') await givePoints(shop, row.subject, row.amount, `desk ${row.id}`)
  if (row.kind === 'gift-card') await correctGiftCard(shop, row.subject, row.amount, `staff:${row.id}`)
  return undefined
}

async function giveCard(shop: Shop, row: NewCredit): Promise<string> {
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
  return queries.refOfCard(shop.db, card.number)
}

async function giveCouponOf(shop: Shop, { id, subject, promotion = '', worth, currency, locale }: NewCredit) {
  const [person] = await briefConsumers(shop, [subject])
  if (!person) throw notNow('personGone')
  const customer = { id: subject, email: person.email, locale }
  await queries.noteCard(shop.db, id, await giveCoupon(shop, { customer, promotionId: promotion, worth, currency }))
}

async function giveProgram(shop: Shop, { subject, promotion }: NewCredit): Promise<void> {
  const program = PROGRAMS.find(each => each === promotion)
  if (!program) throw notNow('noProgram')
  await setMember(shop, subject, program, true)
}
