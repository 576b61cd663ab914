import type { ChangeTag } from '#domain/sites/change-tags.ts'
import type { Changes } from './db/changes.ts'

const MOST_ENTRIES = 5000

/**
 * Values kept by key until a tag of theirs changes: whoever asks meanwhile gets the same object, and shares its loading.
 * A value whose tag changed while it was loaded is not kept.
 */
export class Kept<T> {
  #values = new Map<string, { value: Promise<T>; tags: readonly ChangeTag[] }>()

  get(key: string, tags: readonly ChangeTag[], load: () => Promise<T>): Promise<T> {
    const kept = this.#values.get(key)
    if (kept) return kept.value
    const entry = { value: load(), tags }
    this.#values.set(key, entry)
    this.#forgetOldest()
    entry.value.catch(() => {
      if (this.#values.get(key) === entry) this.#values.delete(key)
    })
    return entry.value
  }

  /** Keys come from outside: what nobody wrote must not fill the memory. */
  #forgetOldest(): void {
    if (this.#values.size <= MOST_ENTRIES) return
    for (const key of this.#values.keys()) return void this.#values.delete(key)
  }

  drop(tag: string | undefined): void {
    for (const [key, { tags }] of this.#values)
      if (tag === undefined || tags.some(each => each === tag)) this.#values.delete(key)
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
