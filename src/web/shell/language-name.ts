import { bcp47Of, type Locale } from '#domain/sites/sites.ts'

const known = new Map<Locale, string>()

/** A language by its own name: Deutsch, français. */
export function languageName(locale: Locale): string {
  const tag = bcp47Of(locale)
  const name = known.get(locale) ?? new Intl.DisplayNames(tag, { type: 'language' }).of(tag.slice(0, 2)) ?? tag
  const written = name.charAt(0).toLocaleUpperCase(tag) + name.slice(1)
  known.set(locale, written)
  return written
}
