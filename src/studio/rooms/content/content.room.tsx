import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { CONTENT_KINDS } from '#domain/content/content-kinds.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { NewPageDialog } from './new-page-dialog.tsx'
import { LIST_WORDS } from './words/list.ts'
import { NEW_WORDS } from './words/new-page.ts'

type Row = OutputOf<StaffEndpointOf<'content.list'>>['rows'][number]

/** Everything editors write, and what is live, scheduled and begun of it. */
export function ContentRoom() {
  const { w } = useWords({ ...LIST_WORDS, ...NEW_WORDS })
  const [making, setMaking] = useState(false)
  const mayWrite = useMe().data?.permissions.includes('content.write') ?? false
  const search = useSearch({ from: '/house/content' })
  const change = useChangeSearch()
  const columns = useColumns()
  const { q = '' } = search
  const kind = CONTENT_KINDS.find(each => each === search.kind)
  const found = useCall('content.list', { query: kind ? { kind } : {} })
  const isSought = ({ slug, title = '' }: Row) => `${slug} ${title}`.toLowerCase().includes(q.trim().toLowerCase())
  return (
    <Room
      title={w('content')}
      actions={
        mayWrite && (
          <Button look="primary" onClick={() => setMaking(true)}>
            {w('newPage')}
          </Button>
        )
      }
    >
      {making && <NewPageDialog onClose={() => setMaking(false)} />}
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
  const { moment } = useI18n()
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
function LayerBadge({ layer: { scope, live, scheduledFor, working } }: { readonly layer: Row['layers'][number] }) {
  const { w } = useWords(LIST_WORDS)
  const state = working ? 'isWorking' : scheduledFor !== undefined ? 'isScheduled' : live ? 'isLive' : 'isNot'
  return (
    <span className={`layer-badge layer-${state}`} title={w(state)}>
      {scope}
      <span className="unseen"> {w(state)}</span>
    </span>
  )
}
