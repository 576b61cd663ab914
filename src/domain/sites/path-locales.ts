import { homeUrl } from './shop-urls.ts'
import type { Locale } from './sites.ts'

const IN_A_LOCALE = /^\/[a-z]{2}-[a-z]{2}(?=\/|$)/

export const namesLocale = (path: string): boolean => IN_A_LOCALE.test(path)

/** A path as another locale has it; one that names none yet gets it. */
export const pathIn = (locale: Locale, path: string): string => homeUrl(locale) + path.replace(IN_A_LOCALE, '')

export const isIn = (locale: Locale, path: string): boolean => path.startsWith(`${homeUrl(locale)}/`)
