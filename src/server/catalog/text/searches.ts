import type { Language } from '#domain/sites/sites.ts'
import { DatedMemory } from '../dated-memory.ts'
import { find, onlyHit, type FindOptions, type Hits } from './find.ts'
import type { TextIndex } from './text-index.ts'

const MOST_HITS = 200

type Ask = {
  readonly index: TextIndex
  readonly query: string
  readonly language: Language
  /** The slot of the style that has the query as its number. */
  readonly own: number | undefined
  readonly slots: number
  readonly unfinished: boolean
}

/** What was found lately: facets of the same words are asked for one after another. */
export class Searches {
  readonly #hits = new DatedMemory<Hits>(MOST_HITS)

  of(ask: Ask, generation: number, synonyms: FindOptions['synonyms']): Hits {
    const { language, unfinished, query } = ask
    return this.#hits.of(`${language} ${unfinished} ${query}`, generation, () => this.anew(ask, synonyms))
  }

  /** With synonyms that somebody only thinks of, too. */
  anew({ index, query, own, slots, unfinished }: Ask, synonyms: FindOptions['synonyms']): Hits {
    return own === undefined ? find(index, query, { slots, synonyms, unfinished }) : onlyHit(own, slots)
  }
}
