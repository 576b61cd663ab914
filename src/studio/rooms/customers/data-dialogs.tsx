import { useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { saveAs } from '../../tasks/save-as.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import type { Props } from './customer.ts'
import { KeptList, UnreadOrders } from './kept-list.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

export function ExportDialog({ customer: { id }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [reason, setReason] = useState('')
  const handOut = useSend('customers.export', [], 'form')
  const { t } = useI18n()
  const send = async () => {
    const { data, unread: missing } = await handOut.mutateAsync([{ params: { id }, body: { reason } }])
    await saveAs(`${id}.json`, JSON.stringify(data, null, 2))
    if (missing.length === 0) onClose()
  }
  const unread = handOut.data?.unread ?? []
  if (unread.length > 0)
    return (
      <Dialog title={w('export')} onClose={onClose}>
        <UnreadOrders numbers={unread} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('close')}</Button>
        </div>
      </Dialog>
    )
  return (
    <FormDialog
      title={w('export')}
      text={w('exportText')}
      action={w('export')}
      busy={handOut.isPending}
      error={handOut.error}
      send={send}
      onClose={onClose}
    >
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}

export function EraseDialog({ customer: { id }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const navigate = useNavigate()
  const [email, setEmail] = useState('')
  const [reason, setReason] = useState('')
  const erase = useSend('customers.erase', [], 'form')
  if (erase.data)
    return (
      <Dialog title={w('erase')} onClose={() => void navigate({ to: '/customers' })}>
        <KeptList kept={erase.data.kept} />
        <div className="dialog-actions">
          <Button onClick={() => void navigate({ to: '/customers' })}>{t('close')}</Button>
        </div>
      </Dialog>
    )
  return (
    <FormDialog
      title={w('erase')}
      text={w('eraseText')}
      action={w('erase')}
      danger
      busy={erase.isPending}
      error={erase.error}
      send={() => erase.mutateAsync([{ params: { id }, body: { email, reason } }])}
      onClose={onClose}
    >
      <Field
        label={w('eraseEmail')}
        name="email"
        type="email"
        required
        autoComplete="off"
        value={email}
        onChange={event => setEmail(event.target.value)}
      />
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
