import { PAGE_PATHS } from '../sites/shop-urls.ts'
import { findLocale } from '../sites/sites.ts'
import { isScreen } from './screens.ts'
import { kindOf, type ContentKind } from './content-kinds.ts'

/** What editors make new ones of, and the folder each lies in. The others are there once, or for what the shop sells. */
export const NEW_KINDS = { page: '', article: 'stories/', fragment: 'fragment/' } as const satisfies Partial<
  Record<ContentKind, string>
>
export type NewKind = keyof typeof NEW_KINDS
export const isNewKind = (kind: string): kind is NewKind => Object.hasOwn(NEW_KINDS, kind)

const NAME = /^[a-z0-9]+(?:-[a-z0-9]+)*$/

/** Whether the shop has a page of its own at an address: one of the editors' would never be seen. */
const isOwn = (slug: string): boolean =>
  PAGE_PATHS.filter(path => path !== '/:slug*').some(path => fits(path.split('/').slice(1), slug.split('/')))

function fits([first, ...rest]: readonly string[], words: readonly string[]): boolean {
  if (first?.endsWith('*')) return true
  const [word, ...further] = words
  if (first === undefined || word === undefined) return first === word
  return (first === word || first.startsWith(':')) && fits(rest, further)
}

/** Why nothing new can be called so; nothing where it can. */
export function nameTaken(slug: string): 'name' | 'taken' | undefined {
  const kind = kindOf(slug)
  if (!isNewKind(kind)) return 'taken'
  const name = slug.slice(NEW_KINDS[kind].length)
  if (!name.split('/').every(word => NAME.test(word))) return 'name'
  return isShopsOwn(slug) ? 'taken' : undefined
}

/** Whether a page called so would lie where the shop answers itself, or begins another locale. */
export const isShopsOwn = (slug: string): boolean =>
  kindOf(slug) === 'page' && (isOwn(slug) || isScreen(slug) || findLocale(slug.split('/')[0] ?? '') !== undefined)
