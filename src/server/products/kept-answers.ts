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

  get<T>(catalog: Dated, key: string, make: () => T): T
  get(catalog: Dated, key: string, make: () => unknown): unknown {
    const known = this.#answers.get(key)
    if (known?.generation === catalog.generation) return known.answer
    const answer = make()
    if (known || this.#askedOnce.delete(key)) this.#answers.set(key, { generation: catalog.generation, answer })
    else this.#askedOnce.set(key, true)
    return answer
  }
}

/** What is made now is good until the catalogue changes. */
export function whileUnchanged(catalog: Dated): () => boolean {
  const { generation } = catalog
  return () => catalog.generation === generation
}
