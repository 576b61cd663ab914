/** What a store can do for somebody who comes. Without `pickup` nothing is promised there. */
export const STORE_SERVICES = [
  'pickup',
  'ship-to-store',
  'returns',
  'repairs',
  'boot-fitting',
  'events',
  'gift-wrapping',
] as const
export type StoreService = (typeof STORE_SERVICES)[number]

export const isStoreService = (name: string): name is StoreService => STORE_SERVICES.some(known => known === name)
