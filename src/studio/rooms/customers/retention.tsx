import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Answer } from '../../ui/state.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'customers.retention'>>['rows'][number]

/** What is kept of people, and when it goes. */
export function Retention() {
  const { w } = useWords(WORDS)
  const retention = useCall('customers.retention')
  const columns = useColumns()
  return (
    <section className="part">
      <h2>{w('retention')}</h2>
      <Answer of={retention}>
        {({ rows }) => (
          <ListTable
            caption={w('retention')}
            columns={columns}
            rows={rows}
            rowKey={({ what }) => what}
            search={{}}
            blocks
          />
        )}
      </Answer>
    </section>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { number } = useI18n()
  const moment = useSiteMoment()
  const { w, named } = useWords(WORDS)
  return [
    { id: 'kept', label: w('kept'), cell: ({ what }) => named(`kept_${what}`, what) },
    { id: 'count', label: w('count'), className: 'figure', cell: ({ count }) => number(count) },
    {
      id: 'oldest',
      label: w('oldest'),
      className: 'nowrap',
      cell: ({ oldest }) => (oldest === undefined ? '–' : moment(oldest)),
    },
    { id: 'rule', label: w('rule'), cell: ({ rule }) => w(`rule_${rule}`) },
  ]
}
