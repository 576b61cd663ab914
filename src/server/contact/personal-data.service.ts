import type { Shop } from '../shop.ts'
import { deleteMessages, messagesFrom } from './contact.queries.ts'

/** What someone wrote while signed in. An address alone proves nothing: whoever makes an account may have typed any. */
export const contactMessagesOf = (shop: Shop, consumerId: string) => messagesFrom(shop.db, consumerId)

export const forgetContactMessages = (shop: Shop, consumerId: string): Promise<void> =>
  deleteMessages(shop.db, consumerId)
