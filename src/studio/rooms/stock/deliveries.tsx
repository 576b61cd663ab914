import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { useMe, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ListTable, type Column } from '../../lists/list-table.tsx'
import { Pages } from '../../lists/pages.tsx'
import { usePages } from '../../lists/use-pages.ts'
import { Button } from '../../ui/button.tsx'
import { Field, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Empty } from '../../ui/state.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { PlaceField } from './place-field.tsx'
import { TOUCHED } from './stock.ts'
import { typedLines } from './typed-lines.ts'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'deliveries.list'>>['rows'][number]

/** What suppliers send, the next first. */
export function Deliveries() {
  const { w } = useWords(WORDS)
  const columns = useColumns()
  const mayChange = useMe().data?.permissions.includes('stock.write') ?? false
  const [announcing, setAnnouncing] = useState(false)
  const found = usePages('deliveries.list', after => call('deliveries.list', { query: after }))
  return (
    <>
      {mayChange && (
        <Button look="primary" onClick={() => setAnnouncing(true)}>
          {w('announce')}
        </Button>
      )}
      <Pages of={found} empty={<Empty title={w('noDeliveries')} />}>
        {rows => (
          <ListTable caption={w('view_deliveries')} columns={columns} rows={rows} rowKey={({ id }) => id} search={{}} />
        )}
      </Pages>
      {announcing && <AnnounceDialog onClose={() => setAnnouncing(false)} />}
    </>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const { w } = useWords(WORDS)
  return [
    {
      id: 'reference',
      label: w('delivery'),
      cell: row => (
        <Link to="/stock/deliveries/$id" params={{ id: row.id }}>
          {row.reference === '' ? row.id : row.reference}
        </Link>
      ),
    },
    { id: 'expectedOn', label: w('expectedOn'), className: 'nowrap', cell: row => row.expectedOn },
    { id: 'state', label: w('state'), cell: row => w(`delivery_${row.state}`) },
    { id: 'location', label: w('location'), cell: row => row.locationName },
    { id: 'expected', label: w('expected'), className: 'figure nowrap', cell: row => row.expected },
    { id: 'received', label: w('received'), className: 'figure nowrap', cell: row => row.received },
  ]
}

function AnnounceDialog({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const [place, setPlace] = useState('')
  const [expectedOn, setExpectedOn] = useState('')
  const [reference, setReference] = useState('')
  const [typed, setTyped] = useState('')
  const announce = useSend('deliveries.announce', [...TOUCHED, 'deliveries.list'], 'form')
  const lines = typedLines(typed)
  const send = async () => {
    await announce.mutateAsync([{ body: { location: Number(place), reference, expectedOn, lines: lines ?? [] } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('announce')}
      text={w('announceText')}
      action={w('announce')}
      busy={announce.isPending}
      why={needed(
        [w('location'), place !== ''],
        [w('expectedOn'), expectedOn !== ''],
        [w('lines'), lines !== undefined],
      )}
      error={announce.error}
      send={send}
      onClose={onClose}
    >
      <PlaceField label={w('location')} value={place} onChange={setPlace} />
      <Field
        label={w('expectedOn')}
        type="date"
        value={expectedOn}
        onChange={event => setExpectedOn(event.target.value)}
      />
      <Field
        label={w('reference')}
        maxLength={80}
        value={reference}
        onChange={event => setReference(event.target.value)}
      />
      <TextField
        label={w('lines')}
        hint={w('linesHint')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
