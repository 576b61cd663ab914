import { describe, expect, it } from 'vitest'
import { findHandwritten, handwrittenIn } from './vocabulary.ts'

describe('words that have one home', () => {
  it('are written by hand nowhere', () => {
    expect(findHandwritten()).toEqual([])
  })

  it.each([
    ['an address', 'const next = `/${visit.locale}/cart`'],
    ['an address of the first site', 'const next = `/${DEFAULT_LOCALE}/preview`'],
    ['an address of the locale of a site', 'const next = `/${site.locales[0]}/cart`'],
    ['an address that is put together', "const next = '/' + locale + '/cart'"],
    ['the frame of a card', "if (data.source === 'cairn-card-frame') fit()"],
    ['a kind of tag', "const others = tag.startsWith('product:') ? [] : all"],
    ['a path', "page({ path: '/:locale/cart' })"],
    ['a dialog', '<a data-dialog="zoom">'],
    ['a tag', 'const tag = `content:${slug}`'],
    ['a tag of prices', 'const tag = `prices:${id}`'],
    ['a cookie', 'if (/cairn_kind=consumer/.test(document.cookie)) return'],
    ['a dialog of a button', "button.dataset['dialog'] = 'zoom'"],
    ['the cart used last', "call('cart.read', { params: { basketId: 'current' } })"],
    ['the call that fills the cart', "call('cart.addItem', { body })"],
    ['a call that changes the cart', "await call('cart.updateItem', { params, body })"],
    ['a tag in SQL', "sql`select 'content:' || slug from next`"],
    ['a key of the storage', "localStorage.getItem('cairn.viewed')"],
    ['an event of analytics', "window.dataLayer.push({ event: 'click' })"],
    ['texts', 'const WORDS: Record<Language, string> = {}'],
  ])('are noticed: %s', (_, text) => {
    expect(handwrittenIn('src/web/cart/cart-line.tsx', text)).toHaveLength(1)
  })

  it.each([
    ['src/studio/lists/saved-views.ts', "sessionStorage.getItem('x')"],
    ['src/server/search/popularity.queries.ts', "sql`select pg_notify('cairn_changed', 'search')`"],
    ['src/server/orders/cancel.service.ts', "throw new StoreError('STAFF_NOT_NOW', { reason: 'it has left.' })"],
    ['src/server/desk/lookup.queries.ts', 'const start = `${typed.replaceAll(/[\\\\%_]/g, escaped)}%`'],
    ['src/studio/shell/actions.ts', "location.assign('/studio/preview')"],
    ['bench/pages.ts', "page(path, 'cairn_preview=1')"],
  ])('are noticed in %s', (file, text) => {
    expect(handwrittenIn(file, text)).toHaveLength(1)
  })

  it('are free to their home and to what only looks like them', () => {
    expect(handwrittenIn('src/domain/sites/shop-urls.ts', 'return `/${locale}`')).toEqual([])
    expect(handwrittenIn('src/server/sitemap/sitemap.mount.ts', '`/sitemap/${locale}-1.xml`')).toEqual([])
  })
})
