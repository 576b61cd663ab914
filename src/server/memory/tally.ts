/** What this process has counted since somebody took it to the database. What there is no room for is not counted. */
export class Tally<T> {
  #rows = new Map<string, T>()
  readonly #most: number

  constructor(most: number) {
    this.#most = most
  }

  /** The row to count in. */
  row(key: string, fresh: () => T): T | undefined {
    const known = this.#rows.get(key)
    if (known || this.#rows.size >= this.#most) return known
    const row = fresh()
    this.#rows.set(key, row)
    return row
  }

  /** All of it, once: who counts meanwhile counts anew. */
  take(): T[] {
    const rows = [...this.#rows.values()]
    this.#rows = new Map()
    return rows
  }
}
