import type { AutoSuggestion } from '#contract/products/listing.entities.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { crumbOf } from '../catalog/category-tree.ts'
import { siteIndex } from '../catalog/style.ts'
import { wordsOf } from '../catalog/text/stem.ts'
import { inLanguage } from '../catalog/words.ts'
import { PreparedJson } from '../http/prepared-json.ts'
import type { Shop } from '../shop.ts'
import { cardOf } from './product-card.ts'

const MOST_CATEGORIES = 4

export async function suggest(
  shop: Shop,
  { q, limit }: { q: string; limit: number },
): Promise<PreparedJson<AutoSuggestion>> {
  const { catalog, catalogAnswers } = shop.services
  await catalog.ready()
  const make = (isCurrent: () => boolean) =>
    new PreparedJson(
      {
        query: q,
        products: productsFor(shop, q, limit),
        categories: categoriesFor(shop, q),
        terms: termsFor(shop, q, limit),
      },
      { isCurrent },
    )
  return catalogAnswers.suggestions.get(catalog, `${shop.locale} ${limit} ${q}`, make)
}

function productsFor(shop: Shop, q: string, limit: number): AutoSuggestion['products'] {
  const { catalog } = shop.services
  const found = catalog.search(q, shop.language, { unfinished: true })
  const hits = catalog.steered.hits(found, q, shop.language, shop.site.id)
  const slots = catalog.topOf(hits, siteIndex(shop.site.id), limit)
  return slots.flatMap(slot => {
    const style = catalog.at(slot)
    const card = style && cardOf(style, shop)
    if (!card) return []
    const { id, name, url, image, price, currency } = card
    return [{ id, name, url, image, price, currency }]
  })
}

/** A category fits when each word typed begins a word of its name or of the name above it. */
function categoriesFor(shop: Shop, q: string): AutoSuggestion['categories'] {
  const { catalog } = shop.services
  const typed = wordsOf(q)
  if (typed.length === 0) return []
  const fitting = []
  for (const category of catalog.tree.all()) {
    const own = wordsOf(inLanguage(category.names, shop.language))
    const above = category.parentId === undefined ? undefined : catalog.tree.find(category.parentId)
    const words = [...own, ...wordsOf(inLanguage(catalog.tree.find(category.path[0] ?? 0)?.names ?? {}, shop.language))]
    const fits =
      typed.every(word => words.some(each => each.startsWith(word))) &&
      typed.some(word => own.some(each => each.startsWith(word)))
    if (fits) fitting.push({ category, above })
  }
  return fitting
    .map(({ category }) => {
      const path = category.path.length > 1 ? catalog.tree.find(category.path[0] ?? 0) : undefined
      const crumb = crumbOf(category, shop.locale)
      const name = path ? `${inLanguage(path.names, shop.language)} / ${crumb.name}` : crumb.name
      return { ...crumb, name, count: catalog.inCategory(category.id, shop.site.id).count() }
    })
    .filter(({ count }) => count > 0)
    .sort((a, b) => b.count - a.count)
    .slice(0, MOST_CATEGORIES)
}

const plain = new WeakMap<readonly string[], readonly string[]>()

/** Popular terms without accents, as they are typed in a hurry. */
function plainOf(terms: readonly string[]): readonly string[] {
  const known = plain.get(terms) ?? terms.map(term => wordsOf(term).join(' '))
  plain.set(terms, known)
  return known
}

function termsFor(shop: Shop, q: string, limit: number): AutoSuggestion['terms'] {
  const { catalog } = shop.services
  const typed = q.toLowerCase()
  const sought = wordsOf(q).join(' ')
  const often = catalog.lexicon.popular[shop.language]
  const popular = often.filter((_, at) => sought !== '' && ` ${plainOf(often)[at]}`.includes(` ${sought}`))
  const last = wordsOf(q).at(-1) ?? ''
  const before = typed.slice(0, typed.length - (typed.split(/\s+/).at(-1)?.length ?? 0))
  const index = catalog.textIndex(shop.language)
  const completions = last.length < 2 ? [] : index.beginningWith(last, limit).map(({ written }) => before + written)
  const url = (text: string) => shopUrl(shop.locale, '/search', { q: text })
  // 'boot' and 'boots' find the same.
  const found = (text: string) =>
    wordsOf(text)
      .map(word => index.stemOf(word))
      .join(' ')
  const seen = new Set<string>()
  return [
    ...popular.map(text => ({ text, url: url(text), kind: 'popular' as const })),
    ...completions.map(text => ({ text, url: url(text), kind: 'completion' as const })),
  ]
    .filter(({ text }) => seen.size < seen.add(found(text)).size)
    .slice(0, limit)
}
