import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { SentForm } from '../../ui/sent-form.tsx'
import { TOUCHED } from './order.ts'
import { WORDS } from './words.ts'

export function NoteForm({ number }: { readonly number: string }) {
  const { w } = useWords(WORDS)
  const [text, setText] = useState('')
  const [to, setTo] = useState('')
  const colleagues = useCall('orders.colleagues', { params: { number } })
  const note = useSend('orders.note', TOUCHED, 'form')
  const send = async () => {
    await note.mutateAsync([{ params: { number }, body: { text, ...(to !== '' && { to }) } }])
    setText('')
    setTo('')
    notify(w('noteDone'))
  }
  return (
    <SentForm className="note-form" send={send}>
      <TextField
        label={w('noteLabel')}
        name="text"
        rows={2}
        required
        maxLength={2000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <SelectField label={w('noteFor')} name="to" value={to} onChange={event => setTo(event.target.value)}>
        <option value="">{w('noteForAll')}</option>
        {colleagues.data?.colleagues.map(({ id, name }) => (
          <option key={id} value={id}>
            {name}
          </option>
        ))}
      </SelectField>
      <FormError error={note.error} />
      <Button type="submit" disabled={note.isPending}>
        {w('note')}
      </Button>
    </SentForm>
  )
}
