import { useStore } from '@nanostores/react'
import { Link, useSearch } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { FoundList } from '../../lists/found-list.tsx'
import type { Column } from '../../lists/list-table.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { $preferences } from '../../preferences/preferences.ts'
import { Button } from '../../ui/button.tsx'
import { Room } from '../../ui/room.tsx'
import { Empty } from '../../ui/state.tsx'
import { GuestDialog } from './guest-dialog.tsx'
import { Retention } from './retention.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'customers.find'>>['rows'][number]

/** People are found, never listed: nobody looks through all of them. */
export function CustomersRoom() {
  const { w } = useWords(WORDS)
  const search = useSearch({ from: '/house/customers' })
  const columns = useColumns()
  const { site } = useStore($preferences)
  const [guest, setGuest] = useState(false)
  return (
    <Room title={w('customers')} actions={<Button onClick={() => setGuest(true)}>{w('guest')}</Button>}>
      <FoundList
        words={{ label: w('find'), hint: w('findHint'), button: w('findButton'), caption: w('customers') }}
        longest={120}
        search={search}
        name="customers.find"
        find={q => call('customers.find', { query: { q, ...(site !== undefined && { site }) } })}
        of={[site]}
        none={<Empty title={w('none')} text={w('noneText')} />}
        columns={columns}
        rowKey={row => row.id}
      />
      {!search.q && <Retention />}
      {guest && <GuestDialog onClose={() => setGuest(false)} />}
    </Room>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { t } = useI18n()
  const moment = useSiteMoment()
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
