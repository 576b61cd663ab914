import { idInTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import type { Sellable } from './sellable.ts'
import { readSellables } from './sellable.queries.ts'

export type Sellables = {
  /** By SKU or UPC, as the caller wrote them. What does not exist is not in the answer. */
  find: (db: Db, skus: Iterable<string>) => Promise<Map<string, Sellable>>
  stop: () => void
}

const MOST_KEPT = 50_000

/** Keeps what carts and lists ask for again and again; a change of the product drops it. */
export function createSellables(changes: Changes): Sellables {
  const kept = new Map<string, Sellable>()
  const skusOfStyle = new Map<string, Set<string>>()
  // Counts what was dropped: a row read before a change must not be kept after it.
  let generation = 0

  const stop = changes.subscribe(tag => {
    const style = tag && idInTag('product', tag)
    if (tag === undefined || idInTag('category', tag) !== undefined) {
      generation++
      kept.clear()
      skusOfStyle.clear()
    } else if (style !== undefined) {
      generation++
      for (const sku of skusOfStyle.get(style) ?? []) kept.delete(sku)
      skusOfStyle.delete(style)
    }
  })

  function keep(sku: string, sellable: Sellable) {
    if (kept.size >= MOST_KEPT) {
      kept.clear()
      skusOfStyle.clear()
    }
    kept.set(sku, sellable)
    const skus = skusOfStyle.get(sellable.masterId)
    if (skus) skus.add(sku)
    else skusOfStyle.set(sellable.masterId, new Set([sku]))
  }

  async function read(db: Db, skus: readonly string[]): Promise<Map<string, Sellable>> {
    const bySku = new Map((await readSellables(db, 'sku', skus)).map(one => [one.sku, one]))
    const upcs = skus.filter(sku => !bySku.has(sku) && /^\d{12}$/.test(sku))
    if (upcs.length > 0) for (const one of await readSellables(db, 'upc', upcs)) bySku.set(one.upc, one)
    return bySku
  }

  async function find(db: Db, skus: Iterable<string>): Promise<Map<string, Sellable>> {
    const found = new Map<string, Sellable>()
    const missing: string[] = []
    for (const sku of skus) {
      const known = kept.get(sku)
      if (known) found.set(sku, known)
      else missing.push(sku)
    }
    if (missing.length === 0) return found
    const before = generation
    for (const [sku, sellable] of await read(db, missing)) {
      found.set(sku, sellable)
      if (before === generation) keep(sku, sellable)
    }
    return found
  }

  return { find, stop }
}
