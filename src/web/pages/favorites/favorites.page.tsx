import { CallError } from '#contract/client.ts'
import type { PageVisit } from '#contract/web.ts'
import type { Favorites } from '#contract/wishlist/wishlists.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { askFor, shownIn } from '#web/favorites/shown-favorites.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n } from '#web/i18n/i18n.tsx'
import { Island } from '#web/islands/island.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { Container } from '#web/ui/layout.tsx'

type Data = { favorites: Favorites | undefined; link: string | undefined; failed: boolean }

export const favoritesPage = page<Data>({
  path: '/favorites',
  load: async visit => {
    if (!visit.site.features.favorites) throw new PageNotFound()
    const favorites = await findFavorites(visit)
    const token = visit.url.searchParams.get('shared')
    const path =
      favorites &&
      token &&
      shopUrl(visit.locale, '/favorites/:favoriteId', { favoriteId: favorites.favoriteId, shareToken: token })
    return {
      favorites,
      link: path ? new URL(path, visit.url).href : undefined,
      failed: visit.url.searchParams.has('failed'),
    }
  },
  head: (_data, visit) => ({
    title: createI18n(visit.locale, catalogues[visit.language]).t('lists.title'),
    robots: 'noindex',
  }),
  View: ({ data: { favorites, link, failed }, visit: { viewer } }) => (
    <Container className="pt-8 pb-16 lg:pt-12">
      <Island
        name="favorites-page"
        wake="load"
        props={{ favorites: favorites ?? null, link: link ?? null, failed, off: viewer.kind === 'associate' }}
      />
    </Container>
  ),
  actions: {
    remove: visit => back(visit, ({ call }, field) => call('wishlists.removeFavorite', { params: itemIn(field) })),
    'to-cart': visit =>
      back(
        visit,
        async ({ call }, field) => {
          await call('cart.addItem', { body: { basketId: CURRENT_CART, sku: field('sku') } })
          return call('wishlists.removeFavorite', { params: itemIn(field) })
        },
        () => shopUrl(visit.locale, '/cart'),
      ),
    share: visit =>
      back(
        visit,
        ({ call }, field) =>
          call('wishlists.shareFavorites', { params: { favoriteId: field('favoriteId') }, body: {} }),
        ({ shareToken }) => shopUrl(visit.locale, '/favorites', { shared: shareToken }),
      ),
  },
})

/** As many as one call tells. */
const AT_ONCE = 200

async function findFavorites({ viewer, call, url }: PageVisit): Promise<Favorites | undefined> {
  if (viewer.kind !== 'guest' && viewer.kind !== 'consumer') return undefined
  const shown = shownIn(url.searchParams)
  const read = (start: number) =>
    call('wishlists.favorites', { query: { start, count: Math.min(AT_ONCE, shown - start) } })
  const first = await read(0)
  const more: Favorites['items'] = []
  for (let start = AT_ONCE; start < Math.min(shown, first.total); start += AT_ONCE)
    more.push(...(await read(start)).items)
  return { ...first, items: [...first.items, ...more] }
}

type Field = (name: string) => string

const itemIn = (field: Field) => ({ favoriteId: field('favoriteId'), itemId: field('itemId') })

async function back<T>(
  visit: PageVisit,
  work: (visit: PageVisit, field: Field) => Promise<T>,
  to?: (done: T) => string,
): Promise<string> {
  const here = shopUrl(visit.locale, '/favorites', askFor(shownIn(visit.url.searchParams)))
  try {
    const done = await work(visit, name => visit.form.get(name) ?? '')
    return to?.(done) ?? here
  } catch (error) {
    if (error instanceof CallError) return `${here}${here.includes('?') ? '&' : '?'}failed`
    throw error
  }
}
