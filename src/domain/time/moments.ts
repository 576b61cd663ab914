import { dateFormat } from '../sites/formats.ts'
import { bcp47Of, timeZoneOf, type Locale } from '../sites/sites.ts'

/** When something happened to an order, in the time of the shop that the shopper uses, its zone named. */
export const momentText = (locale: Locale, at: string | Date): string =>
  dateFormat(bcp47Of(locale), {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    hour: 'numeric',
    minute: '2-digit',
    timeZoneName: 'short',
    timeZone: timeZoneOf(locale),
  }).format(new Date(at))

/** The day on which something happened to an order, in the time of the shop. */
export const dayText = (locale: Locale, at: string | Date): string =>
  dateFormat(bcp47Of(locale), { dateStyle: 'long', timeZone: timeZoneOf(locale) }).format(new Date(at))
