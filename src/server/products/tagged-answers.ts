import { idInTag, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Changes } from '../db/changes.ts'
import { TaggedMemory } from '../memory/tagged.ts'
import type { PreparedJson } from '../http/prepared-json.ts'

const MOST_BYTES = 96 * 1024 * 1024

type Made<T> = { tag: ChangeTag; answer: PreparedJson<T> }
type Loading = { dropped: Set<string>; all: boolean }

/** Answers about one product each, kept until that product changes. */
export class TaggedAnswers<T> {
  readonly #answers = new TaggedMemory<PreparedJson<T>>(MOST_BYTES, ({ bytes }) => bytes.length)
  readonly #loading = new Set<Loading>()

  constructor(changes: Changes) {
    changes.subscribe(tag => {
      if (tag === undefined || tag === 'search' || idInTag('category', tag) !== undefined) this.#clear()
      else if (idInTag('product', tag) !== undefined) this.#drop(tag)
    })
  }

  async get(key: string, make: () => Promise<Made<T>>): Promise<PreparedJson<T>> {
    const known = this.#answers.get(key)
    if (known) return known
    const loading: Loading = { dropped: new Set(), all: false }
    this.#loading.add(loading)
    try {
      const { tag, answer } = await make()
      // What changed while it was read may be missing from it.
      if (!loading.all && !loading.dropped.has(tag)) {
        this.#answers.set(key, answer, [tag])
        answer.isCurrent = () => this.#answers.get(key) === answer
      }
      return answer
    } finally {
      this.#loading.delete(loading)
    }
  }

  #drop(tag: string) {
    for (const loading of this.#loading) loading.dropped.add(tag)
    this.#answers.drop(tag)
  }

  #clear() {
    for (const loading of this.#loading) loading.all = true
    this.#answers.clear()
  }
}
