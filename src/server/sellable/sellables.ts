import { idInTag, tagOf } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { Db } from '../db/database.ts'
import { TaggedMemory } from '../memory/tagged.ts'
import type { Sellable } from './sellable.ts'
import { readSellables } from './sellable.queries.ts'

export type Sellables = {
  /** By SKU or UPC, as the caller wrote them. What does not exist is not in the answer. */
  find: (db: Db, skus: Iterable<string>) => Promise<Map<string, Sellable>>
  stop: () => void
}

const MOST_KEPT = 50_000

/** Keeps what carts and lists ask for again and again; a change of the product drops it. While deaf, it asks each time. */
export function createSellables(changes: Changes): Sellables {
  const kept = new TaggedMemory<Sellable>(MOST_KEPT)
  // Counts what was dropped: a row read before a change must not be kept after it.
  let generation = 0

  const stop = changes.subscribe(tag => {
    // With the words of the search come the names of sizes.
    if (tag === undefined || tag === 'search' || idInTag('category', tag) !== undefined) {
      generation++
      kept.clear()
    } else if (idInTag('product', tag) !== undefined) {
      generation++
      kept.drop(tag)
    }
  })

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
      const known = changes.isListening() ? kept.get(sku) : undefined
      if (known) found.set(sku, known)
      else missing.push(sku)
    }
    if (missing.length === 0) return found
    const before = generation
    for (const [sku, sellable] of await read(db, missing)) {
      found.set(sku, sellable)
      if (before === generation) kept.set(sku, sellable, [tagOf('product', sellable.masterId)])
    }
    return found
  }

  return { find, stop }
}
