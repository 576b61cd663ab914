import { useQuery } from '@tanstack/react-query'
import { useParams } from '@tanstack/react-router'
import { call } from '../../calls/call.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { Findings } from './findings.tsx'
import { ImportActions } from './import-actions.tsx'
import { looksLike } from './looks-like.ts'
import { MappingForm } from './mapping-form.tsx'
import { ShopifySteps } from './shopify-steps.tsx'
import { StateBadge } from './state-badge.tsx'
import { WORDS } from './words.ts'
import type { OneImport } from './one-import.ts'

const ASK_MS = 700
const COUNTED = ['new', 'changed', 'same', 'refused'] as const

/** One file: what it would do, does or did. */
export function ImportRoom() {
  const { importId } = useParams({ from: '/house/imports/$importId' })
  const found = useQuery({
    queryKey: ['imports.read', importId],
    queryFn: () => call('imports.read', { params: { importId } }),
    refetchInterval: ({ state }) => (state.data?.busy ? ASK_MS : false),
  })
  return <Answer of={found}>{of => <Import of={of} />}</Answer>
}

function Import({ of }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const { number, moment } = useI18n()
  return (
    <Room title={of.fileName} kicker={w(`kind_${of.kind}`)} actions={<ImportActions of={of} />}>
      <p className="room-note">
        <StateBadge state={of.state} /> {[of.by, moment(of.appliedAt ?? of.createdAt)].filter(Boolean).join(' · ')}
      </p>
      {of.busy && (
        <div className="import-progress">
          <progress value={of.done} max={Math.max(1, of.rows)} aria-label={w(`state_${of.state}`)} />
          <span className="second">{w('progress', { done: number(of.done), total: number(of.rows) })}</span>
        </div>
      )}
      <dl className="figures">
        {COUNTED.map(each => (
          <div key={each}>
            <dt>{w(each)}</dt>
            <dd>{number(of.counts[each] ?? 0)}</dd>
          </div>
        ))}
        {(of.counts.skipped ?? 0) > 0 && (
          <div>
            <dt>{w('skipped')}</dt>
            <dd>{number(of.counts.skipped ?? 0)}</dd>
          </div>
        )}
      </dl>
      {of.unread.length > 0 && <p className="hint">{w('unread', { names: of.unread.join(', ') })}</p>}
      <LooksLike of={of} />
      <Findings of={of} />
      {of.state === 'checked' && <MappingForm key={JSON.stringify(of.mapping)} of={of} />}
      <ShopifySteps of={of} />
      <ObjectHistory type="feed" id={of.id} />
    </Room>
  )
}

/** Chosen for another kind than it is, every row would be refused for what it lacks. */
function LooksLike({ of: { kind, header, counts } }: { readonly of: OneImport }) {
  const { w } = useWords(WORDS)
  const { data } = useCall('imports.kinds')
  const other = (counts.refused ?? 0) > 0 && data ? looksLike(data.kinds, kind, header) : undefined
  return other && <p className="room-note">{w('looksLike', { kind: w(`kind_${other}`) })}</p>
}
