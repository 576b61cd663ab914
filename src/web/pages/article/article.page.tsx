import { ARTICLE_WORDS, articlesAddress, firstArticles } from '#domain/content/articles.ts'
import { dateFormat } from '#domain/sites/formats.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import type { Locale } from '#domain/sites/sites.ts'
import type { ContentData } from '#web/pages/content/load-content.ts'
import { pictureUrl } from '#web/media/picture-url.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { contentHead } from '#web/pages/content/content-head.ts'
import { contentTags, loadContent } from '#web/pages/content/load-content.ts'
import { MediaFrame } from '#web/sections/parts/responsive-media.tsx'
import { SectionList } from '#web/sections/section-list.tsx'
import { ArticleCard } from '#web/sections/stories/article-card.tsx'
import { Container } from '#web/ui/layout.tsx'
import { HEADING_SIZES } from '#web/ui/text.tsx'

/** An article: media, title, subtitle, date, its text, and up to four others. */
export const articlePage = page({
  path: '/stories/:slug',
  shared: { asks: ARTICLE_WORDS },
  async load(visit, { slug = '' }) {
    if (!/^[a-z0-9-]+$/.test(slug)) throw new PageNotFound()
    const data = await loadContent(visit, `stories/${slug}`)
    if (!data.page.article) throw new PageNotFound()
    return { ...data, article: data.page.article }
  },
  head: (data, visit) => ({
    ...contentHead(data, visit),
    alternates: false,
    image: pictureUrl(firstOf(data.article.media).id, 'social'),
    jsonLd: [
      {
        '@context': 'https://schema.org',
        '@type': 'Article',
        headline: data.page.title,
        datePublished: data.article.date,
        author: { '@type': 'Organization', name: 'Cairn' },
      },
    ],
  }),
  tags: contentTags,
  View: ({ data }) => <ArticleView data={data} />,
})

type ArticleData = ContentData & { article: NonNullable<ContentData['page']['article']> }

const tagAddress = (locale: Locale, id: string) =>
  articlesAddress(shopUrl(locale, '/stories'), new URLSearchParams(), { ...firstArticles(1), tagIds: [id] })

const firstOf = ({ sm, md }: ArticleData['article']['media']) => {
  const media = md ?? sm
  return media.kind === 'video' ? media.poster : media
}

function ArticleView({ data: { page: content, loaded, article } }: { data: ArticleData }) {
  const { bcp47, t, locale } = useI18n()
  const format = dateFormat(bcp47, { day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' })
  return (
    <article>
      <div className="relative">
        <MediaFrame
          media={article.media}
          sizes="100vw"
          first
          className="aspect-4/5 w-full object-cover md:aspect-21/9"
        />
      </div>
      <Container className="py-10 lg:py-16">
        <header className="mb-10 flex max-w-[60rem] flex-col gap-4 lg:mb-16">
          <p className="flex flex-wrap gap-x-4 text-sm font-semibold text-slate">
            {article.tags.map(({ id, label }) => (
              <a key={id} href={tagAddress(locale, id)} className="hover:underline hover:underline-offset-4">
                {label}
              </a>
            ))}
          </p>
          <h1 className={HEADING_SIZES.display}>{content.title}</h1>
          {article.subtitle && <p className="max-w-text text-lg">{article.subtitle}</p>}
          <p className="text-sm text-slate">
            <time dateTime={article.date}>{format.format(new Date(`${article.date}T12:00:00Z`))}</time>
            {article.author && ` · ${article.author}`}
          </p>
        </header>
        <div className="article-text [&>.section-item]:px-0 lg:[&>.section-item:not([data-component^=product])]:pl-[calc(100%/3)]">
          <SectionList sections={loaded.sections} facts={loaded.facts} leads={false} />
        </div>
      </Container>
      {article.related.length > 0 && (
        <Container className="border-t border-stone-300 py-10 lg:py-16">
          <h2 className={`${HEADING_SIZES.lg} mb-8`}>{t('sections.relatedStories')}</h2>
          <ul className="grid grid-cols-2 gap-x-(--gutter) gap-y-8 lg:grid-cols-4">
            {article.related.map(each => (
              <li key={each.id}>
                <ArticleCard article={each} hideDate={false} />
              </li>
            ))}
          </ul>
        </Container>
      )}
    </article>
  )
}
