import type { Shop } from '../shop.ts'
import type { Sellable } from './sellable.ts'
import { readStock } from './sellable.queries.ts'

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
  sellables: ReadonlyMap<string, Sellable>,
  { storeIds = [], heldBy }: { storeIds?: readonly string[]; heldBy?: string | undefined } = {},
): Promise<Stock> {
  if (sellables.size === 0) return { of: () => NONE }
  const keys = Array.from(sellables.values(), ({ key }) => key)
  const stores = storeIds.map(Number).filter(Number.isSafeInteger)
  const found = await readStock(shop.db, { site: shop.site.id, keys, storeIds: stores, heldBy, now: shop.now })
  const byKey = new Map<number, Counted>()
  for (const [at, key] of found.keys.entries()) {
    const known = byKey.get(key) ?? { centres: undefined, nearest: 0, stores: NO_STORES, first: undefined }
    byKey.set(key, known)
    const free = found.free[at] ?? 0
    const priority = found.priorities[at] ?? undefined
    if (priority === undefined) {
      known.stores = new Map(known.stores).set(String(found.locations[at]), free)
      continue
    }
    known.centres = (known.centres ?? 0) + free
    if (known.first !== undefined && priority > known.first) continue
    known.nearest = free
    known.first = priority
  }
  return { of: key => byKey.get(key) ?? NONE }
}

/** Stock while it is counted, with the priority of the nearest centre so far. */
type Counted = { -readonly [K in keyof FreeStock]: FreeStock[K] } & { first: number | undefined }
