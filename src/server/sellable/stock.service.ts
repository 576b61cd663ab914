import type { Shop } from '../shop.ts'
import { readStock } from './sellable.store.ts'

/** What is free of one SKU for the shop's site. */
export type FreeStock = {
  /** In all centres together; undefined when no centre ever had it. */
  readonly centres: number | undefined
  /** In the centre from which express leaves. */
  readonly nearest: number
  readonly stores: ReadonlyMap<string, number>
}

const NO_STORES: ReadonlyMap<string, number> = new Map()
const NONE: FreeStock = { centres: undefined, nearest: 0, stores: NO_STORES }

export type Stock = { readonly of: (key: number) => FreeStock }

export async function stockOf(
  shop: Shop,
  keys: ReadonlySet<number>,
  { storeIds = [], heldBy }: { storeIds?: readonly string[]; heldBy?: string | undefined } = {},
): Promise<Stock> {
  if (keys.size === 0) return { of: () => NONE }
  const stores = storeIds.map(Number).filter(Number.isSafeInteger)
  const rows = await readStock(shop.db, shop.site.id, keys, stores, heldBy)
  const byKey = new Map<number, { -readonly [K in keyof FreeStock]: FreeStock[K] } & { first: number }>()
  for (const [key, location, free, priority] of rows) {
    const known = byKey.get(key) ?? { ...NONE, first: Infinity }
    byKey.set(key, known)
    if (priority === null) {
      known.stores = new Map(known.stores).set(String(location), free)
      continue
    }
    known.centres = (known.centres ?? 0) + free
    if (priority > known.first) continue
    known.nearest = free
    known.first = priority
  }
  return { of: key => byKey.get(key) ?? NONE }
}
