import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

export function BirthDateDialog({ customer, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [birthDate, setBirthDate] = useState(customer.birthDate ?? '')
  const [reason, setReason] = useState('')
  const save = useSend('customers.setBirthDate', TOUCHED, 'form')
  const send = async () => {
    await save.mutateAsync([{ params: { id: customer.id }, body: { birthDate, reason } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('birthDate')}
      text={w('birthDateText')}
      action={w('save')}
      busy={save.isPending}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('birthDateShort')}
        name="birthDate"
        type="date"
        required
        value={birthDate}
        onChange={event => setBirthDate(event.target.value)}
      />
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
