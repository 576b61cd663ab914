import type { contact } from '#contract/contact.ts'
import type { Input } from '#contract/endpoint.ts'
import type { Shop } from '../shop.ts'

export type ContactMessage = Input<typeof contact.send>['body']

export async function saveMessage(shop: Shop, caseNumber: string, message: ContactMessage): Promise<void> {
  await shop.db
    .insertInto('contact_messages')
    .values({
      case_number: caseNumber,
      site: shop.site.id,
      locale: shop.locale,
      consumer_id: shop.shopper.kind === 'consumer' ? shop.shopper.id : null,
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
