export type JoinedBitmaps = { readonly sizes: readonly number[]; readonly row: Uint32Array }

/** A set of slots, 32 to a word. Reading past its end finds nothing; writing past it makes it grow. */
export class Bitmap {
  words: Uint32Array

  constructor(slots = 0) {
    this.words = new Uint32Array(wordsFor(slots))
  }

  static of(slots: number, members: Iterable<number>): Bitmap {
    const bitmap = new Bitmap(slots)
    for (const slot of members) bitmap.add(slot)
    return bitmap
  }

  /** All of them in one row, and how much of it each has. */
  static joined(all: readonly Bitmap[]): JoinedBitmaps {
    const sizes = all.map(bitmap => bitmap.#used())
    const row = new Uint32Array(sizes.reduce((sum, size) => sum + size, 0))
    let from = 0
    for (const [at, { words }] of all.entries()) {
      const size = sizes[at] ?? 0
      row.set(words.subarray(0, size), from)
      from += size
    }
    return { sizes, row }
  }

  /** Each keeps its part of the row until it grows. */
  static parted({ sizes, row }: JoinedBitmaps): Bitmap[] {
    let from = 0
    return sizes.map(size => {
      const bitmap = new Bitmap()
      bitmap.words = row.subarray(from, (from += size))
      return bitmap
    })
  }

  has(slot: number): boolean {
    return ((this.words[slot >>> 5] ?? 0) & (1 << (slot & 31))) !== 0
  }

  add(slot: number): void {
    const word = slot >>> 5
    if (word >= this.words.length) this.#grow(word + 1)
    this.words[word] = (this.words[word] ?? 0) | (1 << (slot & 31))
  }

  remove(slot: number): void {
    const word = slot >>> 5
    if (word < this.words.length) this.words[word] = (this.words[word] ?? 0) & ~(1 << (slot & 31))
  }

  set(slot: number, member: boolean): void {
    if (member) this.add(slot)
    else this.remove(slot)
  }

  copy(): Bitmap {
    const copy = new Bitmap()
    copy.words = this.words.slice()
    return copy
  }

  /** Keeps what the other has too. */
  keep({ words: others }: Bitmap): this {
    const { words } = this
    const both = Math.min(words.length, others.length)
    for (let at = 0; at < both; at++) words[at] = (words[at] ?? 0) & (others[at] ?? 0)
    words.fill(0, both)
    return this
  }

  /** Takes in what the other has. */
  join(other: Bitmap): this {
    if (other.words.length > this.words.length) this.#grow(other.words.length)
    const { words } = this
    for (let at = 0; at < other.words.length; at++) words[at] = (words[at] ?? 0) | (other.words[at] ?? 0)
    return this
  }

  each(visit: (slot: number) => void): void {
    for (let at = 0; at < this.words.length; at++)
      for (let word = this.words[at] ?? 0; word !== 0; word &= word - 1) visit(at * 32 + 31 - Math.clz32(word & -word))
  }

  count(): number {
    let total = 0
    for (let at = 0; at < this.words.length; at++) total += ones(this.words[at] ?? 0)
    return total
  }

  /** How many of its words there are up to the last that holds anything. */
  #used(): number {
    let size = this.words.length
    while (size > 0 && this.words[size - 1] === 0) size--
    return size
  }

  #grow(words: number) {
    const grown = new Uint32Array(Math.max(words, this.words.length * 2))
    grown.set(this.words)
    this.words = grown
  }
}

const wordsFor = (slots: number) => Math.ceil(slots / 32)

/** How many bits of a word are set. */
export function ones(word: number): number {
  let bits = word - ((word >>> 1) & 0x55555555)
  bits = (bits & 0x33333333) + ((bits >>> 2) & 0x33333333)
  return Math.imul((bits + (bits >>> 4)) & 0x0f0f0f0f, 0x01010101) >>> 24
}
