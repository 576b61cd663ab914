import { useStore } from '@nanostores/react'
import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'phoneOrders.list'>>['rows'][number]

/** What was ordered on the telephone, and how far each is. */
export function PhoneOrdersRoom() {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const { site } = useStore($preferences)
  const me = useMe().data
  const columns = useColumns()
  const query = { ...(site !== undefined && { site }) }
  const found = usePages(
    'phoneOrders.list',
    after => call('phoneOrders.list', { query: { ...query, ...after } }),
    query,
  )
  return (
    <Room
      title={w('phoneOrders')}
      actions={
        me?.permissions.includes('orders.write') && (
          <Link className="button button-primary" to="/phone-orders/$id" params={{ id: 'new' }}>
            {t('takeOrder')}
          </Link>
        )
      }
    >
      <Pages of={found} empty={<Empty title={w('phoneNone')} text={w('phoneNoneText')} />}>
        {rows => (
          <ListTable caption={w('phoneOrders')} columns={columns} rows={rows} rowKey={row => row.id} search={{}} />
        )}
      </Pages>
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(WORDS)
  const moment = useSiteMoment()
  return [
    {
      id: 'made',
      label: w('phoneMade'),
      className: 'nowrap',
      cell: row => (
        <Link to="/phone-orders/$id" params={{ id: row.id }}>
          {moment(row.createdAt)}
        </Link>
      ),
    },
    { id: 'state', label: w('status'), className: 'nowrap', cell: row => w(`phoneState_${row.state}`) },
    { id: 'customer', label: w('customer'), cell: row => row.email ?? '–' },
    { id: 'pieces', label: w('pieces'), className: 'figure', cell: row => row.pieces ?? '–' },
    { id: 'by', label: w('phoneBy'), cell: row => row.by },
    {
      id: 'order',
      label: w('order'),
      className: 'nowrap',
      cell: row =>
        row.orderNumber === undefined ? (
          '–'
        ) : (
          <Link to="/orders/$number" params={{ number: row.orderNumber }}>
            {row.orderNumber}
          </Link>
        ),
    },
  ]
}
