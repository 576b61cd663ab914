import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import type { Shop } from '../shop.ts'
import { studioOrigin } from '../staff/studio-origin.ts'

/** A mail to the people that `DESK_MAIL` names. It tells where to look, and nothing of who wrote. */
export async function tellDesk(shop: Shop, conversationId: string): Promise<void> {
  const path = `${studioOrigin(shop)}/studio/conversations/${conversationId}`
  for (const to of shop.services.config.DESK_MAIL)
    await enqueueMail(shop.db, {
      template: 'desk-news',
      to,
      locale: DEFAULT_LOCALE,
      values: { caseNumber: conversationId, path },
    })
}
