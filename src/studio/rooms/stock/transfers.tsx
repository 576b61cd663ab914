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
import { Field, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { Empty } from '../../ui/state.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { PlaceField } from './place-field.tsx'
import { typedLines } from './typed-lines.ts'
import { WORDS } from './words.ts'

type Row = OutputOf<StaffEndpointOf<'transfers.list'>>['rows'][number]

/** From one location to another. */
export function Transfers() {
  const { w } = useWords(WORDS)
  const columns = useColumns()
  const mayChange = useMe().data?.permissions.includes('stock.write') ?? false
  const [drafting, setDrafting] = useState(false)
  const found = usePages('transfers.list', after => call('transfers.list', { query: after }))
  return (
    <>
      {mayChange && (
        <Button look="primary" onClick={() => setDrafting(true)}>
          {w('draftTransfer')}
        </Button>
      )}
      <Pages of={found} empty={<Empty title={w('noTransfers')} />}>
        {rows => (
          <ListTable caption={w('view_transfers')} columns={columns} rows={rows} rowKey={({ id }) => id} search={{}} />
        )}
      </Pages>
      {drafting && <DraftDialog onClose={() => setDrafting(false)} />}
    </>
  )
}

function useColumns(): readonly [Column<Row>, ...Column<Row>[]] {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  return [
    {
      id: 'way',
      label: w('transfer'),
      cell: row => (
        <Link to="/stock/transfers/$id" params={{ id: row.id }}>
          {row.fromName} → {row.toName}
        </Link>
      ),
    },
    { id: 'state', label: w('state'), cell: row => w(`transfer_${row.state}`) },
    { id: 'pieces', label: w('pieces'), className: 'figure nowrap', cell: row => row.pieces },
    { id: 'received', label: w('received'), className: 'figure nowrap', cell: row => row.received ?? '' },
    { id: 'at', label: w('when'), className: 'nowrap', cell: row => moment(row.createdAt) },
    { id: 'note', label: w('note'), cell: row => row.note },
  ]
}

function DraftDialog({ onClose }: { readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const navigate = useNavigate()
  const [from, setFrom] = useState('')
  const [to, setTo] = useState('')
  const [note, setNote] = useState('')
  const [typed, setTyped] = useState('')
  const draft = useSend('transfers.draft', ['transfers.list'], 'form')
  const lines = typedLines(typed)
  const send = async () => {
    const body = { from: Number(from), to: Number(to), note, lines: lines ?? [] }
    const { id } = await draft.mutateAsync([{ body }])
    await navigate({ to: '/stock/transfers/$id', params: { id } })
  }
  return (
    <FormDialog
      title={w('draftTransfer')}
      text={w('draftText')}
      action={w('draftTransfer')}
      busy={draft.isPending}
      why={
        from !== '' && from === to
          ? w('samePlace')
          : needed([w('fromPlace'), from !== ''], [w('toPlace'), to !== ''], [w('lines'), lines !== undefined])
      }
      error={draft.error}
      send={send}
      onClose={onClose}
    >
      <PlaceField label={w('fromPlace')} value={from} all onChange={setFrom} />
      <PlaceField label={w('toPlace')} value={to} all onChange={setTo} />
      <TextField
        label={w('lines')}
        hint={w('linesHint')}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <Field label={w('note')} maxLength={200} value={note} onChange={event => setNote(event.target.value)} />
    </FormDialog>
  )
}
