import { ARTICLE_WORDS } from '#domain/content/articles.ts'
import { isDialogContent, isScreen } from '#domain/content/screens.ts'
import { page } from '#web/page-factory.tsx'
import { PageNotFound } from '#web/page-outcome.ts'
import { SectionList } from '#web/sections/section-list.tsx'
import { beginsAtEdge } from './begins-at-edge.ts'
import { contentHead } from './content-head.ts'
import { hasHeading } from './has-heading.ts'
import { contentTags, loadContent } from './load-content.ts'

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/** Legal and help pages, and whatever else editors write. The last of all pages: it takes what no other takes. */
export const contentPage = page({
  path: '/:slug*',
  shared: { asks: ARTICLE_WORDS },
  async load(visit, { slug = '' }) {
    if (!SLUG.test(slug) || (isScreen(slug) && !isDialogContent(slug))) throw new PageNotFound()
    return loadContent(visit, slug)
  },
  head: (data, visit) => ({ ...contentHead(data, visit), alternates: false }),
  tags: contentTags,
  View: ({ data: { page: content, loaded } }) => {
    const isHeaded = hasHeading(loaded.sections)
    return (
      <div className={isHeaded && beginsAtEdge(loaded.sections) ? 'pb-16' : 'pt-8 pb-16 lg:pt-12'} data-sections>
        {!isHeaded && (
          <div className="mx-auto mb-8 w-full max-w-page px-(--gutter)">
            <h1 className="max-w-text text-3xl">{content.title}</h1>
          </div>
        )}
        <SectionList sections={loaded.sections} facts={loaded.facts} />
      </div>
    )
  },
})
