import { Link, useSearch } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { CONTENT_KINDS } from '#domain/content/content-kinds.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { LIST_WORDS } from './words/list.ts'

type Row = OutputOf<StaffEndpointOf<'content.list'>>['rows'][number]
type Layer = Row['layers'][number]

/** How a layer stands, by what of it is nearest to whoever works on it. */
const STATES = ['isWorking', 'isScheduled', 'isLive', 'isNot'] as const
const stateOf = ({ live, scheduledFor, working }: Layer): (typeof STATES)[number] =>
  working ? 'isWorking' : scheduledFor !== undefined ? 'isScheduled' : live ? 'isLive' : 'isNot'

/** Everything editors write, and what is live, scheduled and begun of it. */
export function ContentRoom() {
  const { t } = useI18n()
  const { w } = useWords(LIST_WORDS)
  const mayWrite = useMe().data?.permissions.includes('content.write') ?? false
  const search = useSearch({ from: '/house/content' })
  const change = useChangeSearch()
  const columns = useColumns()
  const { q = '' } = search
  const kind = CONTENT_KINDS.find(each => each === search.kind)
  const found = useCall('content.list', { query: kind ? { kind } : {} })
  const state = STATES.find(each => each === search.state)
  const isSought = ({ slug, title = '', layers }: Row) =>
    `${slug} ${title}`.toLowerCase().includes(q.trim().toLowerCase()) &&
    (state === undefined || layers.some(layer => stateOf(layer) === state))
  return (
    <Room
      title={w('content')}
      actions={
        mayWrite && (
          <Button look="primary" onClick={() => change({ open: 'new' })}>
            {t('newPage')}
          </Button>
        )
      }
    >
      {search.open === 'new' && mayWrite && <NewPageDialog onClose={() => change({ open: undefined })} />}
      <div className="desk-filters">
        <Field
          label={w('find')}
          type="search"
          maxLength={80}
          value={q}
          onChange={event => change({ q: event.target.value })}
        />
        <SelectField label={w('kind')} value={kind ?? ''} onChange={event => change({ kind: event.target.value })}>
          <option value="">{w('allKinds')}</option>
          {CONTENT_KINDS.map(each => (
            <option key={each} value={each}>
              {w(`kind_${each}`)}
            </option>
          ))}
        </SelectField>
        <SelectField label={w('state')} value={state ?? ''} onChange={event => change({ state: event.target.value })}>
          <option value="">{w('anyState')}</option>
          {STATES.map(each => (
            <option key={each} value={each}>
              {w(each)}
            </option>
          ))}
        </SelectField>
      </div>
      <Answer of={found}>
        {({ rows }) => {
          const shown = rows.filter(isSought)
          if (shown.length === 0) return <Empty title={w('noneFound')} />
          return (
            <ListTable caption={w('content')} columns={columns} rows={shown} rowKey={row => row.slug} search={search} />
          )
        }}
      </Answer>
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(LIST_WORDS)
  const moment = useSiteMoment()
  return [
    {
      id: 'name',
      label: w('name'),
      by: row => row.slug,
      cell: row => (
        <>
          <Link to="/content/edit/$" params={{ _splat: row.slug }}>
            {row.title ?? row.slug}
          </Link>
          <span className="second">{row.slug}</span>
        </>
      ),
    },
    { id: 'kind', label: w('kind'), by: row => row.kind, cell: row => w(`kind_${row.kind}`) },
    {
      id: 'layers',
      label: w('layers'),
      cell: row => row.layers.map(layer => <LayerBadge key={layer.scope} layer={layer} />),
    },
    {
      id: 'changed',
      label: w('changed'),
      className: 'nowrap',
      by: row => row.changedAt ?? '',
      cell: row => (row.changedAt === undefined ? '–' : moment(row.changedAt)),
    },
  ]
}

/** A layer and how it stands: said in words for those who do not see the colour. */
function LayerBadge({ layer }: { readonly layer: Layer }) {
  const { w } = useWords(LIST_WORDS)
  const state = stateOf(layer)
  return (
    <span className={`layer-badge layer-${state}`} title={w(state)}>
      {layer.scope}
      <span className="unseen"> {w(state)}</span>
    </span>
  )
}
