import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED } from './order.ts'
import { WORDS } from './words.ts'

export function NoteForm({ number }: { readonly number: string }) {
  const { w } = useWords(WORDS)
  const [text, setText] = useState('')
  const note = useSend('orders.note', TOUCHED, 'form')
  const send = async () => {
    await note.mutateAsync([{ params: { number }, body: { text } }])
    setText('')
    notify(w('noteDone'))
  }
  return (
    <form
      className="note-form"
      onSubmit={event => {
        event.preventDefault()
        // Why it was refused stands in the form.
        send().catch(() => {})
      }}
    >
      <TextField
        label={w('noteLabel')}
        rows={2}
        required
        maxLength={2000}
        value={text}
        onChange={event => setText(event.target.value)}
      />
      <FormError error={note.error} />
      <Button type="submit" disabled={note.isPending}>
        {w('note')}
      </Button>
    </form>
  )
}
