import { languageOf, type Locale } from '#domain/sites/sites.ts'

/** The layers of a locale, from the general to the particular. */
export const scopesOf = (locale: Locale): string[] => ['any', languageOf(locale), locale]
