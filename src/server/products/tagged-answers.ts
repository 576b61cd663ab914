import { idInTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import type { PreparedJson } from '../http/prepared-json.ts'

const MOST_BYTES = 96 * 1024 * 1024

type Made<T> = { tag: string; answer: PreparedJson<T> }
type Loading = { dropped: Set<string>; all: boolean }

/** Answers about one product each, kept until that product changes; the least used go when there are too many. */
export class TaggedAnswers<T> {
  #answers = new Map<string, Made<T>>()
  #keys = new Map<string, Set<string>>()
  #loading = new Set<Loading>()
  #bytes = 0

  constructor(changes: Changes) {
    changes.subscribe(tag => {
      if (tag === undefined || tag === 'search' || idInTag('category', tag) !== undefined) this.#clear()
      else if (idInTag('product', tag) !== undefined) this.#drop(tag)
    })
  }

  async get(key: string, make: () => Promise<Made<T>>): Promise<PreparedJson<T>> {
    const known = this.#answers.get(key)
    if (known) {
      this.#answers.delete(key)
      this.#answers.set(key, known)
      return known.answer
    }
    const loading: Loading = { dropped: new Set(), all: false }
    this.#loading.add(loading)
    try {
      const made = await make()
      // What changed while it was read may be missing from it.
      if (!loading.all && !loading.dropped.has(made.tag)) this.#keep(key, made)
      return made.answer
    } finally {
      this.#loading.delete(loading)
    }
  }

  #keep(key: string, made: Made<T>) {
    this.#forget(key)
    this.#answers.set(key, made)
    this.#bytes += made.answer.bytes.length
    const keys = this.#keys.get(made.tag) ?? new Set()
    this.#keys.set(made.tag, keys.add(key))
    for (const oldest of this.#answers.keys()) {
      if (this.#bytes <= MOST_BYTES) break
      this.#forget(oldest)
    }
  }

  #forget(key: string) {
    const known = this.#answers.get(key)
    if (!known) return
    this.#answers.delete(key)
    this.#bytes -= known.answer.bytes.length
    const keys = this.#keys.get(known.tag)
    keys?.delete(key)
    if (keys?.size === 0) this.#keys.delete(known.tag)
  }

  #drop(tag: string) {
    for (const loading of this.#loading) loading.dropped.add(tag)
    for (const key of [...(this.#keys.get(tag) ?? [])]) this.#forget(key)
  }

  #clear() {
    for (const loading of this.#loading) loading.all = true
    this.#answers.clear()
    this.#keys.clear()
    this.#bytes = 0
  }
}
