import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

export function MergeDialog({ customer: { id, duplicates }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [other, setOther] = useState(duplicates[0]?.id ?? '')
  const [reason, setReason] = useState('')
  const merge = useSend('customers.merge', TOUCHED)
  const send = async () => {
    await merge.mutateAsync([{ params: { id }, body: { other: other.trim(), reason } }])
    notify(w('merged'))
    onClose()
  }
  return (
    <FormDialog
      title={w('merge')}
      text={w('mergeText')}
      action={w('merge')}
      danger
      busy={merge.isPending}
      error={merge.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('mergeOther')}
        required
        list="duplicates"
        value={other}
        onChange={event => setOther(event.target.value)}
      />
      <datalist id="duplicates">
        {duplicates.map(each => (
          <option key={each.id} value={each.id}>
            {each.email}
          </option>
        ))}
      </datalist>
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
