import { shopUrl } from '../sites/shop-urls.ts'
import type { Locale } from '../sites/sites.ts'
import { kindOf } from './content-kinds.ts'
import { BESIDE_PAGES } from './screens.ts'

const SCREENS: Readonly<Record<string, string>> = {
  home: '',
  cart: '/cart',
  'contact-us': '/help/contact-us',
  'error-4xx': '/no-such-page',
  ...Object.fromEntries(Object.entries(BESIDE_PAGES).map(([path, slug]) => [slug, path])),
}
/** What stands on every page is looked at on the first one. */
const EVERYWHERE = new Set(['menu', 'footer', 'promo-bar', 'popups', 'article-tags'])

/** Where in the shop an object is seen. */
export function addressOfContent(slug: string, locale: Locale): string {
  const home = shopUrl(locale, '')
  if (EVERYWHERE.has(slug) || slug.startsWith('fragment/')) return home
  const screen = SCREENS[slug]
  if (screen !== undefined) return home + screen
  const [folder, id = ''] = slug.split('/')
  if (folder === 'category') return `${home}/c/${id}`
  if (folder === 'product') return `${home}/p/${id}`
  return `${home}/${slug}`
}

/** Where the studio's frame looks at it: a page in the shop, a letter on its paper, and what has neither by itself. */
export function frameAddressOf(slug: string, locale: Locale): string {
  const kind = kindOf(slug)
  if (kind === 'letter') return `/studio/letter${shopUrl(locale, '')}/${slug.split('/')[1]}`
  const isPart = kind === 'popups' || kind === 'fragment'
  return `/studio/frame${isPart ? shopUrl(locale, '/preview/parts/:slug*', { slug }) : addressOfContent(slug, locale)}`
}
