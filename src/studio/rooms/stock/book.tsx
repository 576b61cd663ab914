import { Link } from '@tanstack/react-router'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Empty } from '../../ui/state.tsx'
import { WORDS } from './words.ts'

type Movement = OutputOf<StaffEndpointOf<'stock.history'>>['rows'][number]

/** Everything that made the shelves of a size more or less. */
export function Book({ sku }: { readonly sku: string }) {
  const { w } = useWords(WORDS)
  const columns = useMovementColumns()
  const found = usePages('stock.history', after => call('stock.history', { params: { sku }, query: after }), sku)
  return (
    <section>
      <h2>{w('book')}</h2>
      <p className="hint">{w('bookText')}</p>
      <Pages of={found} empty={<Empty title={w('bookEmpty')} />}>
        {rows => (
          <ListTable
            caption={w('book')}
            columns={columns}
            rows={rows}
            rowKey={({ at, kind, location, reference, change }) => [at, kind, location, reference, change].join(' ')}
            search={{}}
          />
        )}
      </Pages>
    </section>
  )
}

const signed = (change: number) => (change > 0 ? `+${change}` : `−${-change}`)

function useMovementColumns(): readonly [Column<Movement>, ...Column<Movement>[]] {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  return [
    { id: 'at', label: w('when'), className: 'nowrap', cell: row => moment(row.at) },
    { id: 'kind', label: w('what'), cell: row => <What movement={row} /> },
    { id: 'change', label: w('pieces'), className: 'figure nowrap', cell: row => signed(row.change) },
    { id: 'pieces', label: w('after'), className: 'figure nowrap', cell: row => row.pieces ?? '' },
    { id: 'location', label: w('location'), cell: row => row.locationName },
    { id: 'by', label: w('by'), cell: row => row.by ?? '' },
  ]
}

const OF_ORDERS: readonly string[] = ['order', 'restock', 'not-found'] satisfies readonly Movement['kind'][]

function What({ movement: { kind, reference, note } }: { readonly movement: Movement }) {
  const { w } = useWords(WORDS)
  return (
    <>
      {w(`kind_${kind}`)}
      {reference !== undefined && (
        <span className="second">
          {OF_ORDERS.includes(kind) ? (
            <Link to="/orders/$number" params={{ number: reference }}>
              {reference}
            </Link>
          ) : (
            reference
          )}
        </span>
      )}
      {note !== undefined && <span className="second">{note}</span>}
    </>
  )
}
