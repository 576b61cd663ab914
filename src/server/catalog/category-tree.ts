import { categoryPageUrl } from '#domain/sites/shop-urls.ts'
import { categorySlug } from '#domain/sites/slugs.ts'
import type { Language, Locale } from '#domain/sites/sites.ts'
import { languageOf } from '#domain/sites/sites.ts'
import type { readCategories } from './catalog.queries.ts'
import { inLanguage, readWords, type Words } from './words.ts'

export type Category = {
  readonly id: number
  readonly parentId: number | undefined
  readonly path: readonly number[]
  readonly names: Words
  readonly slugs: Words
  readonly descriptions: Words
  readonly children: readonly number[]
}

export class CategoryTree {
  readonly #byId: ReadonlyMap<number, Category>
  readonly roots: readonly number[]
  /**
   * What may be chosen from among everything. Where the same shelf stands in several rooms (boots of women, of men), it is one choice;
   * whose they are is asked by itself. A shop without such shelves offers its rooms.
   */
  readonly shelves: readonly string[]

  constructor(rows: Awaited<ReturnType<typeof readCategories>>) {
    const children = Map.groupBy(rows, row => row.parent_id)
    this.#byId = new Map(
      rows.map(row => [
        row.id,
        {
          id: row.id,
          parentId: row.parent_id ?? undefined,
          path: row.path,
          names: readWords(row.names),
          slugs: readWords(row.slugs),
          descriptions: readWords(row.descriptions),
          children: (children.get(row.id) ?? []).map(child => child.id),
        },
      ]),
    )
    this.roots = (children.get(null) ?? []).map(root => root.id)
    const shared = this.#sharedShelves()
    this.shelves = shared.length > 0 ? shared : this.roots.map(String)
  }

  #sharedShelves(): string[] {
    const nameOf = (id: number) => inLanguage(this.#byId.get(id)?.names ?? {}, 'en')
    const rooms = new Set(this.roots.map(nameOf))
    // What is on sale for women is no shelf of its own.
    const isShelf = ({ id, path, children }: Category) =>
      path.length > 1 && children.length === 0 && !rooms.has(nameOf(id))
    const wayTo = ({ path }: Category) => path.slice(1).map(nameOf).join(' / ')
    return [...Map.groupBy([...this.#byId.values()].filter(isShelf), wayTo).values()]
      .filter(alike => new Set(alike.map(({ path }) => path[0])).size > 1)
      .map(alike => alike.map(({ id }) => id).join('-'))
  }

  find(id: number): Category | undefined {
    return this.#byId.get(id)
  }

  /** What its products are found and filed by. */
  nameOf(id: number) {
    const { names, path } = this.#byId.get(id) ?? {}
    return { names, path }
  }

  all(): Iterable<Category> {
    return this.#byId.values()
  }

  /** From the root down to and including the category. */
  pathOf = (id: number): readonly number[] => this.#byId.get(id)?.path ?? [id]

  crumbs(id: number, locale: Locale): { id: string; name: string; url: string }[] {
    return this.pathOf(id).flatMap(each => {
      const category = this.#byId.get(each)
      return category ? [crumbOf(category, locale)] : []
    })
  }
}

export const crumbOf = (category: Category, locale: Locale) => ({
  id: String(category.id),
  name: inLanguage(category.names, languageOf(locale)),
  url: categoryUrl(category, locale),
})

export function categoryUrl(category: Category, locale: Locale): string {
  return categoryPageUrl(locale, slugOf(category, languageOf(locale)))
}

const slugOf = (category: Category, language: Language) => {
  const written = inLanguage(category.slugs, language)
  return written.endsWith(String(category.id))
    ? written
    : categorySlug(inLanguage(category.names, language), String(category.id))
}
