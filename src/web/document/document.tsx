import type { ReactNode } from 'react'
import { pathIn } from '#domain/sites/path-locales.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import { bcp47Of, LOCALES, type Locale } from '#domain/sites/sites.ts'
import type { PageType } from '#domain/content/page-types.ts'
import type { Assets, PageVisit, Viewer } from '#contract/web.ts'
import { picturesFrom } from '#web/media/picture-url.ts'
import type { Head } from '../page.ts'
import { documentTitle } from './document-title.ts'

type Props = { head: Head; visit: PageVisit; assets: Assets; pageType: PageType; children: ReactNode }

export function Document({ head, visit, assets, pageType, children }: Props) {
  return (
    <html
      lang={bcp47Of(visit.locale)}
      data-locale={visit.locale}
      data-site={visit.site.id}
      data-page-type={pageType}
      data-media={picturesFrom()}
      data-preview={visit.preview ? 'on' : undefined}
      data-tags={visit.tagManager}
      data-key={visit.accessKey}
      data-favorites={visit.site.features.favorites ? undefined : 'off'}
      data-ingest={visit.clientIngest ? 'on' : undefined}
      {...personalHints(visit.viewer)}
    >
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <title>{documentTitle(head.title)}</title>
        {head.description && <meta name="description" content={head.description} />}
        {head.robots && <meta name="robots" content={head.robots} />}
        <Addresses head={head} visit={visit} />
        {assets.preloads.map(href => (
          <link key={href} rel="preload" href={href} as="font" type="font/woff2" crossOrigin="" />
        ))}
        {head.lcpImage && (
          <link
            rel="preload"
            as="image"
            href={head.lcpImage.src}
            imageSrcSet={head.lcpImage.srcSet}
            imageSizes={head.lcpImage.sizes}
            fetchPriority="high"
          />
        )}
        {assets.styles.map(href => (
          <link key={href} rel="stylesheet" href={href} />
        ))}
        <link rel="icon" href="/favicon.svg" type="image/svg+xml" />
        <meta name="theme-color" content="#FAF8F4" />
        {/* Not async: it looks for parts of the page, so it runs once the page is read. */}
        {scriptsOf(visit, assets).map(src => (
          <script key={src} type="module" src={src} />
        ))}
        {[...(pageType === 'Home' ? organisation(visit) : []), ...(head.jsonLd ?? [])].map((data, index) => (
          <script key={index} type="application/ld+json" dangerouslySetInnerHTML={{ __html: jsonForHtml(data) }} />
        ))}
      </head>
      <body>{children}</body>
    </html>
  )
}

const scriptsOf = ({ inFrame, still }: PageVisit, { frameScripts, scripts }: Assets): readonly string[] =>
  still ? [] : inFrame ? [...frameScripts, ...scripts] : scripts

/** Tells the browser whether to ask for personal facts. Only what the page cache keeps apart: shared pages are shared. */
const personalHints = ({ kind, cartEmpty }: Viewer) => ({
  'data-kind': kind === 'consumer' || kind === 'associate' ? kind : undefined,
  'data-cart': cartEmpty ? undefined : 'filled',
})

/** Who runs the shop and how to search it: said once, on the start page. */
const organisation = ({ url: { origin }, locale }: PageVisit) => [
  {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: 'Cairn',
    url: origin,
    logo: `${origin}/favicon.svg`,
  },
  {
    '@context': 'https://schema.org',
    '@type': 'WebSite',
    name: 'Cairn',
    url: origin + homeUrl(locale),
    potentialAction: {
      '@type': 'SearchAction',
      target: { '@type': 'EntryPoint', urlTemplate: `${origin}${shopUrl(locale, '/search')}?q={search_term_string}` },
      'query-input': 'required name=search_term_string',
    },
  },
]

function Addresses({ head, visit }: { head: Head; visit: PageVisit }) {
  const canonical = head.canonical ?? visit.url.pathname
  const absolute = (path: string) => new URL(path, visit.url.origin).href
  const addressIn = (locale: Locale) => (head.alternates ? head.alternates[locale] : pathIn(locale, canonical))
  const known = head.alternates === false ? [] : LOCALES.map(locale => [locale, addressIn(locale)] as const)
  const english = known.find(([locale]) => locale === 'en-us')?.[1]
  return (
    <>
      <link rel="canonical" href={absolute(canonical)} />
      {known.map(
        ([locale, path]) =>
          path && <link key={locale} rel="alternate" hrefLang={bcp47Of(locale)} href={absolute(path)} />,
      )}
      {english && <link rel="alternate" hrefLang="x-default" href={absolute(english)} />}
      <meta property="og:title" content={documentTitle(head.title)} />
      <meta property="og:url" content={absolute(canonical)} />
      <meta property="og:site_name" content="Cairn" />
      {head.description && <meta property="og:description" content={head.description} />}
      {head.image && <meta property="og:image" content={absolute(head.image)} />}
    </>
  )
}

/** `</script>` inside the data would end the element. */
const jsonForHtml = (data: object) => JSON.stringify(data).replaceAll('<', '\\u003c')
