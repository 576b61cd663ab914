import { DEFAULT_LOCALE, LOCALES, LOCALE_FACTS, findLocale } from './sites.ts'
import type { Locale } from './sites.ts'

type Range = { tag: string; quality: number }

function rangesOf(header: string): Range[] {
  return header
    .split(',')
    .map(part => {
      const [tag = '', ...parameters] = part.split(';').map(piece => piece.trim())
      const quality = parameters.find(parameter => parameter.startsWith('q='))?.slice(2) ?? '1'
      return { tag: tag.toLowerCase(), quality: Number(quality) }
    })
    .filter(({ tag, quality }) => tag !== '' && quality > 0)
    .toSorted((a, b) => b.quality - a.quality)
}

/** The locale that serves a visitor best: an exact match wins over one of language alone, in the visitor's order. */
export function bestLocale(header: string | undefined, fallback: Locale = DEFAULT_LOCALE): Locale {
  const ranges = rangesOf(header ?? '')
  for (const { tag } of ranges) {
    const exact = findLocale(tag)
    if (exact) return exact
  }
  for (const { tag } of ranges) {
    const language = tag.split('-')[0]
    if (LOCALE_FACTS[fallback].language === language) return fallback
    const sameLanguage = LOCALES.filter(locale => LOCALE_FACTS[locale].language === language)
    // The country named after the language (fr-fr for 'fr') stands for the language as a whole.
    const home = sameLanguage.find(locale => locale === `${language}-${language}`) ?? sameLanguage[0]
    if (home) return home
  }
  return fallback
}
