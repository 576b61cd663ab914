import { isEmea, siteOfLocale, type Locale } from '#domain/sites/sites.ts'

/** In Europe a membership counts once the link of a mail was followed. */
export const needsConfirmation = (locale: Locale): boolean => isEmea(siteOfLocale(locale))
