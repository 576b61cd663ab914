import { atom } from 'nanostores'
import { CallError } from '#contract/client.ts'
import type { Favorites } from '#contract/wishlists.ts'
import { call } from '#web/call.ts'

/** The visitor's favorites; undefined until the page told them. */
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

export async function removeFavorite(favoriteId: string, itemId: string): Promise<void> {
  const left = await attempt(() => call('wishlists.removeFavorite', { params: { favoriteId, itemId } }))
  if (left) $favorites.set(left)
}

/** The address of the read-only page, whole. */
export async function shareLink(favoriteId: string): Promise<string | undefined> {
  const shared = await attempt(() => call('wishlists.shareFavorites', { params: { favoriteId }, body: {} }))
  return shared && new URL(shared.url, location.href).href
}
