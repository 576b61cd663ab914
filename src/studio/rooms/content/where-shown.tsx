import { addressOfContent } from '#domain/content/content-address.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { isScreen } from '#domain/content/screens.ts'
import { languageOf, LOCALES } from '#domain/sites/sites.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

/** On every page, or on those that these layers are seen on. */
export function WhereShown({ slug, scopes }: { readonly slug: string; readonly scopes: readonly string[] }) {
  const { w } = useWords(WORDS)
  const kind = kindOf(slug)
  const uses = useCall('content.uses', { params: { slug } }).data?.uses ?? []
  if (['menu', 'footer', 'promo-bar', 'popups', 'labels'].includes(kind)) return <p>{w('onEveryPage')}</p>
  if (kind === 'letter') return <p>{w('inLetters')}</p>
  const locales = LOCALES.filter(locale => ['any', languageOf(locale), locale].some(scope => scopes.includes(scope)))
  if (kind === 'fragment' || (isScreen(slug) && slug !== 'home')) {
    const pages = [...new Set(uses.map(use => use.slug))]
    return <p>{pages.length === 0 ? w('onScreens') : w('onPages', { pages: pages.join(', ') })}</p>
  }
  return <p>{w('onPages', { pages: locales.map(locale => addressOfContent(slug, locale)).join(', ') })}</p>
}
