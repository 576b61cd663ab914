import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../../calls/call.ts'
import { useMe } from '../../../calls/queries.ts'
import { useI18n } from '../../../i18n/i18n.tsx'
import { useWords } from '../../../i18n/room-words.ts'
import { useSiteMoment } from '../../../moments/use-zone.ts'
import { ListTable, type Column } from '../../../lists/list-table.tsx'
import { Pages } from '../../../lists/pages.tsx'
import { usePages } from '../../../lists/use-pages.ts'
import { useChangeSearch } from '../../../lists/search.ts'
import { Button } from '../../../ui/button.tsx'
import { Room } from '../../../ui/room.tsx'
import { Empty } from '../../../ui/state.tsx'
import { ViewTabs } from '../../../ui/view-tabs.tsx'
import { ReleaseDialog } from './release-dialog.tsx'
import { ReleaseBadge } from './release-badge.tsx'
import { Timeline } from './timeline.tsx'
import { RELEASE_WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'releases.list'>>['rows'][number]
const VIEWS = ['releases', 'timeline'] as const

/** Many things with one moment, and everything that begins or ends by the clock. */
export function ReleasesRoom() {
  const { w } = useWords(RELEASE_WORDS)
  const { view } = useSearch({ from: '/house/releases' })
  const change = useChangeSearch()
  const [making, setMaking] = useState(false)
  const chosen = VIEWS.find(each => each === view) ?? 'releases'
  const mayWrite = useMe().data?.permissions.includes('content.write') ?? false
  return (
    <Room
      title={w('releases')}
      actions={
        mayWrite && (
          <Button look="primary" onClick={() => setMaking(true)}>
            {w('newRelease')}
          </Button>
        )
      }
    >
      <ViewTabs
        label={w('releases')}
        views={VIEWS}
        chosen={chosen}
        words={w}
        onChange={each => change({ view: each })}
      />
      {chosen === 'timeline' ? <Timeline /> : <List />}
      {making && <ReleaseDialog onClose={() => setMaking(false)} />}
    </Room>
  )
}

function List() {
  const { w } = useWords(RELEASE_WORDS)
  const search = useSearch({ from: '/house/releases' })
  const columns = useColumns()
  const found = usePages('releases.list', query => call('releases.list', { query }))
  return (
    <Pages of={found} empty={<Empty title={w('none')} text={w('noneText')} />}>
      {rows => (
        <ListTable caption={w('releases')} columns={columns} rows={rows} rowKey={row => row.id} search={search} />
      )}
    </Pages>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(RELEASE_WORDS)
  const { counted } = useI18n()
  const moment = useSiteMoment()
  const when = (at: string | undefined) => (at === undefined ? '–' : moment(at))
  return [
    {
      id: 'name',
      label: w('name'),
      by: row => row.name,
      cell: row => (
        <>
          <Link to="/releases/$id" params={{ id: row.id }}>
            {row.name}
          </Link>
          <span className="second">{row.madeBy}</span>
        </>
      ),
    },
    { id: 'state', label: w('state'), by: row => row.state, cell: row => <ReleaseBadge state={row.state} /> },
    { id: 'count', label: w('count'), className: 'figure', by: row => row.count, cell: row => counted(row.count) },
    {
      id: 'begins',
      label: w('begins'),
      className: 'nowrap',
      by: row => row.publishAt ?? '',
      cell: row => (
        <>
          {when(row.publishAt)}
          {row.expireAt !== undefined && (
            <span className="second">
              {w('ends')}: {when(row.expireAt)}
            </span>
          )}
        </>
      ),
    },
  ]
}
