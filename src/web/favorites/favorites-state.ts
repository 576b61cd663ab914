import { atom } from 'nanostores'
import { CallError } from '#contract/client.ts'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { call } from '#web/call.ts'
import { paintKept } from '#web/session/paint.ts'
import { STEP } from './shown-favorites.ts'

/** The favorites that are shown, the first ones of the list; undefined until something of them changed. */
export const $favorites = atom<Favorites | undefined>(undefined)
export const $favoritesFailed = atom(false)

async function attempt<T>(work: () => Promise<T>): Promise<T | undefined> {
  try {
    $favoritesFailed.set(false)
    return await work()
  } catch (error) {
    if (!(error instanceof CallError || error instanceof TypeError)) throw error
    $favoritesFailed.set(true)
    return undefined
  }
}

export async function removeFavorite(first: Favorites, itemId: string): Promise<void> {
  const params = { favoriteId: first.favoriteId, itemId }
  const left = await attempt(() => call('wishlists.removeFavorite', { params }))
  if (!left) return
  paintKept()
  const items = shown(first).items.filter(item => item.itemId !== itemId)
  // When all that was shown is gone, the next ones take its place.
  $favorites.set(items.length === 0 ? left : { ...left, items })
}

/** Shows a step more; false when that failed. */
export async function showMore(first: Favorites): Promise<boolean> {
  const query = { start: shown(first).items.length, count: STEP }
  const more = await attempt(() => call('wishlists.favorites', { query }))
  if (!more) return false
  const { items } = shown(first)
  const known = new Set(items.map(({ itemId }) => itemId))
  $favorites.set({ ...more, items: [...items, ...more.items.filter(({ itemId }) => !known.has(itemId))] })
  return true
}

/** Other changes may have come first. */
const shown = (first: Favorites) => $favorites.get() ?? first

/** The address of the read-only page, whole. */
export async function shareLink(favoriteId: string): Promise<string | undefined> {
  const shared = await attempt(() => call('wishlists.shareFavorites', { params: { favoriteId }, body: {} }))
  return shared && new URL(shared.url, location.href).href
}
