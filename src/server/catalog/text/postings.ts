const SLOT_BITS = 24
const SLOT_MASK = (1 << SLOT_BITS) - 1
const FIRST = 4

/** Which styles hold a word, and how much it says of each: a number for both, because there are tens of millions of them. */
export class Postings {
  #held: Uint32Array = new Uint32Array(FIRST)
  #size = 0

  get size(): number {
    return this.#size
  }

  /** All of them in one row, each as long as its size says. */
  static joined(all: readonly Postings[]): Uint32Array {
    const row = new Uint32Array(all.reduce((sum, { size }) => sum + size, 0))
    let from = 0
    for (const postings of all) {
      row.set(postings.#held.subarray(0, postings.#size), from)
      from += postings.#size
    }
    return row
  }

  /** Each keeps its part of the row until it grows. */
  static parted(row: Uint32Array, sizes: readonly number[]): Postings[] {
    let from = 0
    return sizes.map(size => {
      const postings = new Postings()
      postings.#held = row.subarray(from, (from += size))
      postings.#size = size
      return postings
    })
  }

  add(slot: number, weight: number): void {
    if (this.#size === this.#held.length) {
      const grown = new Uint32Array(this.#size + (this.#size >> 1) + FIRST)
      grown.set(this.#held)
      this.#held = grown
    }
    this.#held[this.#size++] = (weight << SLOT_BITS) | slot
  }

  remove(slot: number): void {
    const held = this.#held.subarray(0, this.#size)
    const at = held.findIndex(posting => (posting & SLOT_MASK) === slot)
    if (at < 0) return
    held.copyWithin(at, at + 1)
    this.#size--
  }

  /** How much it says of each slot, where it says anything. */
  writeInto(weights: Uint8Array): void {
    for (let at = 0; at < this.#size; at++) {
      const posting = this.#held[at] ?? 0
      weights[posting & SLOT_MASK] = posting >>> SLOT_BITS
    }
  }

  /** Whether it says so much of any. */
  weighSome(least: number): boolean {
    for (let at = 0; at < this.#size; at++) if ((this.#held[at] ?? 0) >>> SLOT_BITS >= least) return true
    return false
  }
}
