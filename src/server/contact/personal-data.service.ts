import type { Shop } from '../shop.ts'
import { deleteMessages, deleteMessagesUnder, messagesFrom, messagesUnder } from './contact.queries.ts'

/** What someone wrote while signed in. An address alone proves nothing: whoever makes an account may have typed any. */
export const contactMessagesOf = (shop: Shop, consumerId: string) => messagesFrom(shop.db, consumerId)

export const forgetContactMessages = (shop: Shop, consumerId: string): Promise<void> =>
  deleteMessages(shop.db, consumerId)

/** For staff, who have made sure whose address it is. */
export const messagesUnderAddress = (shop: Shop, email: string) => messagesUnder(shop.db, email)
export const forgetMessagesUnder = (shop: Shop, email: string): Promise<void> => deleteMessagesUnder(shop.db, email)
