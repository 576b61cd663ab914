import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { SelectField, TextField } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { TOUCHED, type Conversation } from './conversation.ts'
import { WORDS } from './words.ts'

type Props = { readonly conversation: Conversation; readonly onClose: () => void }

/** Who of the colleagues sees to it from now on, and what they should know. */
export function HandOverDialog({ conversation: { id }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [to, setTo] = useState('')
  const [word, setWord] = useState('')
  const colleagues = useCall('conversations.colleagues', { params: { id } })
  const handOver = useSend('conversations.handOver', TOUCHED, 'form')
  const send = async () => {
    await handOver.mutateAsync([{ params: { id }, body: { to, word } }])
    notify(w('handedOver'))
    onClose()
  }
  return (
    <FormDialog
      title={w('handOver')}
      text={w('handOverText')}
      action={w('handOver')}
      busy={handOver.isPending}
      ready={to !== ''}
      error={handOver.error}
      send={send}
      onClose={onClose}
    >
      <Answer of={colleagues}>
        {found => (
          <SelectField label={w('handOverTo')} name="to" value={to} onChange={event => setTo(event.target.value)}>
            <option value="" disabled>
              –
            </option>
            {found.colleagues.map(each => (
              <option key={each.id} value={each.id}>
                {each.name}
              </option>
            ))}
          </SelectField>
        )}
      </Answer>
      <TextField
        label={w('handOverWord')}
        name="word"
        required
        maxLength={2000}
        value={word}
        onChange={event => setWord(event.target.value)}
      />
    </FormDialog>
  )
}
