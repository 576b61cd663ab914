import { shopUrl, type PagePath } from '#domain/sites/shop-urls.ts'
import { bcp47Of, DEFAULT_LOCALE, findLocale, LOCALES, type Locale } from '#domain/sites/sites.ts'
import { originOf } from '../config.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { placesOf, type Place } from './sitemap-paths.ts'

/** The format allows 50,000 addresses a file; smaller ones are read again sooner. */
const SHARD = 5_000
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const NAMESPACES = 'xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml"'
const PRIVATE = [
  '/account',
  '/cart',
  '/checkout',
  '/favorites',
  '/order-confirmation',
  '/search',
  '/sign-in',
  '/sign-up',
  '/dev/islands',
  '/dev/ui',
] as const satisfies readonly PagePath[]

/** What crawlers read first. */
export const mountSitemap =
  (services: Services): Mount =>
  app => {
    const { config } = services
    app.get('/robots.txt', c => c.text(robots(originOf(config)), 200, { 'cache-control': 'public, max-age=3600' }))

    app.get('/sitemap.xml', async c => {
      const places = await placesOf(services)
      const files = LOCALES.flatMap(locale =>
        Array.from(
          { length: Math.ceil(placesIn(locale, places).length / SHARD) },
          (_, index) => `${originOf(config)}/sitemap/${locale}-${index + 1}.xml`,
        ),
      )
      return c.body(
        document(
          'sitemapindex',
          files.map(file => `<sitemap>${loc(file)}</sitemap>`),
        ),
        200,
        XML,
      )
    })

    app.get('/sitemap/:file{[a-z-]+-\\d+\\.xml}', async c => {
      const [, name = '', number = ''] = /^(.+)-(\d+)\.xml$/.exec(c.req.param('file')) ?? []
      const locale = findLocale(name)
      if (!locale) return c.notFound()
      const end = Number(number) * SHARD
      const places = placesIn(locale, await placesOf(services)).slice(end - SHARD, end)
      if (places.length === 0) return c.notFound()
      const origin = originOf(config)
      return c.body(
        document(
          'urlset',
          places.map(place => entry(place, locale, origin)),
        ),
        200,
        XML,
      )
    })
  }

const placesIn = (locale: Locale, places: readonly Place[]): Place[] =>
  places.filter(place => place(locale) !== undefined)

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /fapi/',
    ...LOCALES.flatMap(locale => PRIVATE.map(path => `Disallow: ${shopUrl(locale, path)}`)),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')

const loc = (address: string): string => `<loc>${escaped(address)}</loc>`

/** An address and the same thing's addresses elsewhere. Pages need not carry them: slugs differ by language, shelves by country. */
function entry(place: Place, locale: Locale, origin: string): string {
  const link = (hreflang: string, path: string) =>
    `<xhtml:link rel="alternate" hreflang="${hreflang}" href="${escaped(origin + path)}"/>`
  const links = LOCALES.flatMap(other => {
    const path = place(other)
    if (path === undefined) return []
    return other === DEFAULT_LOCALE
      ? [link(bcp47Of(other), path), link('x-default', path)]
      : [link(bcp47Of(other), path)]
  })
  return `<url>${loc(origin + (place(locale) ?? ''))}${links.join('')}</url>`
}

const document = (root: string, entries: readonly string[]): string =>
  ['<?xml version="1.0" encoding="UTF-8"?>', `<${root} ${NAMESPACES}>`, ...entries, `</${root}>`].join('\n')
