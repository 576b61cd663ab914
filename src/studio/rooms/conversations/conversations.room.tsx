import { useStore } from '@nanostores/react'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import { CONVERSATION_KINDS, CONVERSATION_STATES } from '#contract/staff/conversations/conversation-words.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch, type Search } from '../../lists/search.ts'
import { useFilteredPages } from '../../lists/use-pages.ts'
import { ViewBar } from '../../lists/view-bar.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { Field, SelectField } from '../../ui/field.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { StateTabs } from '../../ui/state-tabs.tsx'
import { Figures } from './figures.tsx'
import { StateBadge } from './state-badge.tsx'
import { TextBlocks } from './text-blocks.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'conversations.list'>>['rows'][number]
type Wanted = Search<'status' | 'kind' | 'mine' | 'q'>

/** Everything people wrote, who waits longest first. */
export function ConversationsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/conversations' })
  const change = useChangeSearch()
  const columns = useColumns()
  const [blocks, setBlocks] = useState(false)
  const mayWrite = useMe().data?.permissions.includes('conversations.write') ?? false
  const found = useConversations(search)
  const status = search.status === 'all' ? undefined : (stateOf(search.status) ?? 'open')
  return (
    <Room
      title={w('conversations')}
      actions={mayWrite && <Button onClick={() => setBlocks(true)}>{w('blocks')}</Button>}
    >
      <Figures />
      <StateTabs
        states={CONVERSATION_STATES}
        chosen={status}
        all={w('all')}
        words={each => w(`state_${each}`)}
        counts={found.data?.pages[0]?.counts}
        onChange={each => change({ status: each ?? 'all' })}
      />
      <Filters search={search} />
      <ViewBar room="conversations" columns={columns} search={search} />
      <Pages of={found} empty={<Empty title={w('none')} />}>
        {rows => (
          <ListTable
            caption={w('conversations')}
            columns={columns}
            rows={rows}
            rowKey={row => row.id}
            search={search}
            blocks
          />
        )}
      </Pages>
      {blocks && <TextBlocks onClose={() => setBlocks(false)} />}
    </Room>
  )
}

const stateOf = (name: string | undefined) => CONVERSATION_STATES.find(each => each === name)

function useConversations({ status, kind, mine, q }: Wanted) {
  const { site } = useStore($preferences)
  const known = status === 'all' ? undefined : (stateOf(status) ?? 'open')
  const ofKind = CONVERSATION_KINDS.find(each => each === kind)
  const query = {
    ...(known && { status: known }),
    ...(ofKind && { kind: ofKind }),
    ...(mine === 'true' && { mine: 'true' as const }),
    ...(q !== undefined && { q }),
    ...(site !== undefined && { site }),
  }
  return useFilteredPages(
    'conversations.list',
    after => call('conversations.list', { query: { ...query, ...after } }),
    query,
  )
}

function Filters({ search }: { readonly search: Wanted }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const change = useChangeSearch()
  const [typed, setTyped] = useState(search.q ?? '')
  return (
    <form
      className="desk-filters"
      onSubmit={event => {
        event.preventDefault()
        change({ q: typed.trim(), status: typed.trim() === '' ? undefined : 'all' })
      }}
    >
      <Field
        label={w('find')}
        type="search"
        placeholder={w('findHint')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <SelectField label={w('kind')} value={search.kind ?? ''} onChange={e => change({ kind: e.target.value })}>
        <option value="">{t('any')}</option>
        {CONVERSATION_KINDS.map(each => (
          <option key={each} value={each}>
            {w(`kind_${each}`)}
          </option>
        ))}
      </SelectField>
      <label className="check">
        <input
          type="checkbox"
          checked={search.mine === 'true'}
          onChange={e => change({ mine: e.target.checked ? 'true' : undefined })}
        />
        {w('onlyMine')}
      </label>
    </form>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t } = useI18n()
  const moment = useSiteMoment()
  const { w, named } = useWords(WORDS)
  return [
    {
      id: 'subject',
      label: w('subject'),
      cell: row => (
        <>
          <Link to="/conversations/$id" params={{ id: row.id }}>
            {named(`subject_${row.subject}`, row.subject ?? row.id)}
          </Link>
          <span className="second first-item">{row.text}</span>
        </>
      ),
    },
    { id: 'status', label: t('state'), cell: row => <StateBadge state={row.status} /> },
    { id: 'kind', label: w('kind'), className: 'nowrap', cell: row => w(`kind_${row.kind}`) },
    { id: 'name', label: w('from'), cell: row => row.name ?? '–' },
    { id: 'moved', label: w('since'), className: 'nowrap', cell: row => moment(row.movedAt) },
    { id: 'owner', label: w('owner'), cell: row => (row.mine ? w('you') : (row.owner ?? '–')) },
    { id: 'number', label: w('number'), className: 'nowrap', cell: row => row.id },
    { id: 'site', label: t('site'), cell: row => row.site },
  ]
}
