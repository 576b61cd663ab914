import type { FacetId, Sort } from '#contract/products/listing-options.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { Steering } from './steering.ts'

/** At once from memory, later from anywhere else: who has it at hand makes nobody wait. */
export type Answer<T> = T | Promise<T>

export const andThen = <T, U>(answer: Answer<T>, use: (known: T) => Answer<U>): Answer<U> =>
  answer instanceof Promise ? answer.then(use) : use(answer)

const isLater = (answer: unknown): boolean => answer instanceof Promise

/** Of questions that were asked at once. */
export function allOf<A, B, C>(answers: readonly [Answer<A>, Answer<B>, Answer<C>]): Answer<readonly [A, B, C]>
export function allOf<T>(answers: readonly Answer<T>[]): Answer<readonly T[]>
export function allOf(answers: readonly unknown[]): unknown {
  return answers.some(isLater) ? Promise.all(answers) : answers
}

export type Selection = Readonly<Partial<Record<FacetId, readonly string[]>>>
/** Of each value what choosing it gives. A facet's own choices never lessen its own counts. */
export type FacetCounts = ReadonlyMap<FacetId, ReadonlyMap<string, number>>

export type Sought = {
  readonly site: SiteId
  readonly text: string
  readonly language: Language
  /** The last word may be only begun. */
  readonly unfinished?: boolean
  /** In place of the shop's: what somebody only thinks of. */
  readonly synonyms?: ReadonlyMap<string, readonly string[]>
  readonly steering?: Steering | undefined
}

/** Styles by their ids, the best first. */
export type Best = { readonly total: number; readonly ids: readonly string[] }

export type ListAsk = {
  readonly site: SiteId
  /** What there is to choose from: what words find, or a category, or all that is sold at the site. */
  readonly sought?: Pick<Sought, 'text' | 'language'>
  readonly categoryId?: number | undefined
  readonly selection: Selection
  /** The categories a shopper may choose from here: they are counted like values of a facet. */
  readonly categories: readonly string[]
  /** By recommendation: the best fit first, or the category's own order. */
  readonly sort: Sort
  readonly offset: number
  readonly limit: number
  readonly steering?: Steering | undefined
}

export type ListFound = Best & {
  /** What was understood in place of misspelt words. */
  readonly corrected: string | undefined
  /** Counted when asked for: whoever turns the page has the counts already. */
  readonly counts: () => Answer<FacetCounts>
}

/**
 * Finds styles for lists, searches and suggestions; what a style is, the catalogue knows (docs/decisions/013). Its answers name
 * what is sold at the site alone, and what is in stock there before the rest. `search-engine.test.ts` says what each must do.
 */
export type SearchEngine = {
  /** Rises with each change of the catalogue and with what was taken in of it: what was answered before is old then. */
  readonly generation: number
  /** A page of what is left by all choices, in an order, with the count of what each further choice gives. */
  list(ask: ListAsk): Answer<ListFound>
  /** What words find, as merchandisers want it. */
  best(sought: Sought, most: number): Answer<Best>
  /** What shoppers like best, whatever merchandisers say of it. */
  popular(
    where: { readonly site: SiteId; readonly categoryId?: number | undefined },
    most: number,
  ): Answer<readonly string[]>
  /** How much of each category is sold at a site. */
  countsIn(categoryIds: readonly number[], site: SiteId): Answer<readonly number[]>
  /** Words of the shop that begin like this, as they are written. */
  completions(beginning: string, language: Language, most: number): Answer<readonly string[]>
  /** Whether all these words are words of the shop. */
  knows(words: readonly string[], language: Language): Answer<boolean>
}
