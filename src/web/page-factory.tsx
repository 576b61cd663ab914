import { slugBeside } from '#domain/content/screens.ts'
import { tagOf } from '#domain/sites/change-tags.ts'
import type { Page, PageDefinition } from './page.ts'
import { contentBeside } from './sections/content-beside.ts'
import { SectionList } from './sections/section-list.tsx'

const BELOW = {
  text: '[&>.max-w-page]:max-w-text',
  form: '[&>.max-w-page]:max-w-form',
  checkout: '[&>.max-w-page]:max-w-[calc(35rem+2*var(--gutter))] lg:[&>.max-w-page]:max-w-[67rem]',
} as const

export function page<Data>(definition: PageDefinition<Data>): Page {
  const { View } = definition
  const slug = slugBeside(definition.path)
  return {
    path: definition.path,
    shared: definition.shared,
    actions: definition.actions ?? {},
    around: definition.around ?? 'shop',
    async prepare(visit, params) {
      // A page that sends its visitor elsewhere needs nothing beside it.
      const data = await definition.load(visit, params)
      const content = slug === undefined ? undefined : await contentBeside(visit, slug)
      const own = definition.tags?.(data) ?? []
      return {
        head: definition.head(data, visit),
        status: definition.status?.(data) ?? 200,
        tags: slug === undefined ? own : [...own, tagOf('content', slug), ...(content?.tags ?? [])],
        render: () => (
          <>
            <View data={data} visit={visit} />
            {content && (
              <div className={definition.width && BELOW[definition.width]}>
                <SectionList sections={content.sections} facts={content.facts} leads={false} />
              </div>
            )}
          </>
        ),
      }
    },
  }
}
