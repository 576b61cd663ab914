import type { Shop } from '../shop.ts'
import { deleteLists, listsOf } from './list.queries.ts'

/** Favorites and saved-for-later of someone, for him. */
export const ownedLists = (shop: Shop, ownerId: string) => listsOf(shop.db, ownerId)

export const forgetLists = (shop: Shop, ownerId: string): Promise<void> => deleteLists(shop.db, ownerId)
