type Entry<V> = { readonly value: V; readonly weight: number; asked: boolean }
type Habits<V> = { readonly weigh?: (value: V) => number; readonly onForget?: (key: string, value: V) => void }

/**
 * Values by key, for as long as there is room. One habit for all of them: where room is short the oldest goes, unless
 * somebody asked for it since it came or was passed over. To ask costs no more than to look it up.
 */
export class Bounded<V extends NonNullable<unknown>> {
  readonly #entries = new Map<string, Entry<V>>()
  readonly #most: number
  readonly #weigh: (value: V) => number
  readonly #onForget: ((key: string, value: V) => void) | undefined
  #weight = 0

  /** `most` counts values, or what `weigh` finds in them. */
  constructor(most: number, { weigh = () => 1, onForget }: Habits<V> = {}) {
    this.#most = most
    this.#weigh = weigh
    this.#onForget = onForget
  }

  get size(): number {
    return this.#entries.size
  }

  /** All that is kept, as `weigh` finds it. */
  get weight(): number {
    return this.#weight
  }

  get(key: string): V | undefined {
    const entry = this.#entries.get(key)
    if (!entry) return undefined
    entry.asked = true
    return entry.value
  }

  set(key: string, value: V): V {
    this.delete(key)
    const weight = this.#weigh(value)
    if (this.#weight + weight > this.#most) this.#makeRoom(weight)
    this.#entries.set(key, { value, weight, asked: false })
    this.#weight += weight
    if (weight > this.#most) this.delete(key)
    return value
  }

  /** What is known, or else made and kept. */
  of(key: string, make: () => V): V {
    return this.get(key) ?? this.set(key, make())
  }

  delete(key: string): boolean {
    const entry = this.#entries.get(key)
    if (!entry) return false
    this.#entries.delete(key)
    this.#weight -= entry.weight
    this.#onForget?.(key, entry.value)
    return true
  }

  clear(): void {
    for (const key of this.#entries.keys()) this.delete(key)
  }

  *values(): Iterable<V> {
    for (const { value } of this.#entries.values()) yield value
  }

  /** Some more than is needed: to find the oldest of a map that lost its oldest before is slow. */
  #makeRoom(needed: number): void {
    const least = this.#most - Math.max(Math.floor(this.#most / 32), needed)
    for (const [key, entry] of this.#entries) {
      if (this.#weight <= least) return
      if (entry.asked) {
        entry.asked = false
        this.#entries.delete(key)
        this.#entries.set(key, entry)
      } else this.delete(key)
    }
  }
}
