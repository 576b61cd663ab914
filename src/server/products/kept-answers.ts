import { Bounded } from '#domain/memory/bounded.ts'
import type { Catalog } from '../catalog/catalog.ts'

type Dated = Pick<Catalog, 'generation'>

/** How many questions are remembered for each answer that is kept. */
const QUESTIONS = 4

/**
 * Answers, or parts of them, made from the catalogue alone: good until the catalogue changes. Kept from the second time
 * on, because most questions are never asked again and each answer kept is work for the garbage collector later.
 */
export class KeptAnswers {
  readonly #answers: Bounded<{ generation: number; answer: unknown }>
  readonly #askedOnce: Bounded<true>

  constructor(most: number) {
    this.#answers = new Bounded(most)
    this.#askedOnce = new Bounded(most * QUESTIONS)
  }

  /** `make` hears for how long its answer is good: no longer than this once where it is not kept. */
  get<T>(catalog: Dated, key: string, make: (isCurrent: () => boolean) => T): T
  get(catalog: Dated, key: string, make: (isCurrent: () => boolean) => unknown): unknown {
    const known = this.#answers.get(key)
    const { generation } = catalog
    if (known?.generation === generation) return known.answer
    if (!known && !this.#askedOnce.delete(key)) {
      this.#askedOnce.set(key, true)
      return make(() => false)
    }
    const answer = make(() => catalog.generation === generation)
    this.#answers.set(key, { generation, answer })
    return answer
  }
}
