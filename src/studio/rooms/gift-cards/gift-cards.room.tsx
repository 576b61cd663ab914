import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { Button } from '../../ui/button.tsx'
import { FindForm } from '../../ui/find-form.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { IssueDialog } from './issue-dialog.tsx'
import { WaitingCredits } from './waiting-credits.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'giftCards.find'>>['rows'][number]

/** Cards are found by what somebody holds in their hand; what waits for a second person stands below. */
export function GiftCardsRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/gift-cards' })
  const change = useChangeSearch()
  const columns = useColumns()
  const me = useMe().data
  const { q = '' } = search
  const [issuing, setIssuing] = useState(false)
  const found = useQuery({
    queryKey: ['giftCards.find', q],
    queryFn: () => call('giftCards.find', { query: { q } }),
    enabled: q !== '',
  })
  return (
    <Room
      title={w('giftCards')}
      actions={
        me?.permissions.includes('giftcards.write') && <Button onClick={() => setIssuing(true)}>{w('issue')}</Button>
      }
    >
      <FindForm
        label={w('find')}
        hint={w('findHint')}
        button={w('findButton')}
        longest={64}
        sought={q}
        onFind={sought => change({ q: sought })}
      />
      {q !== '' && (
        <Answer of={found}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Empty title={w('none')} />
            ) : (
              <ListTable
                caption={w('giftCards')}
                columns={columns}
                rows={rows}
                rowKey={row => row.ref}
                search={search}
              />
            )
          }
        </Answer>
      )}
      <WaitingCredits />
      {issuing && <IssueDialog onClose={() => setIssuing(false)} />}
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { moment, money } = useI18n()
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
