import { beforeAll, describe, expect, it } from 'vitest'
import { SPECIFIED_KINDS } from '#contract/content/specified-kinds.test-data.ts'
import { DEFAULT_MEDIA_BASE } from '#domain/media/media-address.ts'
import { WRITTEN_PATHS } from '#domain/sites/shop-urls.ts'
import { languageOf, LOCALES, siteOfLocale, type Locale } from '#domain/sites/sites.ts'
import { withTagLabels, readArticle, readLabels } from '#server/content/articles.ts'
import { scopesOf } from '#server/content/scopes.ts'
import { fillPlaceholders } from '#server/content/fill-placeholders.ts'
import { CONTENT_FOLDER, readLayers } from '#server/content/content-files.ts'
import { kindOf } from '#domain/content/content-kinds.ts'
import { isRaw, mergeLayers, type Raw } from '#domain/content/merge-layers.ts'
import * as read from '#server/content/read-content.ts'
import type { Log } from '#server/log.ts'
import newsletter from '#web/i18n/texts/newsletter.ts'
import { compilePages } from '#web/match.ts'
import { pages } from '#web/pages.ts'
import { CATEGORIES } from '../seed/catalog/categories.ts'

const log: Log & { lines: string[] } = {
  lines: [],
  debug() {},
  info() {},
  warn() {},
  error: (message, fields) => void log.lines.push(`${message} ${JSON.stringify(fields)}`),
  byTheMinute() {},
  with: () => log,
}

/** Content of one locale, as visitors get it: layers joined, placeholders filled. */
async function writtenIn(locale: Locale): Promise<read.Written[]> {
  const order = scopesOf(locale)
  const layers = (await readLayers(CONTENT_FOLDER)).filter(({ scope }) => order.includes(scope))
  const language = languageOf(locale)
  const words = new Map(
    CATEGORIES.map(({ id, names, slugs }) => [String(id), { name: names[language], slug: slugs[language] }]),
  )
  return [...Map.groupBy(layers, ({ slug }) => slug)].map(([slug, own]) => {
    const sorted = own.toSorted((a, b) => order.indexOf(a.scope) - order.indexOf(b.scope)).map(({ body }) => body)
    const raw = fillPlaceholders(mergeLayers(sorted), locale, words)
    return {
      slug,
      kind: kindOf(slug),
      parentSlug: null,
      layers: sorted,
      layersByScope: [],
      publishedAt: undefined,
      updatedAt: undefined,
      raw,
    }
  })
}

const readAny = (reading: read.Reading, written: read.Written, all: readonly read.Written[]): unknown => {
  const labels = readLabels(all.find(({ kind }) => kind === 'labels'))
  switch (written.kind) {
    case 'menu':
      return read.readMenu(reading, written)
    case 'footer':
      return read.readFooter(reading, written)
    case 'promo-bar':
      return read.readPromoBar(reading, written)
    case 'popups':
      return read.readPopUps(reading, written)
    case 'labels':
      return labels
    case 'article':
      return (
        readArticle({ ...reading, mediaBase: DEFAULT_MEDIA_BASE }, written, labels)[0] &&
        read.readPage(reading, { ...written, raw: withTagLabels(written.raw, labels) })
      )
    default:
      return read.readPage(reading, written)
  }
}

/** Every address in an object: of buttons, and of links inside rich texts. */
function linksIn(value: unknown): string[] {
  if (typeof value === 'string') return [...value.matchAll(/href="([^"]*)"/g)].map(match => match[1] ?? '')
  if (Array.isArray(value)) return value.flatMap(linksIn)
  if (!isRaw(value)) return []
  const own = typeof value['url'] === 'string' ? [value['url']] : []
  return [...own, ...Object.values(value).flatMap(linksIn)]
}

/** Every item of an object, at any depth. */
function itemsIn(value: unknown): Raw[] {
  if (Array.isArray(value)) return value.flatMap(itemsIn)
  if (!isRaw(value)) return []
  const own = typeof value['type'] === 'string' && 'id' in value ? [value] : []
  return [...own, ...Object.values(value).flatMap(itemsIn)]
}

