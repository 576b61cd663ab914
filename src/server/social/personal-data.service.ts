import type { Shop } from '../shop.ts'
import { dropEmail } from './social.queries.ts'

/** Pictures were handed in under a nickname, and stay; the address beside it goes. */
export const forgetPictureAddress = (shop: Shop, email: string): Promise<unknown> => dropEmail(shop.db, email)
