import { Bounded } from '#domain/memory/bounded.ts'

/** What was made of the catalogue lately, good until it changes. */
export class DatedMemory<T> {
  readonly #kept: Bounded<{ generation: number; made: T }>

  constructor(most: number) {
    this.#kept = new Bounded(most)
  }

  of(key: string, generation: number, make: () => T): T {
    const known = this.#kept.get(key)
    if (known?.generation === generation) return known.made
    const made = make()
    const fresh = { generation, made }
    this.#kept.set(key, fresh)
    if (made instanceof Promise) made.catch(() => this.#kept.get(key) === fresh && this.#kept.delete(key))
    return made
  }
}
