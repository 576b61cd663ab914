import { Link } from '@tanstack/react-router'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Column } from '../../lists/list-table.tsx'
import type { Shelf } from './stock.ts'
import { WORDS } from './words.ts'

/** On a phone the first three are seen: which, what can be sold, what is there. */
export function useShelfColumns(): readonly [Column<Shelf>, ...Column<Shelf>[]] {
  const { w } = useWords(WORDS)
  const figures = useFigureColumns()
  return [
    {
      id: 'sku',
      label: w('article'),
      by: 'server',
      cell: row => (
        <>
          <Link to="/stock/sku/$sku" params={{ sku: row.sku }}>
            {row.sku}
          </Link>
          <span className="second">{[row.name, row.color, w('size', { size: row.size })].join(' · ')}</span>
        </>
      ),
    },
    ...figures,
  ]
}

export function useFigureColumns(): readonly [Column<Shelf>, ...Column<Shelf>[]] {
  const { w } = useWords(WORDS)
  const { day } = useI18n()
  const className = 'figure nowrap'
  return [
    { id: 'location', label: w('location'), cell: row => row.locationName },
    {
      id: 'available',
      label: w('available'),
      by: 'server',
      className,
      cell: row => <span className={row.available < 0 ? 'below-zero' : undefined}>{row.available}</span>,
    },
    { id: 'onHand', label: w('onHand'), by: 'server', className, cell: row => row.onHand },
    { id: 'held', label: w('held'), by: 'server', className, cell: row => row.held },
    { id: 'safety', label: w('safety'), className, cell: row => row.safety },
    {
      id: 'incoming',
      label: w('incoming'),
      className,
      cell: row => (
        <>
          {row.incoming}
          {row.incomingOn !== undefined && <span className="second">{day(row.incomingOn)}</span>}
        </>
      ),
    },
    { id: 'lowAt', label: w('lowAt'), className, cell: row => row.lowAt },
    { id: 'waiting', label: w('waiting'), className, cell: row => row.waiting },
  ]
}
