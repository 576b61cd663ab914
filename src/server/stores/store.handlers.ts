import type { stores } from '#contract/stores/stores.ts'
import type { Handlers } from '../http/operation.ts'
import { searchCollectionPoints, searchStores } from './store.service.ts'

export const storeHandlers: Handlers<typeof stores> = {
  search: (shop, { body }) => searchStores(shop, body),
  collectionPoints: (shop, { body }) => searchCollectionPoints(shop, body),
}
