import { page } from '#web/page-factory.tsx'
import { SectionList } from '#web/sections/section-list.tsx'
import { contentHead } from './content-head.ts'
import { contentTags, loadContent } from './load-content.ts'

const SLUG = /^[a-z0-9]+(?:[-/][a-z0-9]+)*$/

/** Legal and help pages, and whatever else editors write. The last of all pages: it takes what no other takes. */
export const contentPage = page({
  path: '/:locale/:slug*',
  cache: 'shared',
  load: (visit, { slug = '' }) => loadContent(visit, SLUG.test(slug) ? slug : 'error-4xx'),
  status: ({ page: { id } }) => (id === 'error-4xx' ? 404 : 200),
  head: contentHead,
  tags: contentTags,
  View: ({ data: { page: content, loaded } }) => (
    <div className="pt-8 pb-16 lg:pt-12">
      {!hasHeading(content.sections) && (
        <div className="mx-auto mb-8 w-full max-w-page px-(--gutter)">
          <h1 className="max-w-text text-3xl">{content.title}</h1>
        </div>
      )}
      <SectionList sections={loaded.sections} facts={loaded.facts} />
    </div>
  ),
})

const hasHeading = (sections: readonly { items: readonly object[] }[]) =>
  sections.some(({ items }) => items.some(item => 'titleH1' in item && item.titleH1 === true))
