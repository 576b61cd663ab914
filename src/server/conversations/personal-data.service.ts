import type { Shop } from '../shop.ts'
import { deleteMailsFrom } from './conversations.queries.ts'

/** Mails that came from an address. What was written in forms goes with the forms. */
export const forgetMailsFrom = (shop: Shop, email: string): Promise<void> => deleteMailsFrom(shop.db, email)
