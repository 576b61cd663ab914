import { Link } from '@tanstack/react-router'
import type { z } from 'zod'
import type { DeskOrderRow } from '#contract/staff/orders/orders.entities.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { OrderBadge } from './order-badge.tsx'
import { WORDS } from './words.ts'

type Row = z.output<typeof DeskOrderRow>

/** On a phone the first three are seen: which, how it stands, how much. */
export function useOrderColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t, money } = useI18n()
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'number',
      label: w('order'),
      className: 'nowrap',
      cell: row => (
        <>
          <Link to="/orders/$number" params={{ number: row.number }}>
            {row.number}
          </Link>
          <span className="second first-item">
            {row.firstItem} · {w('units', { count: row.units })}
          </span>
        </>
      ),
    },
    { id: 'status', label: w('status'), cell: row => <OrderBadge status={row.status} held={row.held} /> },
    {
      id: 'total',
      label: w('total'),
      className: 'nowrap figure',
      cell: row => (
        <>
          {money(row.total, row.currency)}
          {row.refunded > 0 && <span className="second">−{money(row.refunded, row.currency)}</span>}
        </>
      ),
    },
    {
      id: 'customer',
      label: w('customer'),
      cell: row => (
        <>
          {row.name ?? '–'}
          <span className="second">{row.email}</span>
        </>
      ),
    },
    { id: 'placed', label: w('placed'), className: 'nowrap', cell: row => moment(row.placedAt) },
    { id: 'site', label: t('site'), cell: row => row.site },
  ]
}
