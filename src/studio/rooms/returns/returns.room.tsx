import { useStore } from '@nanostores/react'
import { Link, useNavigate, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import { RETURN_STATES } from '#contract/staff/orders/order-words.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { ThingLink } from '../../lists/thing-link.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { ScanField } from '../../ui/scan-field.tsx'
import { ReturnBadge } from './return-badge.tsx'
import { WORDS } from './words.ts'

/** Beside how far they are: exchanges whose first piece stays out. */
const VIEWS = [...RETURN_STATES, 'late'] as const
type Row = OutputOf<StaffEndpointOf<'returns.list'>>['rows'][number]

/** Parcels that come back. A scanner at the first field opens one. */
export function ReturnsRoom() {
  const { w } = useWords(WORDS)
  const { site } = useStore($preferences)
  const search = useSearch({ from: '/house/returns' })
  const change = useChangeSearch()
  const columns = useColumns()
  const view = VIEWS.find(each => each === search.state) ?? 'return-requested'
  const query = {
    ...(view === 'late' ? { late: 'true' as const } : { state: view }),
    ...(site !== undefined && { site }),
  }
  const found = usePages('returns.list', after => call('returns.list', { query: { ...query, ...after } }), query)
  return (
    <Room title={w('returns')}>
      <Opener />
      <fieldset className="tabs">
        <legend className="unseen">{w('state')}</legend>
        {VIEWS.map(each => (
          <button
            key={each}
            type="button"
            className="tab"
            aria-pressed={view === each}
            onClick={() => change({ state: each })}
          >
            {w(`state_${each}`)}
          </button>
        ))}
      </fieldset>
      <Pages of={found} empty={<Empty title={w(view === 'late' ? 'noneLate' : 'none')} />}>
        {rows => (
          <ListTable
            caption={w('returns')}
            columns={columns}
            rows={rows}
            rowKey={row => row.number}
            search={search}
            blocks
          />
        )}
      </Pages>
    </Room>
  )
}

function Opener() {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const [unknown, setUnknown] = useState(false)
  const open = async (code: string) => {
    const { rows } = await call('returns.list', { query: { q: code } })
    const first = rows.find(({ state }) => state === 'return-requested') ?? rows[0]
    setUnknown(!first)
    if (first) await navigate({ to: '/returns/$number', params: { number: first.number } })
  }
  return (
    <ScanField
      label={w('scan')}
      action={w('open')}
      told={unknown ? w('unknown') : ''}
      onScan={code => void open(code).catch(() => setUnknown(true))}
    />
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t, money, number } = useI18n()
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'number',
      label: w('return'),
      className: 'nowrap',
      cell: row => (
        <Link to="/returns/$number" params={{ number: row.number }}>
          {row.number}
        </Link>
      ),
    },
    { id: 'state', label: w('state'), cell: row => <ReturnBadge state={row.state} /> },
    { id: 'pieces', label: w('pieces'), cell: row => number(row.pieces) },
    {
      id: 'refund',
      label: w('refund'),
      className: 'nowrap figure',
      cell: row => (row.exchange && row.refund === 0 ? w('reason_exchange') : money(row.refund, row.currency)),
    },
    {
      id: 'order',
      label: w('order'),
      className: 'nowrap',
      cell: row => (
        <ThingLink kind="order" id={row.orderNumber}>
          {row.orderNumber}
        </ThingLink>
      ),
    },
    { id: 'announced', label: w('announced'), className: 'nowrap', cell: row => moment(row.createdAt) },
    { id: 'site', label: t('site'), cell: row => row.site },
  ]
}
