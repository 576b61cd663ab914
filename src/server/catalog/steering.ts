import type { FacetId } from '#contract/products/listing-options.ts'
import type { Language, SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import type { Log } from '../log.ts'
import { readCategorySettings, readRules } from './steering.queries.ts'
import type { CategorySetting, SteeringRule } from './steering-rules.ts'
import { stemsOf } from './text/stem.ts'

const NONE: readonly SteeringRule[] = []
const keyOf = (language: Language, term: string) => `${language} ${stemsOf(term, language)}`

/** What merchandisers say about results and categories, laid out so that whoever lists finds it at once. */
export class Steering {
  readonly #byQuery: ReadonlyMap<string, readonly SteeringRule[]>
  readonly #byCategory: ReadonlyMap<number, readonly SteeringRule[]>
  readonly #settings: ReadonlyMap<number, CategorySetting>

  constructor(rules: readonly SteeringRule[], settings: readonly CategorySetting[]) {
    this.#byQuery = Map.groupBy(
      rules.filter(({ term }) => term !== null),
      ({ language, term }) => keyOf(language ?? 'en', term ?? ''),
    )
    this.#byCategory = Map.groupBy(
      rules.filter(({ categoryId }) => categoryId !== null),
      ({ categoryId }) => categoryId ?? 0,
    )
    this.#settings = new Map(settings.map(setting => [setting.categoryId, setting]))
  }

  /** All forms of the words are one query. */
  ofQuery(query: string, language: Language, site: SiteId): readonly SteeringRule[] {
    if (this.#byQuery.size === 0) return NONE
    return this.#byQuery.get(keyOf(language, query))?.filter(({ sites }) => sites.includes(site)) ?? NONE
  }

  ofCategory(categoryId: number, site: SiteId): readonly SteeringRule[] {
    return this.#byCategory.get(categoryId)?.filter(({ sites }) => sites.includes(site)) ?? NONE
  }

  settingOf(categoryId: number): CategorySetting | undefined {
    return this.#settings.get(categoryId)
  }

  /** The filters of a category, or of the nearest one above it that has its own. */
  filtersOf(path: readonly number[]): readonly FacetId[] | undefined {
    return path.map(id => this.#settings.get(id)?.filters ?? undefined).findLast(filters => filters !== undefined)
  }

  /** All that a page of the category depends on. */
  digestOf(path: readonly number[]): string {
    const id = path.at(-1) ?? 0
    const { mode, rule, placed } = this.#settings.get(id) ?? {}
    return JSON.stringify([this.#byCategory.get(id), mode, rule, placed, this.filtersOf(path)])
  }
}

/** What would be found if nobody said anything. */
export const UNSTEERED = new Steering([], [])

type Parts = { readonly rules: readonly SteeringRule[]; readonly settings: readonly CategorySetting[] }

export type Reading = { readonly db: Db; readonly now: Date; readonly log: Log }

/** What counts at a moment; `change` is what somebody thinks of. */
export async function readSteering(
  { db, now, log }: Reading,
  change: (parts: Parts) => Parts = same,
): Promise<Steering> {
  const [rules, settings] = await Promise.all([readRules(db, now, log), readCategorySettings(db, log)])
  const parts = change({ rules, settings })
  return new Steering(parts.rules, parts.settings)
}

const same = (parts: Parts): Parts => parts
