import type { CLIENT_STORAGE_KEYS } from '#domain/time/timings.ts'

/** All that a browser keeps for the shop, by area. Types only: nothing of the list is downloaded. */
type Keys = {
  local:
    | (typeof CLIENT_STORAGE_KEYS)[number]
    | 'cairn.closed'
    | 'cairn.dismissed'
    | 'cairn.searches'
    | 'cairn.social-user'
    | 'cairn.subscribed'
    | 'cairn.viewed'
    | 'cairn.visitor'
  session:
    | 'cairn dismissed promotions'
    | 'cairn.reloaded'
    | 'cairn.searched'
    | 'cairn.told'
    | 'cairn.trade'
    | 'cairn.variants-asked'
}
type Area = keyof Keys

/** Storage may be forbidden, or full: then nothing is remembered, and everything else goes on. */
function trying<T>(area: Area, work: (storage: Storage) => T): T | undefined {
  try {
    return work(area === 'local' ? localStorage : sessionStorage)
  } catch (error) {
    if (error instanceof DOMException) return undefined
    throw error
  }
}

export const readText = <A extends Area>(area: A, key: Keys[A]): string | undefined =>
  trying(area, storage => storage.getItem(key)) ?? undefined

export function keepText<A extends Area>(area: A, key: Keys[A], text: string | undefined): void {
  trying(area, storage => (text === undefined ? storage.removeItem(key) : storage.setItem(key, text)))
}
