import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { FoundList } from '../../lists/found-list.tsx'
import type { Column } from '../../lists/list-table.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { WaitingCredits } from './waiting-credits.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'giftCards.find'>>['rows'][number]

/** Cards are found by what somebody holds in their hand; what waits for a second person stands below. */
export function GiftCardsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/gift-cards' })
  const columns = useColumns()
  const me = useMe().data
  const [issuing, setIssuing] = useState(false)
  return (
    <Room
      title={w('giftCards')}
      actions={
        me?.permissions.includes('giftcards.write') && <Button onClick={() => setIssuing(true)}>{w('issue')}</Button>
      }
    >
      <FoundList
        words={{ label: w('find'), hint: w('findHint'), button: w('findButton'), caption: w('giftCards') }}
        longest={64}
        search={search}
        name="giftCards.find"
        find={q => call('giftCards.find', { query: { q } })}
        none={<Empty title={w('none')} />}
        columns={columns}
        rowKey={row => row.ref}
      />
      <WaitingCredits />
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { money } = useI18n()
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'card',
      label: w('giftCard'),
      className: 'nowrap',
      cell: row => (
        <Link to="/gift-cards/$ref" params={{ ref: row.ref }}>
          {row.masked}
        </Link>
      ),
    },
    { id: 'balance', label: w('balance'), className: 'nowrap figure', cell: row => money(row.balance, row.currency) },
    { id: 'state', label: w('state'), cell: row => <CardBadge frozen={row.frozen} /> },
    { id: 'order', label: w('order'), className: 'nowrap', cell: row => row.orderNumber ?? '–' },
    { id: 'made', label: w('made'), className: 'nowrap', cell: row => moment(row.madeAt) },
    { id: 'expires', label: w('expires'), className: 'nowrap', cell: row => row.expiresOn ?? '–' },
  ]
}

export function CardBadge({ frozen }: { readonly frozen: boolean }) {
  const { w } = useWords(WORDS)
  return <span className={`badge badge-${frozen ? 'blocked' : 'active'}`}>{w(frozen ? 'frozen' : 'active')}</span>
}
