import type { wishlists } from '#contract/wishlist/wishlists.ts'
import type { Handlers } from '../http/operation.ts'
import * as lists from './wishlist.service.ts'

export const wishlistHandlers: Handlers<typeof wishlists> = {
  favorites: (shop, { query }) => lists.favorites(shop, query),
  addFavorite: (shop, { body }) => lists.addFavorite(shop, body),
  savedForLater: (shop, { query }) => lists.savedForLater(shop, query),
  sharedFavorites: (shop, { params, query }) => lists.sharedFavorites(shop, params.favoriteId, query.shareToken),
  shareFavorites: (shop, { params, body }) => lists.shareFavorites(shop, params.favoriteId, body.emails ?? []),
  removeFavorite: (shop, { params }) => lists.removeFavorite(shop, params.favoriteId, params.itemId),
}
