import type { ArticleSummary, Footer, MegaMenu, Page } from '#contract/content/content.entities.ts'
import type { PopUp, PromoBar } from '#contract/content/content-notices.ts'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { CONTENT_TAGS, tagOf, type ChangeTag } from '#domain/sites/change-tags.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import {
  readArticle,
  readLabels,
  relatedTo,
  searchArticles,
  type ArticleSearch,
  withTagLabels,
  type Labels,
} from './articles.ts'
import type { Kept } from '../kept.ts'
import type { FoundArticles, StoredArticle } from './content-memory.ts'
import type { ContentView } from './content-view.ts'
import {
  readFooter,
  readFragment,
  readMenu,
  readPage,
  readPopUps,
  readPromoBar,
  tellLog,
  type Reading,
  type Written,
} from './read-content.ts'
import { findWritten } from './written.ts'

/** Published content comes from memory; a preview is read afresh. */
function remember<T>(
  kept: Kept<T>,
  slug: string,
  view: ContentView,
  tags: ChangeTag[],
  load: () => Promise<T>,
): Promise<T> {
  return view.preview ? load() : kept.get(`${slug} ${view.siteId} ${view.locale}`, tags, load)
}

async function findOne<T>(
  shop: Shop,
  slug: string,
  view: ContentView,
  read: (reading: Reading, written: Written) => T,
): Promise<T | undefined> {
  const [written] = await findWritten(shop, { slug }, view)
  return written && read({ view, tell: tellLog(shop.log) }, written)
}

export async function getMenu(shop: Shop, view: ContentView): Promise<MegaMenu> {
  const { menus } = shop.services.content
  const menu = await remember(menus, 'menu', view, [CONTENT_TAGS.menu], () => findOne(shop, 'menu', view, readMenu))
  return found(menu)
}

export async function getFooter(shop: Shop, view: ContentView): Promise<Footer> {
  const { footers } = shop.services.content
  const footer = await remember(footers, 'footer', view, [CONTENT_TAGS.footer], () =>
    findOne(shop, 'footer', view, readFooter),
  )
  return found(footer)
}

export function findPromoBar(shop: Shop, view: ContentView): Promise<PromoBar | undefined> {
  // Nobody sees it above a section that is being written.
  if (shop.studio?.unsaved?.isPart) return Promise.resolve(undefined)
  const { promoBars } = shop.services.content
  return remember(promoBars, 'promo-bar', view, [CONTENT_TAGS.promoBar], () =>
    findOne(shop, 'promo-bar', view, readPromoBar),
  )
}

export function findPopUps(shop: Shop, view: ContentView): Promise<PopUp[]> {
  const { popUps } = shop.services.content
  return remember(
    popUps,
    'popups',
    view,
    [CONTENT_TAGS.popUps],
    async () => (await findOne(shop, 'popups', view, readPopUps)) ?? [],
  )
}

export async function getFragment(
  shop: Shop,
  id: string,
  view: ContentView,
): Promise<{ name: string; items: SectionItem[] }> {
  const slug = `fragment/${id}`
  const { fragments } = shop.services.content
  const fragment = await remember(fragments, slug, view, [tagOf('content', slug)], () =>
    findOne(shop, slug, view, readFragment),
  )
  return found(fragment)
}

export async function getPage(shop: Shop, slug: string, view: ContentView): Promise<Page> {
  return found(await findPage(shop, slug, view))
}

export function findPage(shop: Shop, slug: string, view: ContentView): Promise<Page | undefined> {
  const { pages } = shop.services.content
  return remember(pages, slug, view, [tagOf('content', slug), CONTENT_TAGS.articleTags], async () => {
    const [written] = await findWritten(shop, { slug }, view)
    if (!written || written.raw['title'] === undefined) return undefined
    const raw = written.kind === 'article' ? withTagLabels(written.raw, await labelsOf(shop, view)) : written.raw
    return readPage({ view, tell: tellLog(shop.log) }, { ...written, raw })
  })
}

export async function findRelated(shop: Shop, page: Page, view: ContentView): Promise<ArticleSummary[]> {
  return relatedTo(page, await findArticles(shop, view))
}

