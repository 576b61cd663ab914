import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NewPassword, passwordTrouble } from '../../ui/new-password.tsx'
import { notify } from '../../ui/notices.tsx'

export function PasswordDialog({ title, onClose }: { readonly title: string; readonly onClose: () => void }) {
  const { t } = useI18n()
  const [password, setPassword] = useState('')
  const change = useSend('session.changePassword', ['session.read', 'session.list'], 'form')
  const send = async () => {
    await change.mutateAsync([{ body: { password } }])
    notify(t('passwordChanged'))
    onClose()
  }
  const trouble = passwordTrouble(change.error)
  return (
    <FormDialog
      title={title}
      text={t('otherSessionsEnd')}
      action={t('save')}
      busy={change.isPending}
      error={trouble === undefined ? change.error : null}
      send={send}
      onClose={onClose}
    >
      <NewPassword label={t('newPassword')} value={password} trouble={trouble} onChange={setPassword} />
    </FormDialog>
  )
}
