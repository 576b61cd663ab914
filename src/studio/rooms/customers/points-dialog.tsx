import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Props } from './customer.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

export function PointsDialog({ customer: { id }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const give = useSend('customers.addPoints', TOUCHED, 'form')
  const points = Number(typed)
  const send = async () => {
    const { state } = await give.mutateAsync([{ params: { id }, body: { points, reason } }])
    notify(w(state === 'given' ? 'pointsGiven' : 'pointsWait'))
    onClose()
  }
  return (
    <FormDialog
      title={w('points')}
      text={w('pointsText')}
      action={w('points')}
      busy={give.isPending}
      ready={Number.isInteger(points) && points !== 0}
      error={give.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('pointsAmount')}
        name="points"
        type="number"
        required
        step={1}
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
