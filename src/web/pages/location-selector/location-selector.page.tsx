import type { PageVisit } from '#contract/web.ts'
import { countryName } from '#domain/address/countries.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { bcp47Of, findLocale, LOCALES, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { LOCALE_COOKIE } from '#domain/sites/cookies.ts'
import { catalogues } from '#web/i18n/catalogues.ts'
import { createI18n, useT } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { languageName } from '#web/shell/language-name.ts'
import { cx } from '#web/ui/class-names.ts'
import { Container } from '#web/ui/layout.tsx'
import { Heading, Text } from '#web/ui/text.tsx'

const YEAR = 31_536_000

export const locationSelectorPage = page({
  path: '/location-selector',
  shared: { asks: [] },
  load: async () => ({}),
  head: (_data, visit) => ({ title: createI18n(visit.locale, catalogues[visit.language]).t('shell.location') }),
  View: LocationSelector,
  actions: {
    async choose(visit) {
      const locale = findLocale(visit.form.get('locale') ?? '')
      if (!locale) throw new PageNotFound()
      visit.setCookie(LOCALE_COOKIE, locale, { maxAge: YEAR })
      return homeUrl(locale)
    },
  },
})

const REGIONS = { NA: 'shell.northAmerica', EMEA: 'shell.europe' } as const

function LocationSelector({ visit }: { visit: PageVisit }) {
  const t = useT()
  return (
    <Container className="pt-8 pb-8 lg:pt-12">
      <Heading level={1} size="xl">
        {t('shell.locationTitle')}
      </Heading>
      <Text quiet className="mt-3">
        {t('shell.locationText')}
      </Text>
      <form method="post" className="mt-12 grid gap-12 lg:grid-cols-2">
        <input type="hidden" name="_action" value="choose" />
        {(['NA', 'EMEA'] as const).map(region => (
          <section key={region} aria-label={t(REGIONS[region])}>
            <Heading level={2} size="sm">
              {t(REGIONS[region])}
            </Heading>
            <ul className="mt-4 border-t border-stone-300">
              {LOCALES.filter(locale => siteOfLocale(locale).region === region).map(locale => (
                <Choice key={locale} locale={locale} current={locale === visit.locale} />
              ))}
            </ul>
          </section>
        ))}
      </form>
    </Container>
  )
}

function Choice({ locale, current }: { locale: Locale; current: boolean }) {
  const t = useT()
  const site = siteOfLocale(locale)
  return (
    <li className="border-b border-stone-300">
      <button
        type="submit"
        name="locale"
        value={locale}
        lang={bcp47Of(locale)}
        aria-current={current ? 'true' : undefined}
        className={cx(
          'flex min-h-16 w-full items-center justify-between gap-4 text-left underline-offset-4 hover:underline',
          current && 'font-semibold',
        )}
      >
        <span>
          {countryName(site.country, bcp47Of(locale))}
          <span className="text-slate"> · {languageName(locale)}</span>
          {current && <span className="sr-only"> ({t('shell.current')})</span>}
        </span>
        <span className="text-sm text-slate">{site.currency}</span>
      </button>
    </li>
  )
}
