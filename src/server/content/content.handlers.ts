import type { content } from '#contract/content/content.ts'
import type { Page } from '#contract/content/content.entities.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Handlers } from '../http/operation.ts'
import type { Shop } from '../shop.ts'
import { openView, type ContentView } from './content-view.ts'
import {
  findChildren,
  findInArticles,
  findItems,
  findPage,
  findPopUps,
  findPromoBar,
  findRelated,
  getFooter,
  getFragment,
  getMenu,
  getPage,
} from './content.service.ts'
import { withProducts } from './with-products.ts'
import { StoreError } from '../store-error.ts'

export const contentHandlers: Handlers<typeof content> = {
  async augmentedPage(shop, input) {
    const view = await openView(shop, input)
    const [page, promoBar] = await Promise.all([
      getPage(shop, input.params.page, view).then(page => withProducts(shop, page)),
      findPromoBar(shop, view),
    ])
    return { ...(await withRelated(shop, page, view)), ...(promoBar ? { promoBar } : {}) }
  },

  async page(shop, input) {
    const view = await openView(shop, input)
    return withRelated(shop, await getPage(shop, input.params.page, view), view)
  },

  async category(shop, input) {
    const { categoryId } = input.params
    const page = await getPage(shop, `category/${categoryId}`, await openView(shop, input))
    return { ...(await withProducts(shop, page, { categoryId })), categoryId }
  },

  async product(shop, input) {
    const { productId } = input.params
    const view = await openView(shop, input)
    // What holds for every product stands in one page; a product may have its own instead.
    const page = (await findPage(shop, `product/${productId}`, view)) ?? (await findPage(shop, 'product', view))
    if (!page) throw new StoreError('NOT_FOUND')
    return { ...(await withProducts(shop, page, { productId })), productId }
  },

  async search(shop, input) {
    const { q, category, tagId, excludeId, offset, limit } = input.query
    return findInArticles(shop, await openView(shop, input), { q, category, tagId, excludeId, offset, limit })
  },

  footer: async (shop, input) => getFooter(shop, await openView(shop, input)),

  async fragment(shop, input) {
    const view = await openView(shop, input)
    const { fragmentId } = input.params
    const promoBar = fragmentId === 'promo-bar' ? await findPromoBar(shop, view) : undefined
    const fragment = promoBar ? { name: fragmentId, items: [promoBar] } : await getFragment(shop, fragmentId, view)
    return { id: fragmentId, locale: view.locale, ...fragment }
  },

  menu: async (shop, input) => getMenu(shop, await openView(shop, input)),

  async children(shop, input) {
    const { parentPageSlug } = input.params
    const { offset, limit } = input.query
    const pages = await findChildren(shop, parentPageSlug, await openView(shop, input))
    return { parentPageSlug, children: pages.slice(offset, offset + limit).map(summaryOf), numFound: pages.length }
  },

  async popups(shop, input) {
    const view = await openView(shop, input)
    return { siteId: view.siteId, locale: view.locale, popups: await findPopUps(shop, view) }
  },

  async showcase(shop, input) {
    const { layoutVariant, limit, page } = input.query
    const items = await findItems(shop, input.params.docType, await openView(shop, input))
    const wanted = items.filter(
      item => layoutVariant === undefined || ('variant' in item && item.variant === layoutVariant),
    )
    return { items: wanted.slice((page - 1) * limit, page * limit), total: wanted.length, page, limit }
  },
}

async function withRelated(shop: Shop, page: Page, view: ContentView): Promise<Page> {
  if (!page.article) return page
  return { ...page, article: { ...page.article, related: await findRelated(shop, page, view) } }
}

function summaryOf({ id, slug, locale, title, description, seo, article, publishedAt }: Page) {
  const media = article?.media.md ?? article?.media.sm
  const picture = seo.image ?? (media?.kind === 'video' ? media.poster : media)
  return {
    id,
    slug,
    url: shopUrl(locale, '/:slug*', { slug }),
    title,
    description,
    ...(picture ? { picture } : {}),
    ...(publishedAt === undefined ? {} : { publishedAt }),
  }
}
