import type { AutoSuggestion } from '#contract/products/listing.entities.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { crumbOf, type Category } from '../catalog/category-tree.ts'
import { allOf, andThen, type Answer } from '../catalog/search-engine.ts'
import { stemsOf, wordsOf } from '../catalog/text/stem.ts'
import { inLanguage } from '../catalog/words.ts'
import { PreparedJson } from '../http/prepared-json.ts'
import type { Shop } from '../shop.ts'
import { cardOf } from './product-card.ts'

const MOST_CATEGORIES = 4

export async function suggest(
  shop: Shop,
  { q, limit }: { q: string; limit: number },
): Promise<PreparedJson<AutoSuggestion>> {
  const { catalog, catalogAnswers, search } = shop.services
  await catalog.ready()
  const make = (isCurrent: () => boolean) =>
    andThen(
      allOf([productsFor(shop, q, limit), categoriesFor(shop, q), termsFor(shop, q, limit)]),
      ([products, categories, terms]) => new PreparedJson({ query: q, products, categories, terms }, { isCurrent }),
    )
  return catalogAnswers.suggestions.get(search, `${shop.locale} ${limit} ${q}`, make)
}

function productsFor(shop: Shop, text: string, limit: number): Answer<AutoSuggestion['products']> {
  const { catalog, search } = shop.services
  const best = search.best({ site: shop.site.id, text, language: shop.language, unfinished: true }, limit)
  return andThen(best, ({ ids }) =>
    ids.flatMap(styleId => {
      const style = catalog.find(styleId)
      const card = style && cardOf(style, shop)
      if (!card) return []
      const { id, name, url, image, price, currency } = card
      return [{ id, name, url, image, price, currency }]
    }),
  )
}

/** A category fits when each word typed begins a word of its name or of the name above it. */
function categoriesFor(shop: Shop, q: string): Answer<AutoSuggestion['categories']> {
  const { catalog, search } = shop.services
  const typed = wordsOf(q)
  if (typed.length === 0) return []
  const fitting: Category[] = []
  for (const category of catalog.tree.all()) {
    const own = wordsOf(inLanguage(category.names, shop.language))
    const words = [...own, ...wordsOf(inLanguage(catalog.tree.find(category.path[0] ?? 0)?.names ?? {}, shop.language))]
    const fits =
      typed.every(word => words.some(each => each.startsWith(word))) &&
      typed.some(word => own.some(each => each.startsWith(word)))
    if (fits) fitting.push(category)
  }
  if (fitting.length === 0) return []
  const ids = fitting.map(({ id }) => id)
  return andThen(search.countsIn(ids, shop.site.id), counts =>
    fitting
      .map((category, at) => {
        const path = category.path.length > 1 ? catalog.tree.find(category.path[0] ?? 0) : undefined
        const crumb = crumbOf(category, shop.locale)
        const name = path ? `${inLanguage(path.names, shop.language)} / ${crumb.name}` : crumb.name
        return { ...crumb, name, count: counts[at] ?? 0 }
      })
      .filter(({ count }) => count > 0)
      .sort((a, b) => b.count - a.count)
      .slice(0, MOST_CATEGORIES),
  )
}

const plain = new WeakMap<readonly string[], readonly string[]>()

/** Popular terms without accents, as they are typed in a hurry. */
function plainOf(terms: readonly string[]): readonly string[] {
  const known = plain.get(terms) ?? terms.map(term => wordsOf(term).join(' '))
  plain.set(terms, known)
  return known
}

function termsFor(shop: Shop, q: string, limit: number): Answer<AutoSuggestion['terms']> {
  const { catalog, search } = shop.services
  const typed = q.toLowerCase()
  const sought = wordsOf(q).join(' ')
  const often = catalog.lexicon.popular[shop.language]
  const popular = often.filter((_, at) => sought !== '' && ` ${plainOf(often)[at]}`.includes(` ${sought}`))
  const last = wordsOf(q).at(-1) ?? ''
  const before = typed.slice(0, typed.length - (typed.split(/\s+/).at(-1)?.length ?? 0))
  const completions = last.length < 2 ? [] : search.completions(last, shop.language, limit)
  const url = (text: string) => shopUrl(shop.locale, '/search', { q: text })
  // 'boot' and 'boots' find the same.
  const seen = new Set<string>()
  return andThen(completions, words =>
    [
      ...popular.map(text => ({ text, url: url(text), kind: 'popular' as const })),
      ...words.map(word => ({ text: before + word, url: url(before + word), kind: 'completion' as const })),
    ]
      .filter(({ text }) => seen.size < seen.add(stemsOf(text, shop.language)).size)
      .slice(0, limit),
  )
}
