import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Conversation } from './conversation.ts'
import { WORDS } from './words.ts'

type Props = { readonly conversation: Conversation; readonly onClose: () => void }

export function AttachDialog({ conversation: { id, orderNumber }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [typed, setTyped] = useState(orderNumber ?? '')
  const attach = useSend('conversations.attach', TOUCHED, 'form')
  const send = async () => {
    const number = typed.trim()
    await attach.mutateAsync([{ params: { id }, body: number === '' ? {} : { orderNumber: number } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('attach')}
      text={w('attachText')}
      action={w('attach')}
      busy={attach.isPending}
      error={attach.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('order')}
        name="orderNumber"
        maxLength={64}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
    </FormDialog>
  )
}
