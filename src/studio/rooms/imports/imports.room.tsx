import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { DropZone } from './drop-zone.tsx'
import { ExportForm } from './export-form.tsx'
import { StateBadge } from './state-badge.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'imports.list'>>['imports'][number]

/** Many things at once, in and out. */
export function ImportsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/imports' })
  const navigate = useNavigate()
  const columns = useColumns()
  const kinds = useCall('imports.kinds')
  const imports = usePages('imports.list', async query => {
    const { imports: rows, next } = await call('imports.list', { query })
    return { rows, next }
  })
  return (
    <Room title={w('imports')}>
      <Answer of={kinds}>
        {({ kinds: known }) => (
          <>
            <DropZone
              kinds={known.filter(({ mayWrite }) => mayWrite).map(({ kind }) => kind)}
              onSent={importId => void navigate({ to: '/imports/$importId', params: { importId } })}
            />
            <ExportForm kinds={known.map(({ kind }) => kind)} />
          </>
        )}
      </Answer>
      <Pages of={imports} empty={<Empty title={w('none')} text={w('noneText')} />}>
        {rows => (
          <ListTable caption={w('imports')} columns={columns} rows={rows} rowKey={({ id }) => id} search={search} />
        )}
      </Pages>
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { moment, number } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'file',
      label: w('file'),
      cell: row => (
        <>
          <Link to="/imports/$importId" params={{ importId: row.id }}>
            {row.fileName}
          </Link>
          <span className="second">{w(`kind_${row.kind}`)}</span>
        </>
      ),
    },
    { id: 'state', label: w('state'), cell: row => <StateBadge state={row.state} /> },
    { id: 'rows', label: w('rows'), className: 'nowrap figure', cell: row => number(row.rows) },
    { id: 'refused', label: w('refused'), className: 'nowrap figure', cell: row => number(row.counts.refused ?? 0) },
    { id: 'by', label: w('by'), cell: row => row.by ?? '–' },
    { id: 'when', label: w('when'), className: 'nowrap', cell: row => moment(row.createdAt) },
  ]
}
