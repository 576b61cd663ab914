import type { Catalog } from '../catalog/catalog.ts'

/** Answers, or parts of them, made from the catalogue alone: good until the catalogue changes. The oldest goes first. */
export class KeptAnswers {
  #answers = new Map<string, { generation: number; answer: unknown }>()
  #most: number

  constructor(most: number) {
    this.#most = most
  }

  get<T>(catalog: Catalog, key: string, make: () => T): T
  get(catalog: Catalog, key: string, make: () => unknown): unknown {
    const known = this.#answers.get(key)
    if (known?.generation === catalog.generation) return known.answer
    const answer = make()
    if (this.#answers.size >= this.#most) {
      const [oldest] = this.#answers.keys()
      if (oldest !== undefined) this.#answers.delete(oldest)
    }
    this.#answers.delete(key)
    this.#answers.set(key, { generation: catalog.generation, answer })
    return answer
  }
}
