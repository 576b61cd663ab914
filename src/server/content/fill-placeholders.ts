import { formatMoney } from '#domain/money/money.ts'
import { categoryPageUrl } from '#domain/sites/shop-urls.ts'
import { bcp47Of, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'

export type CategoryWords = ReadonlyMap<string, { readonly name: string; readonly slug: string }>

const PLACEHOLDER = /\{(locale|c:\d+|n:\d+|money:\d+)\}/g

/**
 * What content may leave open, because it differs by locale: `{locale}`, the address `{c:1301}` and the name `{n:1301}`
 * of a category, and `{money:7500}`, an amount of the site's currency.
 */
export function fillPlaceholders(raw: Raw, locale: Locale, categories: CategoryWords): Raw {
  const filled = fill(raw)
  return isRaw(filled) ? filled : raw

  function fill(value: unknown): unknown {
    if (typeof value === 'string') return value.includes('{') ? value.replaceAll(PLACEHOLDER, replace) : value
    if (Array.isArray(value)) return value.map(fill)
    if (!isRaw(value)) return value
    return Object.fromEntries(Object.entries(value).map(([key, each]) => [key, fill(each)]))
  }

  function replace(_: string, inner: string): string {
    const [kind = '', argument = ''] = inner.split(':')
    if (kind === 'locale') return locale
    if (kind === 'money') return wholeMoney(Number(argument), locale)
    const category = categories.get(argument)
    return kind === 'n' ? (category?.name ?? argument) : categoryPageUrl(locale, category?.slug ?? argument)
  }
}

/** Promises speak of whole amounts: $75, not $75.00. */
function wholeMoney(minor: number, locale: Locale): string {
  const text = formatMoney(minor, siteOfLocale(locale).currency, bcp47Of(locale))
  return minor % 100 === 0 ? text.replace(/[.,]00(?!\d)/, '') : text
}
