import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

export function HoldDialog({ order: { number }, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const [reason, setReason] = useState('')
  const hold = useSend('orders.hold', TOUCHED, 'form')
  const send = async () => {
    await hold.mutateAsync([{ params: { number }, body: { reason } }])
    notify(w('holdDone'))
    onClose()
  }
  return (
    <FormDialog
      title={w('hold')}
      text={w('holdText')}
      action={w('hold')}
      busy={hold.isPending}
      error={hold.error}
      send={send}
      onClose={onClose}
    >
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
