import { LOCALE_FACTS, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { STOPS_SALES } from '#domain/styles/style-words.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Style } from './style.ts'
import { WORDS } from './words.ts'

/** What is still missing, in words, for each country and its languages. */
export function Completeness({ gaps }: { readonly gaps: Style['gaps'] }) {
  const { language } = useI18n()
  const { w } = useWords(WORDS)
  const countries = new Intl.DisplayNames(language, { type: 'region' })
  const languages = new Intl.DisplayNames(language, { type: 'language' })
  const placeOf = (locale: Locale) => {
    const { id, locales } = siteOfLocale(locale)
    const country = countries.of(id) ?? id
    return locales.length > 1 ? `${country} (${languages.of(LOCALE_FACTS[locale].language)})` : country
  }
  const told = gaps.filter(({ lacks }) => lacks.length > 0)
  const whole = gaps.filter(({ lacks }) => lacks.length === 0)
  return (
    <section className="part" aria-label={w('completeness')}>
      <h2>{w('completeness')}</h2>
      <ul className="gaps">
        {told.map(({ locale, lacks }) => {
          const stopped = lacks.some(gap => STOPS_SALES.includes(gap))
          const spoken = languages.of(LOCALE_FACTS[locale].language) ?? ''
          const list = lacks.map(gap => w(`gap_${gap}`, { language: spoken }))
          return (
            <li key={locale} data-stopped={stopped}>
              {w(stopped ? 'notFor' : 'lacksFor', { country: placeOf(locale), gaps: list.join(', ') })}
            </li>
          )
        })}
        {whole.length > 0 && (
          <li data-whole>{w('completeFor', { countries: whole.map(({ locale }) => placeOf(locale)).join(', ') })}</li>
        )}
      </ul>
    </section>
  )
}
