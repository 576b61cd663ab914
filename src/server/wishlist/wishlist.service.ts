import type { SavedForLater } from '#contract/cart/cart.entities.ts'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { FAVORITES_COOKIE } from '#domain/sites/cookies.ts'
import { productFacts } from '../cart/product-facts.ts'
import { newId } from '../cart/ids.ts'
import { inTransaction } from '../db/transaction.ts'
import { enqueueMail } from '../mail/mail.service.ts'
import { priceAt, type Sellable } from '../sellable/sellable.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import * as queries from './list.queries.ts'
import type { FoundList, List, ListItem, ListKind } from './list.queries.ts'

type Page = { start: number; count: number }

const FIRST_PAGE: Page = { start: 0, count: 50 }
const MOST_ITEMS = 500
const PREFIX = { favorites: 'fav', saved: 'sfl' } as const satisfies Record<ListKind, string>

/** Lists belong to a guest or a consumer; while an associate is connected there are none. */
function ownerOf({ shopper }: Shop): string {
  if (shopper.kind === 'guest' || shopper.kind === 'consumer') return shopper.id
  throw new StoreError('CANNOT_AUTHORISE')
}

async function ownList(shop: Shop, kind: ListKind): Promise<FoundList> {
  if (kind === 'favorites' && !shop.site.features.favorites) throw new StoreError('CANNOT_AUTHORISE')
  const ownerId = ownerOf(shop)
  const known = await queries.findList(shop.db, kind, ownerId)
  if (known) return known
  await queries.insertList(shop.db, { id: newId(PREFIX[kind]), kind, ownerId })
  const made = await queries.findList(shop.db, kind, ownerId)
  if (!made) throw new StoreError('GENERAL')
  return made
}

/** The shopper's list under the id he gave: someone else's is as good as not there. */
async function namedList(shop: Shop, kind: ListKind, id: string | undefined): Promise<List> {
  const list = await ownList(shop, kind)
  if (id !== undefined && id !== list.id) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return list
}

async function itemsWithFacts(shop: Shop, list: List, page: Page) {
  const items = await queries.readItems(shop.db, list.id, shop.site.id, page)
  const sellables = await shop.services.sellables.find(
    shop.db,
    items.map(({ sku }) => sku),
  )
  const known = items.flatMap(item => {
    const sellable = sellables.get(item.sku)
    return sellable ? [{ item, sellable }] : []
  })
  return { known, total: items[0]?.total ?? (page.start > 0 ? await queries.countItems(shop.db, list.id) : 0) }
}

function facts(shop: Shop, item: ListItem, sellable: Sellable) {
  const price = priceAt(sellable, shop.site.id)
  return {
    itemId: item.id,
    qty: item.qty,
    available: sellable.active && price !== undefined && (item.inStock || sellable.isGiftCard),
    price: { current: price?.current ?? 0, original: price?.original ?? 0 },
  }
}

async function presentFavorites(shop: Shop, list: List, page: Page = FIRST_PAGE): Promise<Favorites> {
  const { known, total } = await itemsWithFacts(shop, list, page)
  const items = known.map(({ item, sellable }) => {
    const { sku, size, url, ...product } = productFacts(shop, sellable)
    return {
      ...product,
      ...facts(shop, item, sellable),
      ...(item.sized && { sku, size }),
      pdpUrl: url,
      itemType: 'product' as const,
      addedAt: item.addedAt.toISOString(),
    }
  })
  return { favoriteId: list.id, items, total, currency: shop.site.currency }
}

const MONTH_S = 30 * 24 * 60 * 60

async function ownFavorites(shop: Shop, list: List, page?: Page): Promise<Favorites> {
  const shown = await presentFavorites(shop, list, page)
  if (shown.total === 0) shop.reply.clearCookie(FAVORITES_COOKIE)
  else shop.reply.setCookie(FAVORITES_COOKIE, String(shown.total), { maxAge: MONTH_S })
  return shown
}

export const favorites = async (shop: Shop, page: Page): Promise<Favorites> =>
  ownFavorites(shop, await ownList(shop, 'favorites'), page)

export async function addFavorite(
  shop: Shop,
  wanted: { id: string; qty: number; favoriteId?: string | undefined },
): Promise<Favorites> {
  const list = await namedList(shop, 'favorites', wanted.favoriteId)
  const sized = (await shop.services.sellables.find(shop.db, [wanted.id])).get(wanted.id)
  if (sized ? !sized.active : !(await queries.hasColour(shop.db, wanted.id)))
    throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  const colourId = sized?.productId ?? wanted.id
  if ((await queries.countItems(shop.db, list.id)) >= MOST_ITEMS)
    throw new StoreError('INVALID_INPUT', { field: 'id', reason: `a list holds ${MOST_ITEMS} items at most` })
  const item = { listId: list.id, id: newId('itm', 10), colourId, skuKey: sized?.key ?? null, qty: wanted.qty }
  await queries.putItem(shop.db, item, 'larger')
  return ownFavorites(shop, list)
}

