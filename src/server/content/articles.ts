import { ArticleFields, ArticleSummary, type Page } from '#contract/content/content.entities.ts'
import type { Media } from '#contract/content/content-media.ts'
import { problemOf, type Issue } from '#contract/content/content-parse.ts'
import { mediaUrl } from '#domain/media/media-address.ts'
import { LIMITS } from '#domain/time/timings.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { StoredArticle } from './content-memory.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import type { Reading, Written } from './read-content.ts'

export type Labels = ReadonlyMap<string, string>

/** Names of the tags in one language, from the object `article-tags`. */
export function readLabels(written: Written | undefined): Labels {
  const labels = written?.raw['labels']
  return new Map(isRaw(labels) ? Object.entries(labels).map(([id, label]) => [id, String(label)]) : [])
}

/** An article names its tags by id; readers see their labels. */
export function withTagLabels(raw: Raw, labels: Labels): Raw {
  const article = raw['article']
  if (!isRaw(article)) return raw
  const ids: unknown[] = Array.isArray(article['tags']) ? article['tags'] : []
  const tags = ids.map(id => ({ id: String(id), label: labels.get(String(id)) ?? String(id) }))
  return { ...raw, article: { ...article, tags } }
}

type ArticleReading = Reading & { readonly mediaBase: string }

export function readArticle(reading: ArticleReading, { slug, raw }: Written, labels: Labels): StoredArticle[] {
  const { view, tell, mediaBase } = reading
  const labelled = withTagLabels(raw, labels)
  const fields = ArticleFields.safeParse(labelled['article'])
  if (!fields.success) {
    tell([problemOf('article', slug, inArticle(fields.error.issues))])
    return []
  }
  const { subtitle, media, date, tags } = fields.data
  const picture = pictureOf(media.md ?? media.sm)
  const summary = ArticleSummary.safeParse({
    id: slug,
    url: shopUrl(view.locale, '/:slug*', { slug }),
    title: raw['title'],
    ...(tags[0] ? { eyebrow: tags[0].label } : {}),
    ...(subtitle === undefined ? {} : { subtitle }),
    picture: { ...picture, url: mediaUrl(picture.id, 'wide-medium', mediaBase) },
    tags,
    date,
  })
  if (summary.success)
    return [{ ...summary.data, slug, category: String(raw['category'] ?? ''), text: searchable(labelled) }]
  // An article without a title was not written in this language.
  if (raw['title'] !== undefined) tell([problemOf('article', slug, summary.error.issues)])
  return []
}

const inArticle = <I extends Issue>(issues: readonly I[]) =>
  issues.map(issue => ({ ...issue, path: ['article', ...issue.path] }))

const pictureOf = (media: Media) => (media.kind === 'video' ? media.poster : media)

/** What a reader reads; the rest of an object are names of fields, pictures and addresses. */
const WORDS = new Set([
  ...['title', 'subtitle', 'description', 'richText', 'richTextBelowTargets', 'eyebrowText', 'overline'],
  ...['captionText', 'text', 'label', 'author', 'alt'],
])
const ENTITIES: Readonly<Record<string, string>> = { '&amp;': '&', '&lt;': '<', '&gt;': '>', '&quot;': '"' }

const searchable = (value: unknown): string =>
  wordsIn(value)
    .join(' ')
    .replaceAll(/<[^>]*>/g, ' ')
    .replaceAll(/&(?:amp|lt|gt|quot);/g, entity => ENTITIES[entity] ?? entity)
    .toLowerCase()

function wordsIn(value: unknown, key = ''): string[] {
  if (typeof value === 'string') return WORDS.has(key) ? [value] : []
  if (Array.isArray(value)) return value.flatMap((each: unknown) => wordsIn(each))
  return isRaw(value) ? Object.entries(value).flatMap(([name, each]) => wordsIn(each, name)) : []
}

export type ArticleSearch = {
  readonly q?: string | undefined
  readonly category?: string | undefined
  readonly tagId: readonly string[]
  readonly excludeId?: string | undefined
  readonly offset: number
  readonly limit: number
}

export function searchArticles(all: readonly StoredArticle[], wanted: ArticleSearch) {
  const words = wanted.q?.toLowerCase().split(/\s+/) ?? []
  const pool = all.filter(
    article =>
      article.id !== wanted.excludeId &&
      (wanted.category === undefined || article.category === wanted.category) &&
      words.every(word => article.text.includes(word)),
  )
  const found = pool.filter(({ tags }) => wanted.tagId.every(id => tags.some(tag => tag.id === id)))
  return {
    result: found.slice(wanted.offset, wanted.offset + wanted.limit).map(summaryOf),
    facets: facetsOf(found),
    numFound: found.length,
  }
}

const summaryOf = ({ slug: _slug, text: _text, category: _category, ...summary }: StoredArticle): ArticleSummary =>
  summary

function facetsOf(articles: readonly StoredArticle[]) {
  const facets = new Map<string, { id: string; label: string; count: number }>()
  for (const { id, label } of articles.flatMap(({ tags }) => tags)) {
    const facet = facets.get(id) ?? { id, label, count: 0 }
    facets.set(id, { ...facet, count: facet.count + 1 })
  }
  return [...facets.values()].toSorted((a, b) => b.count - a.count || a.label.localeCompare(b.label))
}

/** Those that share most tags with the page, newest first; the newest of all where too few share any. */
export function relatedTo(page: Page, all: readonly StoredArticle[]): ArticleSummary[] {
  const own = page.article?.tags.map(({ id }) => id) ?? []
  const shared = (article: StoredArticle) => article.tags.filter(({ id }) => own.includes(id)).length
  return all
    .filter(({ slug }) => slug !== page.slug)
    .map(article => ({ article, score: shared(article) }))
    .toSorted((a, b) => b.score - a.score)
    .slice(0, LIMITS.relatedArticles)
    .map(({ article }) => summaryOf(article))
}
