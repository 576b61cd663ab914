import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Empty } from '../../ui/state.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { PlaceField } from './place-field.tsx'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'counts.list'>>['rows'][number]

/** Counts that go on, and those that were booked. */
export function Counts() {
  const { w } = useWords(WORDS)
  const columns = useColumns()
  const mayChange = useMe().data?.permissions.includes('stock.write') ?? false
  const [starting, setStarting] = useState(false)
  const found = usePages('counts.list', after => call('counts.list', { query: after }))
  return (
    <>
      {mayChange && (
        <Button look="primary" onClick={() => setStarting(true)}>
          {w('startCount')}
        </Button>
      )}
      <Pages of={found} empty={<Empty title={w('noCounts')} />}>
        {rows => (
          <ListTable caption={w('view_counts')} columns={columns} rows={rows} rowKey={({ id }) => id} search={{}} />
        )}
      </Pages>
      {starting && <StartDialog onClose={() => setStarting(false)} />}
    </>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'name',
      label: w('count'),
      cell: row => (
        <Link to="/stock/counts/$id" params={{ id: row.id }}>
          {row.name}
        </Link>
      ),
    },
    { id: 'location', label: w('location'), cell: row => row.locationName },
    { id: 'state', label: w('state'), cell: row => w(`count_${row.state}`) },
    { id: 'pieces', label: w('pieces'), className: 'figure nowrap', cell: row => row.pieces },
    { id: 'at', label: w('when'), className: 'nowrap', cell: row => moment(row.createdAt) },
    { id: 'by', label: w('by'), cell: row => row.by ?? '' },
  ]
}

function StartDialog({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const navigate = useNavigate()
  const [chosen, setChosen] = useState('')
  const [name, setName] = useState('')
  const open = useSend('counts.open', ['counts.list'], 'form')
  const location = Number(chosen)
  const send = async () => {
    const { id } = await open.mutateAsync([{ body: { location, name } }])
    await navigate({ to: '/stock/counts/$id', params: { id } })
  }
  return (
    <FormDialog
      title={w('startCount')}
      text={w('startText')}
      action={w('startCount')}
      busy={open.isPending}
      why={needed([w('location'), location > 0], [w('countName'), name.trim() !== ''])}
      error={open.error}
      send={send}
      onClose={onClose}
    >
      <PlaceField label={w('location')} value={chosen} onChange={setChosen} />
      <Field
        label={w('countName')}
        hint={w('countNameHint')}
        maxLength={80}
        required
        value={name}
        onChange={event => setName(event.target.value)}
      />
    </FormDialog>
  )
}