/** Texts that a language forgot: the general layer leaves them empty. */
function emptyTextsIn(value: unknown, path = ''): string[] {
  if (value === '') return path.endsWith('.alt') ? [] : [path]
  if (Array.isArray(value)) return value.flatMap((entry, index) => emptyTextsIn(entry, `${path}.${index}`))
  return isRaw(value) ? Object.entries(value).flatMap(([key, each]) => emptyTextsIn(each, `${path}.${key}`)) : []
}

/** Pages of their own with one fixed address; the rest is content or a category. */
const exact = compilePages(pages.filter(({ path }) => !path.includes(':')))

describe.each(LOCALES)('the demo content in %s', locale => {
  let all: read.Written[]
  beforeAll(async () => {
    all = await writtenIn(locale)
    log.lines = []
  })

  it('promises the letter for the day that the form says', () => {
    const letter = itemsIn(all.find(({ kind }) => kind === 'popups')?.raw).find(({ id }) => id === 'pop-newsletter-autumn')
    const dayIn = (text: unknown) => String(text).replaceAll(/<[^>]*>|\./g, '').split(' ').slice(-3).join(' ')
    expect(dayIn(letter?.['richText'])).toBe(dayIn(newsletter.done[languageOf(locale)]))
  })

  it('is read whole: no object is refused', () => {
    const view = { siteId: siteOfLocale(locale).id, locale, at: new Date(), preview: false }
    const unread = all.filter(written => readAny({ view, tell: read.tellLog(log) }, written, all) === undefined)
    expect(log.lines).toEqual([])
    expect(unread.map(({ slug }) => slug)).toEqual([])
  })

  it('shows every kind of section on some page, and lets the benefit bar be closed', () => {
    const view = { siteId: siteOfLocale(locale).id, locale, at: new Date(), preview: false }
    const shown = all.flatMap(written => itemsIn(readAny({ view, tell: read.tellLog(log) }, written, all)))
    const kinds = new Set(shown.map(({ type }) => type))
    expect(SPECIFIED_KINDS.filter(type => !kinds.has(type))).toEqual([])
    const bars = shown.filter(({ type }) => type === 'benefit-bar')
    expect(bars.filter(({ showCloseButton }) => showCloseButton !== true)).toEqual([])
  })

  it('leaves no text empty and no placeholder open', () => {
    const empty = all.flatMap(({ slug, raw }) => emptyTextsIn(raw, slug))
    expect(empty).toEqual([])
    const open = all.filter(({ raw }) => /\{(locale|c|n|money)[:}]/.test(JSON.stringify(raw)))
    expect(open.map(({ slug }) => slug)).toEqual([])
  })

  it('has no link that leads nowhere', () => {
    const slugs = new Set(all.filter(({ raw }) => raw['title'] !== undefined).map(({ slug }) => slug))
    const categories = new Set(CATEGORIES.map(category => category.slugs[languageOf(locale)]))
    const leads = (url: string) => {
      if (/^(#|mailto:|tel:)/.test(url)) return true
      const path = url.replace(/[?#].*$/, '')
      if (!path.startsWith(`/${locale}`)) return false
      const slug = path.slice(locale.length + 2)
      return slug.startsWith('c/') ? categories.has(slug.slice(2)) : slugs.has(slug) || exact(path) !== undefined
    }
    const dead = all.flatMap(({ slug, raw }) =>
      linksIn(raw)
        .filter(url => !leads(url))
        .map(url => `${slug}: ${url}`),
    )
    expect(dead).toEqual([])
  })

  it('has the pages that the shop itself leads to', () => {
    const slugs = all.map(({ slug }) => `/${slug}`)
    expect(WRITTEN_PATHS.filter(path => !slugs.includes(path))).toEqual([])
  })

  it('tells at least 24 stories, each with its tags named', () => {
    const labels = readLabels(all.find(({ kind }) => kind === 'labels'))
    const stories = all.filter(({ kind }) => kind === 'article')
    expect(stories.length).toBeGreaterThanOrEqual(24)
    const tags = stories.flatMap(({ raw }) => tagsOf(raw))
    expect(tags.filter(tag => !labels.has(tag))).toEqual([])
  })
})

function tagsOf({ article }: Raw): string[] {
  const tags: unknown = isRaw(article) ? article['tags'] : []
  return Array.isArray(tags) ? tags.map(String) : []
}
