import { z } from 'zod'
import { CURRENCIES } from '#domain/money/money.ts'
import { LOCALES } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import { codeOfBought } from '../gift-cards/gift-card.service.ts'
import type { Work } from '../jobs/jobs.ts'
import { sendQueuedMail } from '../mail/mail.service.ts'

export const STAFF_CARD_JOB = 'staff-gift-card'

/** The letter without the code: a queue holds none. */
const Letter = z.object({
  to: z.string(),
  locale: z.enum(LOCALES),
  boughtBy: z.string(),
  values: z.object({
    number: z.string(),
    amount: z.int(),
    currency: z.enum(CURRENCIES),
    expiresOn: z.string().optional(),
  }),
})
export type StaffCard = z.output<typeof Letter>

export const mailStaffCard: Work = async (services, job) => {
  const { boughtBy, values, ...letter } = Letter.parse(job.payload)
  const code = await codeOfBought(backgroundShop(services, letter.locale), boughtBy)
  const payload = { ...letter, template: 'gift-card', values: { ...values, senderName: 'Cairn', code } }
  await sendQueuedMail(services, { ...job, payload })
}
