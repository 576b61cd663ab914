import { useQuery } from '@tanstack/react-query'
import type { InputOf, OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Answer } from '../../ui/state.tsx'
import { useSite } from './use-site.ts'
import { useSettled } from './use-settled.ts'
import { WORDS } from './words.ts'

type Draft = InputOf<StaffEndpointOf<'search.preview'>>['body']['draft']
type Compared = OutputOf<StaffEndpointOf<'search.preview'>>['rows'][number]

/** What a change would do to what people ask for most. Whoever saves has seen it. */
export function useComparison(draft: Draft | undefined) {
  const siteId = useSite()
  const settled = useSettled(draft)
  const found = useQuery({
    queryKey: ['search.preview', siteId, settled],
    queryFn: () => (settled ? call('search.preview', { body: { siteId, draft: settled } }) : { rows: [] }),
    enabled: settled !== undefined,
  })
  const seen = draft !== undefined && found.data !== undefined && JSON.stringify(draft) === JSON.stringify(settled)
  return { found, seen, asked: settled !== undefined }
}

export function Comparison({ of: { found, asked } }: { readonly of: ReturnType<typeof useComparison> }) {
  const { w } = useWords(WORDS)
  const siteId = useSite()
  if (!asked) return null
  return (
    <section className="comparison" aria-label={w('beforeAfter')} aria-live="polite">
      <h3>
        {w('beforeAfter')} <span className="tag">{siteId}</span>
      </h3>
      <Answer of={found}>{({ rows }) => <Rows rows={rows} />}</Answer>
    </section>
  )
}

function Rows({ rows }: { readonly rows: readonly Compared[] }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  const changed = rows.filter(row => row.changed)
  return (
    <>
      <p>{w('changes', { count: number(changed.length), of: number(rows.length) })}</p>
      {changed.length > 0 && (
        <div className="table-frame">
          <table>
            <thead>
              <tr>
                <th scope="col">{w('subject')}</th>
                <th scope="col">{w('before')}</th>
                <th scope="col">{w('after')}</th>
              </tr>
            </thead>
            <tbody>
              {changed.map(({ subject, searches, before, after }) => (
                <tr key={subject}>
                  <th scope="row">
                    {subject}
                    {searches > 0 && <span className="second">{w('times', { count: number(searches) })}</span>}
                  </th>
                  <Side seen={before} other={after} />
                  <Side seen={after} other={before} />
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>
  )
}

type Seen = Compared['before']

/** What stands elsewhere on the other side is told apart by more than its place. */
function Side({ seen, other }: { readonly seen: Seen; readonly other: Seen }) {
  const { w } = useWords(WORDS)
  const { number } = useI18n()
  return (
    <td>
      <strong>{seen.target === undefined ? w('found', { count: number(seen.total) }) : `→ ${seen.target}`}</strong>
      <ol className="seen-styles">
        {seen.first.map(({ styleId, title }, at) => (
          <li key={styleId} data-moved={other.first[at]?.styleId === styleId ? undefined : ''}>
            {title}
          </li>
        ))}
      </ol>
    </td>
  )
}
