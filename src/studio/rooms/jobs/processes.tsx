import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { WORDS } from './words.ts'

type Process = OutputOf<StaffEndpointOf<'health.read'>>['processes'][number]

/** Every process of the shop: its version, whether it hears of changes, and what it keeps. */
export function Processes({ processes }: { readonly processes: readonly Process[] }) {
  const { w } = useWords(WORDS)
  const columns = useProcessColumns()
  return (
    <ListTable
      caption={w('processes')}
      columns={columns}
      rows={processes}
      rowKey={({ id }) => id}
      search={{}}
      blocks="early"
    />
  )
}

function useProcessColumns(): readonly [Column<Process>, ...Column<Process>[]] {
  const { t, moment, number } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'process',
      label: w('process'),
      cell: ({ id, here }) => (
        <>
          {id} {here && <span className="tag">{w('processHere')}</span>}
        </>
      ),
    },
    { id: 'role', label: w('role'), cell: ({ role }) => w(`role:${role}`) },
    { id: 'version', label: t('version'), cell: ({ version }) => version },
    { id: 'running', label: t('running'), cell: ({ startedAt }) => moment(startedAt), className: 'nowrap' },
    { id: 'memory', label: t('memory'), cell: ({ memoryMb }) => `${number(memoryMb)} MB` },
    {
      id: 'listening',
      label: w('listener'),
      cell: ({ listening }) => (
        <span className={`badge badge-${listening ? 'active' : 'dead'}`}>{w(listening ? 'hears' : 'hearsNot')}</span>
      ),
    },
    { id: 'pages', label: w('pagesKept'), cell: ({ pagesKept }) => number(pagesKept) },
  ]
}
