import { useMemo } from 'react'
import { SECTION_NAMES } from '#contract/content/content-section-types.ts'
import { isRaw, type Raw } from '#domain/content/merge-layers.ts'
import { itemsOf, mostOf, toldDifferences } from '#domain/content/told-differences.ts'
import { useCall } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { WORDS } from './words.ts'

export type ScopedDifference = {
  readonly scope: string
  readonly path: readonly string[]
  readonly before?: unknown
  readonly after?: unknown
}

/** Differences item by item, and what the items are called. */
export function useToldChanges(slug: string, differences: readonly ScopedDifference[]) {
  const { w } = useWords(WORDS)
  const kinds = useWords(SECTION_NAMES)
  const read = useCall('content.read', { params: { slug } }).data
  const bodies = useMemo(
    () => read?.layers.flatMap(({ scope, body, live = {} }) => [body, live].map(each => ({ scope, body: each }))) ?? [],
    [read],
  )
  const items = useMemo(
    () => itemsOf([...bodies.map(({ body }) => body), ...differences.flatMap(({ before, after }) => [after, before])]),
    [bodies, differences],
  )
  const told = useMemo(
    () =>
      mostOf(
        toldDifferences(
          differences.map(({ before, after, ...each }) => ({ ...each, before, after })),
          id => items.has(id),
        ),
      ),
    [differences, items],
  )
  const nameOf = (id: string, scope: string) => {
    const title = titleIn(bodies, scope, items.get(id), id)
    const kind = kinds.named(String(items.get(id)?.['type']), id)
    return title === undefined ? kind : w('diffItem', { kind, title })
  }
  return { told, items, nameOf }
}

type Body = { readonly scope: string; readonly body: Raw }

/** What it is called: in this layer, in English, or wherever it has a title. */
function titleIn(bodies: readonly Body[], scope: string, item: Raw | undefined, id: string): string | undefined {
  const rank = (each: Body) => [scope, scope.slice(0, 2), 'en'].indexOf(each.scope) >>> 0
  const said = bodies
    .toSorted((a, b) => rank(a) - rank(b))
    .flatMap(({ body: { texts } }) => (isRaw(texts) && isRaw(texts[id]) ? [texts[id]] : []))
  const titles = [...said.map(each => each['title']), item?.['title'], item?.['name']]
  return titles.find((title): title is string => typeof title === 'string' && title !== '')
}
