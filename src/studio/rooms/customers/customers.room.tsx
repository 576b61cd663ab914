import { useStore } from '@nanostores/react'
import { useQuery } from '@tanstack/react-query'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { useChangeSearch } from '../../lists/search.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { FindForm } from '../../ui/find-form.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer, Empty } from '../../ui/state.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import { Retention } from './retention.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'customers.find'>>['rows'][number]

/** People are found, never listed: nobody looks through all of them. */
export function CustomersRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/customers' })
  const change = useChangeSearch()
  const columns = useColumns()
  const { site } = useStore($preferences)
  const [guest, setGuest] = useState(false)
  const { q = '' } = search
  const found = useQuery({
    queryKey: ['customers.find', q, site],
    queryFn: () => call('customers.find', { query: { q, ...(site !== undefined && { site }) } }),
    enabled: q !== '',
  })
  return (
    <Room title={w('customers')} actions={<Button onClick={() => setGuest(true)}>{w('guest')}</Button>}>
      <FindForm
        label={w('find')}
        hint={w('findHint')}
        button={w('findButton')}
        longest={120}
        sought={q}
        onFind={sought => change({ q: sought })}
      />
      {q !== '' && (
        <Answer of={found}>
          {({ rows }) =>
            rows.length === 0 ? (
              <Empty title={w('none')} text={w('noneText')} />
            ) : (
              <ListTable
                caption={w('customers')}
                columns={columns}
                rows={rows}
                rowKey={row => row.id}
                search={search}
              />
            )
          }
        </Answer>
      )}
      {q === '' && <Retention />}
      {guest && <GuestDialog onClose={() => setGuest(false)} />}
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t, moment } = useI18n()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'name',
      label: t('name'),
      cell: row => (
        <>
          <Link to="/customers/$id" params={{ id: row.id }}>
            {row.name ?? row.email}
          </Link>
          <span className="second">{row.email}</span>
        </>
      ),
    },
    { id: 'phone', label: w('phone'), className: 'nowrap', cell: row => row.phone ?? '–' },
    { id: 'account', label: w('kind'), cell: row => w(row.account ? 'hasAccount' : 'onlyAddress') },
    { id: 'since', label: w('since'), className: 'nowrap', cell: row => moment(row.since) },
    { id: 'site', label: t('site'), cell: row => row.site },
  ]
}
