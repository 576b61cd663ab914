import { ARTICLE_WORDS } from '#domain/content/articles.ts'
import { page } from '#web/page-factory.tsx'
import { beginsAtEdge } from '#web/pages/content/begins-at-edge.ts'
import { contentHead } from '#web/pages/content/content-head.ts'
import { hasHeading } from '#web/pages/content/has-heading.ts'
import { contentTags, loadContent } from '#web/pages/content/load-content.ts'
import { SectionList } from '#web/sections/section-list.tsx'

export const homePage = page({
  path: '',
  shared: { asks: ARTICLE_WORDS },
  load: visit => loadContent(visit, 'home'),
  head: contentHead,
  tags: contentTags,
  View: ({ data: { page: content, loaded } }) => {
    const written = (
      <>
        {!hasHeading(loaded.sections) && <h1 className="sr-only">{content.title}</h1>}
        <SectionList sections={loaded.sections} facts={loaded.facts} belowFrom={2} />
      </>
    )
    return beginsAtEdge(loaded.sections) ? written : <div className="pt-8 pb-16 lg:pt-16">{written}</div>
  },
})
