import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { shopUrl, type PagePath } from '#domain/sites/shop-urls.ts'
import { siteOfLocale, type Locale, type SiteFeatures } from '#domain/sites/sites.ts'

/** Pages that a site has only with what it has switched on. */
const NEEDS = [
  ['newSignUp', '/sign-up'],
  ['favorites', '/favorites'],
  ['loyalty', '/account/loyalty'],
] as const satisfies readonly (readonly [keyof SiteFeatures, PagePath])[]

const ANCHOR = /<a\b[^>]*?\bhref="([^"]*)"[^>]*>(.*?)<\/a>/gs

/** Editors write for all sites: what would lead to a page that this one has switched off is left out, words of a text stay. */
export function withoutClosedLinks(raw: Raw, locale: Locale): Raw {
  const { features } = siteOfLocale(locale)
  const closed = NEEDS.flatMap(([feature, path]) => (features[feature] ? [] : [shopUrl(locale, path)]))
  if (closed.length === 0) return raw
  const open = without(raw)
  return isRaw(open) ? open : raw

  function without(value: unknown): unknown {
    if (typeof value === 'string') return value.replaceAll(ANCHOR, unlinked)
    if (Array.isArray(value)) return value.filter(each => !isClosed(each)).map(without)
    if (!isRaw(value)) return value
    const kept = Object.entries(value).filter(([, each]) => !isClosedTarget(each))
    return Object.fromEntries(kept.map(([key, each]) => [key, without(each)]))
  }

  function unlinked(anchor: string, href: string, words: string): string {
    return leadsThere(href) ? words : anchor
  }

  /** A target, or something that is nothing but the way to it: a card, a line of a menu. */
  function isClosed(value: unknown): boolean {
    return isClosedTarget(value) || (isRaw(value) && isClosedTarget(value['target']))
  }

  function isClosedTarget(value: unknown): boolean {
    return isRaw(value) && typeof value['url'] === 'string' && leadsThere(value['url'])
  }

  function leadsThere(url: string): boolean {
    return closed.includes(url.split(/[?#]/, 1)[0] ?? '')
  }
}
