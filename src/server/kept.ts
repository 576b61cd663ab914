import type { ChangeTag } from '#domain/sites/change-tags.ts'
import type { Changes } from './db/changes.ts'
import { holdsConnection } from './db/transaction.ts'
import { TaggedMemory } from './memory/tagged.ts'

/** Keys come from outside: what nobody wrote must not fill the memory. */
const MOST_ENTRIES = 5000

/**
 * Values kept by key until a tag of theirs changes: whoever asks meanwhile gets the same object, and shares its loading.
 * A value whose tag changed while it was loaded is not kept. Inside a transaction nobody waits for another's loading: it
 * may wait for this very connection.
 */
export class Kept<T> {
  readonly #values = new TaggedMemory<Promise<T>>(MOST_ENTRIES)
  readonly #loaded = new WeakSet<Promise<T>>()

  get(key: string, tags: readonly ChangeTag[], load: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key)
    if (kept) return this.#loaded.has(kept) || !holdsConnection() ? kept : load()
    const value = this.#values.set(key, load(), tags)
    value.then(
      () => this.#loaded.add(value),
      () => {
        if (this.#values.get(key) === value) this.#values.delete(key)
      },
    )
    return value
  }

  drop(tag: string | undefined): void {
    if (tag === undefined) this.#values.clear()
    else this.#values.drop(tag)
  }
}

/** A feature's memory of one kind of value, one for each set of services. */
export function memoryOf<T>(): (services: { readonly changes: Changes }) => Kept<T> {
  const known = new WeakMap<Changes, Kept<T>>()
  return ({ changes }) => {
    const kept = known.get(changes) ?? new Kept<T>()
    if (!known.has(changes)) changes.subscribe(tag => kept.drop(tag))
    known.set(changes, kept)
    return kept
  }
}
