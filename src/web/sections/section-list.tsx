import { createElement, type ReactNode } from 'react'
import { renderToString } from 'react-dom/server'
import type { Section } from '#contract/content/content.entities.ts'
import type { SectionItem, SectionOf } from '#contract/content/content-sections.ts'
import type { SectionType } from '#contract/content/content-section-types.ts'
import { useKept } from '#web/document/kept.tsx'
import { PageScopeProvider, scopeOf, usePageScope } from '#web/document/page-scope.tsx'
import { I18nProvider, useI18n } from '#web/i18n/i18n.tsx'
import { ItemFrame } from './parts/item-frame.tsx'
import { sections as entries } from './registry.ts'
import type { SectionPlace } from './section-place.ts'

export type PlaceFacts = Omit<SectionPlace, 'first' | 'renderItem'>

type Props = {
  sections: readonly Section[]
  facts: PlaceFacts
  leads?: boolean
  /** The first item that is on no screen when the page opens. */
  belowFrom?: number
}

/** The sections of a page in their order. The first item of a page that leads with content is on screen at once. */
export const SectionList = ({ sections, facts, leads = true, belowFrom = Infinity }: Props) =>
  sections
    .flatMap(({ items, lazy }) => items.map(item => ({ item, lazy })))
    .map(({ item, lazy }, at) => (
      <OwnIds key={item.id} of={item.id}>
        <SectionItemView
          item={item}
          facts={facts}
          late={lazy || (at >= belowFrom && entries[item.type].tall === true)}
          first={leads && at === 0}
        />
      </OwnIds>
    ))

/** Where a page is rendered with each letter somebody types, a section keeps its ids whatever is put in before it. */
function OwnIds({ of, children }: { of: string; children: ReactNode }) {
  const scope = usePageScope()
  if (scope.only && !scope.only.includes(of)) return null
  return scope.fresh ? <PageScopeProvider value={scopeOf(scope, of)}>{children}</PageScopeProvider> : children
}

type ItemProps = { item: SectionItem; facts: PlaceFacts; first?: boolean; inner?: boolean; late?: boolean }

/** Rendered by itself: one that fails is logged and leaves nothing, its neighbours stay. */
export function SectionItemView({ item, facts, first = false, inner = false, late = false }: ItemProps) {
  const { locale, messages } = useI18n()
  const scope = usePageScope()
  const keep = useKept()
  const place: SectionPlace = {
    ...facts,
    first,
    renderItem: each => <SectionItemView key={each.id} item={each} facts={facts} inner />,
  }
  const { bleeds = false, holds = false } = entries[item.type]
  const { articles, pictures, ...known } = facts
  const html = tried(item, () =>
    holds
      ? renderToString(
          <I18nProvider locale={locale} messages={messages}>
            <PageScopeProvider value={scope}>{viewOf(item.type, item, place)}</PageScopeProvider>
          </I18nProvider>,
          { identifierPrefix: item.id },
        )
      : keep(
          [item, articles.get(item.id), pictures.get(item.id)],
          `section ${JSON.stringify({ ...known, first })}`,
          viewOf(item.type, item, place),
        ).__html,
  )
  // In the studio also what shows nothing can be chosen.
  return html === '' && !scope.fresh ? null : (
    <ItemFrame item={item} bleeds={inner || (item.isFullWidth ?? bleeds)} late={late} html={html} />
  )
}

function viewOf<T extends SectionType>(type: T, item: SectionOf<T>, place: SectionPlace): ReactNode {
  return createElement(entries[type].View, { item, place })
}

function tried(item: SectionItem, render: () => string): string {
  try {
    return render()
  } catch (error) {
    const message = error instanceof Error ? error.message : String(error)
    console.error(`${message} CMS Error`, { component: item.type, id: item.id })
    return ''
  }
}
