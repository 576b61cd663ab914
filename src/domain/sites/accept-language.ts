import { parseAccept } from 'hono/utils/accept'
import { DEFAULT_LOCALE, LOCALES, LOCALE_FACTS, findLocale } from './sites.ts'
import type { Locale } from './sites.ts'

/** What a visitor speaks, best first. */
const tagsIn = (header: string): string[] =>
  parseAccept(header).flatMap(({ type, q }) => (q > 0 ? [type.toLowerCase()] : []))

const localesIn = (language: string): Locale[] => LOCALES.filter(locale => LOCALE_FACTS[locale].language === language)

/**
 * The locale that serves a visitor best. His first language that we speak decides, because browsers name English last in
 * almost every list; within it, the country he names.
 */
export function bestLocale(header: string | undefined, fallback: Locale = DEFAULT_LOCALE): Locale {
  const tags = tagsIn(header ?? '')
  const language = tags.map(tag => tag.split('-')[0] ?? '').find(spoken => localesIn(spoken).length > 0)
  if (language === undefined) return fallback
  const ours = localesIn(language)
  const named = tags.map(findLocale).find(locale => locale !== undefined && ours.includes(locale))
  if (named) return named
  if (ours.includes(fallback)) return fallback
  // The country named after the language (fr-fr for 'fr') stands for the language as a whole.
  return ours.find(locale => locale === `${language}-${language}`) ?? ours[0] ?? fallback
}
