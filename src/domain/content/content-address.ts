import { categoryPageUrl, PAGE_PATHS, productPageUrl, shopUrl, type PagePath } from '../sites/shop-urls.ts'
import type { Locale } from '../sites/sites.ts'
import { STUDIO_ADDRESSES } from '../staff/studio-addresses.ts'
import { kindOf } from './content-kinds.ts'
import { slugBeside, type BesidePath } from './screens.ts'

const SCREENS = { home: '', cart: '/cart', 'contact-us': '/help/contact-us' } as const satisfies Record<
  string,
  PagePath
>
const isScreen = (slug: string): slug is keyof typeof SCREENS => Object.hasOwn(SCREENS, slug)
const pathBeside = (slug: string) => PAGE_PATHS.find((path): path is BesidePath => slugBeside(path) === slug)
/** What stands on every page is looked at on the first one. */
const EVERYWHERE = new Set(['menu', 'footer', 'promo-bar', 'popups', 'article-tags'])

/** Where in the shop an object is seen. */
export function addressOfContent(slug: string, locale: Locale): string {
  if (EVERYWHERE.has(slug) || slug.startsWith('fragment/')) return shopUrl(locale, '')
  const screen = isScreen(slug) ? SCREENS[slug] : pathBeside(slug)
  if (screen !== undefined) return shopUrl(locale, screen)
  if (slug === 'error-4xx') return shopUrl(locale, '/:slug*', { slug: 'no-such-page' })
  const [folder, id = ''] = slug.split('/')
  if (folder === 'category') return categoryPageUrl(locale, id)
  if (folder === 'product') return productPageUrl(locale, id)
  return shopUrl(locale, '/:slug*', { slug })
}

/** Where the studio's frame looks at it: a page in the shop, a letter on its paper, and what has neither by itself. */
export function frameAddressOf(slug: string, locale: Locale): string {
  const kind = kindOf(slug)
  if (kind === 'letter') return `${STUDIO_ADDRESSES.letter}${shopUrl(locale, '')}/${slug.split('/')[1]}`
  const isPart = kind === 'popups' || kind === 'fragment'
  const address = isPart ? shopUrl(locale, '/preview/parts/:slug*', { slug }) : addressOfContent(slug, locale)
  return STUDIO_ADDRESSES.frame + address
}
