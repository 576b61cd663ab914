import { createHash } from 'node:crypto'

/** Statements whose text depends on the number of values would fill the server's memory: only the first ones get a name. */
const MOST_NAMES = 500
/** A plan for every column breaks when a newer version of the shop adds one. */
const ALL_COLUMNS = /\b(?:select|returning)\s+(?:"?\w+"?\.)?\*/i

/** Of the statements that are prepared on the connections of one pool. */
export class StatementNames {
  readonly #names = new Map<string, string>()
  #edition = 0

  /** By content: behind a pooler that shares connections, a name that counts up would run another process's statement. */
  of(text: string): string | undefined {
    const known = this.#names.get(text)
    if (known !== undefined) return known
    if (this.#names.size >= MOST_NAMES || ALL_COLUMNS.test(text)) return undefined
    const hash = createHash('sha256').update(text).digest('hex').slice(0, 20)
    const name = this.#edition > 0 ? `c_${hash}_${this.#edition}` : `c_${hash}`
    this.#names.set(text, name)
    return name
  }

  /** What was prepared on one connection is as old on all others: under other names everything is prepared anew. */
  giveUp(text: string, name: string): void {
    if (this.#names.get(text) !== name) return
    this.#names.clear()
    this.#edition++
  }
}
