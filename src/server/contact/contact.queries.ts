import { sql } from 'kysely'
import type { contact } from '#contract/contact/contact.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Db } from '../db/database.ts'
import { findConsumer } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'

export type ContactMessage = Input<typeof contact.send>['body']

export async function saveMessage(shop: Shop, caseNumber: string, message: ContactMessage): Promise<void> {
  await shop.db
    .insertInto('contact_messages')
    .values({
      case_number: caseNumber,
      site: shop.site.id,
      locale: shop.locale,
      consumer_id: findConsumer(shop)?.id ?? null,
      first_name: message.firstName,
      last_name: message.lastName,
      email: message.email,
      phone: message.phone ?? null,
      category: message.category,
      subject: message.subject,
      organisation: message.organisation,
      order_number: message.orderNumber ?? null,
      message: message.message,
    })
    .execute()
}

export const messagesFrom = (db: Db, consumerId: string) =>
  db
    .selectFrom('contact_messages')
    .select(['case_number as caseNumber', 'category', 'subject', 'order_number as orderNumber', 'message'])
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .execute()

export async function deleteMessages(db: Db, consumerId: string): Promise<void> {
  await db.deleteFrom('contact_messages').where('consumer_id', '=', consumerId).execute()
}

const SAID = ['case_number as caseNumber', 'category', 'subject', 'order_number as orderNumber', 'message'] as const

export const messagesUnder = (db: Db, email: string) =>
  db
    .selectFrom('contact_messages')
    .select(SAID)
    .where(sql`lower(email)`, '=', email)
    .orderBy('created_at')
    .execute()

export async function deleteMessagesUnder(db: Db, email: string): Promise<void> {
  await db
    .deleteFrom('contact_messages')
    .where(sql`lower(email)`, '=', email)
    .execute()
}
