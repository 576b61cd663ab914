import { Bounded } from '#domain/memory/bounded.ts'
import type { ChangeTag } from '#domain/sites/change-tags.ts'

type Tagged<V> = { readonly value: V; readonly tags: readonly ChangeTag[] }

/** Values kept until something they were made of changes, or there is no more room. */
export class TaggedMemory<V> {
  readonly #kept: Bounded<Tagged<V>>
  readonly #keys = new Map<string, Set<string>>()

  constructor(most: number, weigh?: (value: V) => number) {
    this.#kept = new Bounded(most, {
      ...(weigh && { weigh: ({ value }) => weigh(value) }),
      onForget: (key, { tags }) => tags.forEach(tag => this.#untag(tag, key)),
    })
  }

  get size(): number {
    return this.#kept.size
  }

  get weight(): number {
    return this.#kept.weight
  }

  get(key: string): V | undefined {
    return this.#kept.get(key)?.value
  }

  set(key: string, value: V, tags: readonly ChangeTag[]): V {
    this.#kept.delete(key)
    for (const tag of tags) this.#keysOf(tag).add(key)
    this.#kept.set(key, { value, tags })
    return value
  }

  delete(key: string): void {
    this.#kept.delete(key)
  }

  drop(tag: string): void {
    for (const key of [...(this.#keys.get(tag) ?? [])]) this.#kept.delete(key)
  }

  clear(): void {
    this.#kept.clear()
  }

  #keysOf(tag: string): Set<string> {
    const keys = this.#keys.get(tag) ?? new Set()
    this.#keys.set(tag, keys)
    return keys
  }

  #untag(tag: string, key: string): void {
    const keys = this.#keys.get(tag)
    keys?.delete(key)
    if (keys?.size === 0) this.#keys.delete(tag)
  }
}
