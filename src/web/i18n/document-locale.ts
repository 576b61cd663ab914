import { DEFAULT_LOCALE, findLocale, type Locale } from '#domain/sites/sites.ts'

/** The locale of the page that is open. */
export const documentLocale = (): Locale =>
  findLocale(document.documentElement.dataset['locale'] ?? '') ?? DEFAULT_LOCALE
