import { ones, type Bitmap } from './bitmap.ts'

/** A set that others are counted against: only its words that hold something, since a narrow listing has few of them. */
export class Remainder {
  /** Where each word stands in the whole set, in rising order. */
  readonly #places: Int32Array
  readonly #words: Uint32Array
  readonly size: number

  constructor({ words }: Bitmap) {
    const places = new Int32Array(words.length)
    let held = 0
    for (let at = 0; at < words.length; at++) if (words[at] !== 0) places[held++] = at
    this.#places = places.subarray(0, held)
    this.#words = new Uint32Array(held)
    let size = 0
    for (let at = 0; at < held; at++) {
      const word = words[places[at] ?? 0] ?? 0
      this.#words[at] = word
      size += ones(word)
    }
    this.size = size
  }

  /** How many of its members the other has too. */
  countWith({ words: others }: Bitmap): number {
    const places = this.#places
    const words = this.#words
    let total = 0
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0
      if (place >= others.length) break
      total += ones((words[at] ?? 0) & (others[place] ?? 0))
    }
    return total
  }

  /** How many of its members at least one of the others has. */
  countWithAny(others: readonly Bitmap[]): number {
    const [first] = others
    if (first && others.length === 1) return this.countWith(first)
    const places = this.#places
    let total = 0
    for (let at = 0; at < places.length; at++) {
      const place = places[at] ?? 0
      const word = this.#words[at] ?? 0
      let met = 0
      for (const { words } of others) {
        if (place < words.length) met |= word & (words[place] ?? 0)
        if (met >>> 0 === word) break
      }
      total += ones(met)
    }
    return total
  }
}
