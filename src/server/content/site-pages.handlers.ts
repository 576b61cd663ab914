import type { internal } from '#contract/components/internal.ts'
import { countryName } from '#domain/address/countries.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { bcp47Of, languageOf, LOCALES, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import type { Texts } from '#domain/sites/texts.ts'
import type { Handlers } from '../http/operation.ts'
import type { Shop } from '../shop.ts'
import { liveView } from './content-view.ts'
import { findItems, getFooter, getPage } from './content.service.ts'
import { joinTrace } from './browser-span.ts'
import { validateResponse } from './validate-response.ts'

type SitePages = Pick<
  Handlers<typeof internal>,
  'collections' | 'footer' | 'page' | 'locationSelector' | 'serverTime' | 'validateResponse' | 'ingestPerformance'
>

/** The calls of the shop to itself that are about pages as such. */
export const sitePageHandlers: SitePages = {
  async collections(shop, { query }) {
    const items = await findItems(shop, 'carousel', liveView(shop))
    const wanted = items.filter(({ id }) => query.id?.includes(id) ?? true)
    return { collections: wanted.flatMap(item => (item.type === 'carousel' ? [item] : [])) }
  },
  footer: shop => getFooter(shop, liveView(shop)),
  page: (shop, { params }) => getPage(shop, params.page, liveView(shop)),
  locationSelector: shop => ({ current: shop.locale, regions: regionsFor(shop) }),
  serverTime: ({ now }) => ({ timestamp: now.getTime(), iso: now.toISOString() }),

  validateResponse: (_shop, { params, body }) => validateResponse(params.contract, body),

  async ingestPerformance(shop, { body }) {
    if (!shop.services.config.CLIENT_INGEST) return { accepted: 0 }
    joinTrace(shop, body)
    await shop.db
      .insertInto('page_measures')
      .values({
        page: body.page,
        page_type: body.pageType ?? null,
        site: shop.site.id,
        measures: JSON.stringify(body.measures),
      })
      .execute()
    return { accepted: body.measures.length }
  },
}

const REGION_LABELS = {
  NA: { en: 'North America', fr: 'Amérique du Nord', de: 'Nordamerika', es: 'Norteamérica' },
  EMEA: { en: 'Europe', fr: 'Europe', de: 'Europa', es: 'Europa' },
} satisfies Texts

function regionsFor({ language, locale }: Shop) {
  return (['NA', 'EMEA'] as const).map(id => ({
    id,
    label: REGION_LABELS[id][language],
    locations: LOCALES.filter(each => siteOfLocale(each).region === id).map(each => locationOf(each, locale)),
  }))
}

function locationOf(locale: Locale, spoken: Locale) {
  const site = siteOfLocale(locale)
  const language = languageOf(locale)
  return {
    siteId: site.id,
    country: countryName(site.country, bcp47Of(spoken)),
    locale,
    language,
    // Everyone finds their language by its own name for itself.
    languageLabel: new Intl.DisplayNames(bcp47Of(locale), { type: 'language' }).of(language) ?? language,
    currency: site.currency,
    url: homeUrl(locale),
  }
}
