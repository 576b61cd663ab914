import { Bounded } from '#domain/memory/bounded.ts'
import type { SearchEngine } from '../catalog/search-engine.ts'

type Dated = Pick<SearchEngine, 'generation'>

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
  get<T>(engine: Dated, key: string, make: (isCurrent: () => boolean) => T): T
  get(engine: Dated, key: string, make: (isCurrent: () => boolean) => unknown): unknown {
    const known = this.#answers.get(key)
    const { generation } = engine
    if (known?.generation === generation) return known.answer
    if (!known && !this.#askedOnce.delete(key)) {
      this.#askedOnce.set(key, true)
      return make(() => false)
    }
    const answer = make(() => engine.generation === generation)
    const kept = { generation, answer }
    this.#answers.set(key, kept)
    // Who asks next must not be told of a failure that is over.
    if (answer instanceof Promise) answer.catch(() => this.#answers.get(key) === kept && this.#answers.delete(key))
    return answer
  }
}
