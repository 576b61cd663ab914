import { z } from 'zod'
import { CartItem, ItemPrice } from '../cart/cart-item.entities.ts'
import { SavedForLater } from '../cart/cart.entities.ts'
import { endpoint, type OwnedGroup } from '../endpoint.ts'
import { Email, FavoriteId, ItemId, line, Qty, queryInt, Sku, Timestamp, Url } from '../fields.ts'
import { Currency } from '../products/price.entities.ts'

const FavoriteItem = z
  .object({
    ...CartItem.pick({ productId: true, name: true, color: true, size: true, image: true, pdpUrl: true, qty: true })
      .shape,
    itemId: ItemId,
    sku: Sku.optional().meta({ description: 'There when a size was chosen' }),
    itemType: z.literal('product'),
    available: z.boolean(),
    price: ItemPrice.pick({ current: true, original: true }),
    addedAt: Timestamp,
  })
  .meta({ id: 'FavoriteItem' })

export const Favorites = z
  .object({
    favoriteId: FavoriteId,
    items: z.array(FavoriteItem),
    total: z
      .int()
      .min(0)
      .meta({ examples: [1] }),
    currency: Currency,
  })
  .meta({ id: 'Favorites' })
export type Favorites = z.output<typeof Favorites>

const page = { start: queryInt(0, 100_000, 0), count: queryInt(1, 200, 50) }
const own = ['LIST_PRODUCT_NOT_FOUND', 'CANNOT_AUTHORISE'] as const

export const wishlists = {
  favorites: endpoint({
    method: 'GET',
    path: '/wishlists/v2/favorites',
    summary: 'Read the favorites',
    owned: true,
    query: z.strictObject(page),
    response: Favorites,
    errors: ['CANNOT_AUTHORISE'],
  }),
  addFavorite: endpoint({
    method: 'POST',
    path: '/wishlists/v2/favorites',
    summary: 'Add a favorite',
    owned: true,
    body: z
      .strictObject({
        id: Sku.meta({ description: 'A product in one colour, or a size of it', examples: ['CRN4T2BK'] }),
        qty: Qty.default(1),
        itemType: z.literal('product').default('product'),
        favoriteId: FavoriteId.optional().meta({ description: 'The list of the visitor without it' }),
      })
      .meta({ id: 'AddFavorite' }),
    response: Favorites,
    errors: own,
  }),
  savedForLater: endpoint({
    method: 'GET',
    path: '/wishlists/v2/saveForLater',
    summary: 'Read the saved-for-later list',
    owned: true,
    query: z.strictObject(page),
    response: SavedForLater,
    errors: ['CANNOT_AUTHORISE'],
  }),
  sharedFavorites: endpoint({
    method: 'GET',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: 'Read favorites that were shared',
    owned: true,
    params: z.object({ favoriteId: FavoriteId }),
    query: z.strictObject({
      shareToken: line(128).meta({ description: 'From the link', examples: ['sh_4k9'] }),
    }),
    response: Favorites,
    errors: ['LIST_PRODUCT_NOT_FOUND'],
  }),
  shareFavorites: endpoint({
    method: 'POST',
    path: '/wishlists/v2/favorites/{favoriteId}/share',
    summary: 'Share the favorites',
    perMinute: 5,
    owned: true,
    params: z.object({ favoriteId: FavoriteId }),
    body: z
      .strictObject({ emails: z.array(Email).max(10).optional().meta({ description: 'Whom to send the link to' }) })
      .meta({ id: 'ShareFavorites' }),
    response: z
      .object({
        shareToken: z.string().meta({ examples: ['sh_4k9'] }),
        url: Url.meta({ examples: ['/en-us/favorites/fav_2b9t6w4n?shareToken=sh_4k9'] }),
      })
      .meta({ id: 'SharedLink' }),
    errors: own,
  }),
  removeFavorite: endpoint({
    method: 'DELETE',
    path: '/wishlists/v2/favorites/{favoriteId}/items/{itemId}',
    summary: 'Remove a favorite',
    owned: true,
    params: z.object({ favoriteId: FavoriteId, itemId: ItemId }),
    response: Favorites,
    errors: own,
  }),
} satisfies OwnedGroup