/** All articles of a locale, newest first. */
function findArticles(shop: Shop, view: ContentView): Promise<readonly StoredArticle[]> {
  const { articles } = shop.services.content
  return remember(articles, 'articles', view, [CONTENT_TAGS.articles, CONTENT_TAGS.articleTags], async () => {
    const [written, labels] = await Promise.all([findWritten(shop, { kind: 'article' }, view), labelsOf(shop, view)])
    const reading = { view, tell: tellLog(shop.log), mediaBase: shop.services.config.MEDIA_BASE }
    return written
      .flatMap(each => readArticle(reading, each, labels))
      .toSorted((a, b) => (b.date ?? '').localeCompare(a.date ?? ''))
  })
}

/** What is asked for in the same words by every visitor is found once. */
export async function findInArticles(shop: Shop, view: ContentView, wanted: ArticleSearch): Promise<FoundArticles> {
  const search = async () => searchArticles(await findArticles(shop, view), wanted)
  if (wanted.q !== undefined) return search()
  const { articleSearches } = shop.services.content
  return remember(
    articleSearches,
    JSON.stringify(wanted),
    view,
    [CONTENT_TAGS.articles, CONTENT_TAGS.articleTags],
    search,
  )
}

async function labelsOf(shop: Shop, view: ContentView): Promise<Labels> {
  const [written] = await findWritten(shop, { slug: 'article-tags' }, view)
  return readLabels(written)
}

/** The pages under a page, in their editors' order. */
export async function findChildren(shop: Shop, parentSlug: string, view: ContentView): Promise<Page[]> {
  const written = await findWritten(shop, { parentSlug }, view)
  const labels = await labelsOf(shop, view)
  return written.flatMap(each => {
    if (each.raw['title'] === undefined) return []
    const page = readPage({ view, tell: tellLog(shop.log) }, { ...each, raw: withTagLabels(each.raw, labels) })
    return page ? [page] : []
  })
}

/** Every item of one kind that some page or fragment of the locale holds, the same thing once. */
export function findItems(shop: Shop, type: SectionItem['type'], view: ContentView): Promise<SectionItem[]> {
  return remember(shop.services.content.items, type, view, [], () => gatherItems(shop, type, view))
}

async function gatherItems(shop: Shop, type: SectionItem['type'], view: ContentView): Promise<SectionItem[]> {
  const reading = { view, tell: tellLog(shop.log) }
  const kinds = ['page', 'article', 'category', 'product']
  const [fragments, ...written] = await Promise.all(
    ['fragment', ...kinds].map(kind => findWritten(shop, { kind }, view)),
  )
  const labels = await labelsOf(shop, view)
  // Without a title it was not written in this language.
  const pages = written
    .flat()
    .filter(({ raw }) => raw['title'] !== undefined)
    .flatMap(each => readPage(reading, { ...each, raw: withTagLabels(each.raw, labels) }) ?? [])
  const items = [
    ...pages.flatMap(page => page.sections.flatMap(section => section.items)),
    ...(fragments ?? []).flatMap(each => readFragment(reading, each).items),
  ].flatMap(withInner)
  const popUps = type === 'pop-up' ? await findPopUps(shop, view) : []
  const footer = type === 'footer-item' ? (await getFooter(shop, view)).items : []
  const wanted = [...items, ...popUps, ...footer].filter(item => item.type === type)
  // Ids are an editor's: the same one on two pages may be two things.
  return [...new Map(wanted.map(item => [JSON.stringify(item), item])).values()]
}

function withInner(item: SectionItem): SectionItem[] {
  switch (item.type) {
    case 'carousel':
    case 'filter-by':
      return [item, ...item.items.flatMap(withInner)]
    case 'segmentation':
      return [item, ...[...item.segments.flatMap(each => each.targets), ...item.baselines].flatMap(withInner)]
    case 'experiment':
    case 'personalisation-experience':
      return [item, ...[...item.variants.flatMap(each => each.targets), ...item.baselines].flatMap(withInner)]
    default:
      return [item]
  }
}

function found<T>(value: T | undefined): T {
  if (value === undefined) throw new StoreError('NOT_FOUND')
  return value
}
