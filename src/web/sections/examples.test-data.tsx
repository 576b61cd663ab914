import type { ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { SectionItem } from '#contract/content/content-sections.ts'
import { newPageScope, PageScopeProvider } from '#web/document/page-scope.tsx'
import { catalogues } from '#web/i18n/catalogues.ts'
import { I18nProvider } from '#web/i18n/i18n.tsx'
import { loadIsland } from '#web/islands/load-island.ts'
import { islands } from '#web/islands/registry.ts'
import { SectionItemView, type PlaceFacts } from './section-list.tsx'

const PICTURE = {
  id: 'med_1',
  picture: { kind: 'picture', id: 'social/1', alt: 'Boots on a wall', width: 1200, height: 1200 },
  caption: 'Dry at last.',
  nickname: 'ash',
  createdAt: '2026-10-01T00:00:00.000Z',
  streamIds: ['seen-outside'],
  categories: [],
  products: [],
} as const

export const FACTS: PlaceFacts = {
  path: '/en-us/c/trail-running-2301',
  today: '2026-11-15',
  hosted: {},
  articlesAsked: '',
  articles: new Map([['articles-all', { result: [], facets: [{ id: 'care', label: 'Care', count: 3 }], numFound: 0 }]]),
  pictures: new Map([
    ['gallery-outside', [{ ...PICTURE, streamIds: [...PICTURE.streamIds], categories: [], products: [] }]],
  ]),
}

export type Examples = Awaited<ReturnType<typeof openExamples>>

/** A place to render sections in, with every island at hand. */
export async function openExamples() {
  const names = Object.keys(islands)
  const loaded = new Map(await Promise.all(names.map(async name => [name, await loadIsland(name)] as const)))
  const renderNode = (node: ReactNode) =>
    renderToString(
      <I18nProvider locale="en-us" messages={catalogues.en}>
        <PageScopeProvider value={newPageScope(loaded)}>{node}</PageScopeProvider>
      </I18nProvider>,
    )
  return {
    renderNode,
    render: (item: SectionItem, facts: PlaceFacts = FACTS) => renderNode(<SectionItemView item={item} facts={facts} />),
  }
}
