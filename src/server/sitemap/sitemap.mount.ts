import { findLocale, LOCALES, type Locale } from '#domain/sites.ts'
import type { Mount } from '../http/app.ts'
import type { Services } from '../services.ts'
import { pathsOf } from './sitemap-paths.ts'

/** The format allows 50,000 addresses a file; smaller ones are read again sooner. */
const SHARD = 5_000
const XML = { 'content-type': 'application/xml; charset=utf-8', 'cache-control': 'public, max-age=3600' }
const NAMESPACE = 'http://www.sitemaps.org/schemas/sitemap/0.9'
const PRIVATE = [
  'account',
  'cart',
  'checkout',
  'favorites',
  'order-confirmation',
  'search',
  'sign-in',
  'sign-up',
  'dev',
]

/** What crawlers read first. */
export const mountSitemap =
  (services: Services): Mount =>
  app => {
    const originOf = (url: string) => services.config.PUBLIC_URL ?? new URL(url).origin
    const shardsOf = async (locale: Locale) => chunked(await pathsOf(services, locale))

    app.get('/robots.txt', c => c.text(robots(originOf(c.req.url)), 200, { 'cache-control': 'public, max-age=3600' }))

    app.get('/sitemap.xml', async c => {
      const counted = await Promise.all(
        LOCALES.map(async locale => ({ locale, count: (await shardsOf(locale)).length })),
      )
      const files = counted.flatMap(({ locale, count }) =>
        Array.from({ length: count }, (_, index) => `${originOf(c.req.url)}/sitemap/${locale}-${index + 1}.xml`),
      )
      return c.body(document('sitemapindex', 'sitemap', files), 200, XML)
    })

    app.get('/sitemap/:file{[a-z-]+-\\d+\\.xml}', async c => {
      const [, name = '', number = ''] = /^(.+)-(\d+)\.xml$/.exec(c.req.param('file')) ?? []
      const locale = findLocale(name)
      const paths = locale && (await shardsOf(locale))[Number(number) - 1]
      if (!paths) return c.notFound()
      return c.body(
        document(
          'urlset',
          'url',
          paths.map(path => new URL(path, originOf(c.req.url)).href),
        ),
        200,
        XML,
      )
    })
  }

const robots = (origin: string): string =>
  [
    'User-agent: *',
    'Disallow: /api/',
    'Disallow: /fapi/',
    ...LOCALES.flatMap(locale => PRIVATE.map(part => `Disallow: /${locale}/${part}`)),
    `Sitemap: ${origin}/sitemap.xml`,
    '',
  ].join('\n')

const chunked = (paths: readonly string[]): string[][] =>
  Array.from({ length: Math.ceil(paths.length / SHARD) }, (_, index) => paths.slice(index * SHARD, (index + 1) * SHARD))

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll("'", '&apos;')

const document = (root: string, entry: string, addresses: readonly string[]): string =>
  [
    '<?xml version="1.0" encoding="UTF-8"?>',
    `<${root} xmlns="${NAMESPACE}">`,
    ...addresses.map(address => `<${entry}><loc>${escaped(address)}</loc></${entry}>`),
    `</${root}>`,
  ].join('\n')
