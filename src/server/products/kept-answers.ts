import type { Catalog } from '../catalog/catalog.ts'

type Dated = Pick<Catalog, 'generation'>

/** How many questions are remembered for each answer that is kept. */
const QUESTIONS = 4

/**
 * Answers, or parts of them, made from the catalogue alone: good until the catalogue changes. Kept from the second time
 * on, because most questions are never asked again and each answer kept is work for the garbage collector later. The
 * oldest goes first.
 */
export class KeptAnswers {
  #answers = new Map<string, { generation: number; answer: unknown }>()
  #askedOnce = new Set<string>()
  #most: number

  constructor(most: number) {
    this.#most = most
  }

  get<T>(catalog: Dated, key: string, make: () => T): T
  get(catalog: Dated, key: string, make: () => unknown): unknown {
    const known = this.#answers.get(key)
    if (known?.generation === catalog.generation) return known.answer
    const answer = make()
    if (known || this.#askedOnce.delete(key)) this.#keep(key, { generation: catalog.generation, answer })
    else this.#note(key)
    return answer
  }

  #keep(key: string, entry: { generation: number; answer: unknown }) {
    this.#answers.delete(key)
    this.#answers.set(key, entry)
    const [oldest] = this.#answers.keys()
    if (this.#answers.size > this.#most && oldest !== undefined) this.#answers.delete(oldest)
  }

  #note(key: string) {
    if (this.#askedOnce.size >= this.#most * QUESTIONS) this.#askedOnce.clear()
    this.#askedOnce.add(key)
  }
}
