import { verifyCaptcha } from '../captcha/captcha.service.ts'
import { newCaseNumber } from '../conversations/case-number.ts'
import { tellDesk } from '../conversations/tell-desk.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { saveMessage, type ContactMessage } from './contact.queries.ts'
import { CONTACT_CATEGORIES, isKnownSubject } from './subjects.ts'

/** Keeps the message, and confirms it by mail to whoever wrote it. */
export async function receiveMessage(
  shop: Shop,
  message: ContactMessage,
): Promise<{ caseNumber: string; status: 'open' }> {
  if (!isKnownSubject(message.category, message.subject)) throw new StoreError('MISSING_REQUEST_TYPE')
  await verifyCaptcha(shop, message.recaptcha_response, 'contact')
  const caseNumber = newCaseNumber()
  return inTransaction(shop, async inside => {
    await saveMessage(inside, caseNumber, message)
    const values = { caseNumber, firstName: message.firstName }
    const mail = { template: 'contact-received' as const, to: message.email, locale: shop.locale, values }
    await enqueueMail(inside.db, mail, { uniqueKey: `contact:${caseNumber}` })
    await tellDesk(inside, caseNumber)
    return { caseNumber, status: 'open' }
  })
}

export const categoriesIn = ({ language }: Shop) => ({
  categories: CONTACT_CATEGORIES.map(({ id, labels, subjects }) => ({
    id,
    label: labels[language],
    subjects: Object.entries(subjects).map(([subject, each]) => ({ id: subject, label: each[language] })),
  })),
})