export async function removeFavorite(shop: Shop, favoriteId: string, itemId: string): Promise<Favorites> {
  const list = await namedList(shop, 'favorites', favoriteId)
  if (!(await queries.deleteItem(shop.db, list.id, itemId))) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return ownFavorites(shop, list)
}

export async function shareFavorites(shop: Shop, favoriteId: string, emails: readonly string[]) {
  const list = await namedList(shop, 'favorites', favoriteId)
  return inTransaction(shop, async inside => {
    const shareToken = await queries.shareList(inside.db, list.id, newId('sh', 20))
    const url = shopUrl(shop.locale, '/favorites/:favoriteId', { favoriteId: list.id, shareToken })
    for (const to of new Set(emails))
      await enqueueMail(inside.db, { template: 'favorites-shared', to, locale: shop.locale, values: { path: url } })
    return { shareToken, url }
  })
}

/** For whoever has the link; nothing in it tells whose list it is. */
export async function sharedFavorites(shop: Shop, favoriteId: string, shareToken: string): Promise<Favorites> {
  const list = await queries.findSharedList(shop.db, favoriteId, shareToken)
  if (!list) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return presentFavorites(shop, list, { start: 0, count: MOST_ITEMS })
}

/** The cart shows all of it. */
const WHOLE: Page = { start: 0, count: MOST_ITEMS }

async function presentSaved(shop: Shop, list: List, page: Page = WHOLE): Promise<SavedForLater> {
  const { known, total } = await itemsWithFacts(shop, list, page)
  const items = known.map(({ item, sellable }) => {
    const { url, ...product } = productFacts(shop, sellable)
    return { ...product, ...facts(shop, item, sellable), pageUrl: url }
  })
  return { saveForLaterId: list.id, items, total, currency: shop.site.currency }
}

/** Every cart asks for it, and most people save nothing. */
export async function savedForLater(shop: Shop, page?: Page): Promise<SavedForLater> {
  const list = await ownList(shop, 'saved')
  if (!list.isEmpty) return presentSaved(shop, list, page)
  return { saveForLaterId: list.id, items: [], total: 0, currency: shop.site.currency }
}

export async function keepForLater(
  shop: Shop,
  { key, productId }: Sellable,
  kept: { qty: number; recipeId: string | undefined },
): Promise<void> {
  const list = await ownList(shop, 'saved')
  const item = { listId: list.id, id: newId('itm', 10), colourId: productId, skuKey: key, ...kept }
  await queries.putItem(shop.db, item, 'sum')
}

export async function getSavedItem(
  shop: Shop,
  saveForLaterId: string,
  itemId: string,
): Promise<{ sku: string; qty: number; recipeId?: string }> {
  const list = await namedList(shop, 'saved', saveForLaterId)
  const item = await queries.findItem(shop.db, list.id, itemId)
  if (!item || item.sku === null) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return { sku: item.sku, qty: item.qty, ...(item.recipeId !== null && { recipeId: item.recipeId }) }
}

export async function setSavedQty(
  shop: Shop,
  saveForLaterId: string,
  itemId: string,
  qty: number,
): Promise<SavedForLater> {
  const list = await namedList(shop, 'saved', saveForLaterId)
  if (!(await queries.setItemQty(shop.db, list.id, itemId, qty))) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return presentSaved(shop, list)
}

export async function dropSaved(shop: Shop, saveForLaterId: string, itemId: string): Promise<SavedForLater> {
  const list = await namedList(shop, 'saved', saveForLaterId)
  if (!(await queries.deleteItem(shop.db, list.id, itemId))) throw new StoreError('LIST_PRODUCT_NOT_FOUND')
  return presentSaved(shop, list)
}

type GuestLists = { favoriteId?: string | undefined; saveForLaterId?: string | undefined }
const ID_OF_LIST = { favorites: 'favoriteId', saved: 'saveForLaterId' } as const

/**
 * Makes the lists of a guest those of the consumer he turned out to be, or only those that are named, and tells where
 * they are now. Doing it twice changes nothing.
 */
export async function mergeGuestLists(
  shop: Shop,
  guestId: string,
  consumerId: string,
  named?: GuestLists,
): Promise<{ favoriteId?: string; saveForLaterId?: string }> {
  if (guestId === consumerId) return {}
  return inTransaction(shop, async inside => {
    const merged: { favoriteId?: string; saveForLaterId?: string } = {}
    for (const kind of ['favorites', 'saved'] as const) {
      const from = await queries.findList(inside.db, kind, guestId, true)
      if (!from || (named && named[ID_OF_LIST[kind]] !== from.id)) continue
      const into = await queries.findList(inside.db, kind, consumerId, true)
      if (into) await queries.mergeItems(inside.db, from, into)
      else await queries.giveList(inside.db, from.id, consumerId)
      merged[ID_OF_LIST[kind]] = (into ?? from).id
    }
    return merged
  })
}
