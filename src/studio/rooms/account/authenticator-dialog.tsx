import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { isRefusal } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { Authenticator } from '../../entrance/authenticator.tsx'
import { useI18n } from '../../i18n/i18n.tsx'
import { CodeField } from '../../ui/code-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { NewPassword, passwordTrouble } from '../../ui/new-password.tsx'
import { notify } from '../../ui/notices.tsx'

type Props = {
  readonly title: string
  readonly offer: OutputOf<StaffEndpointOf<'session.startAuthenticator'>>
  readonly replaces: boolean
  readonly withPassword: boolean
  readonly onClose: () => void
}

/** A new secret to scan, and the first code of it, which puts it in force. */
export function AuthenticatorDialog({ title, offer, replaces, withPassword, onClose }: Props) {
  const { t } = useI18n()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const put = useSend('session.setAuthenticator', ['session.read', 'session.list'], 'form')
  const send = async () => {
    await put.mutateAsync([{ body: { token: offer.token, code, ...(withPassword && { password }) } }])
    notify(t('authenticatorChanged'))
    onClose()
  }
  const wrongCode = isRefusal(put.error, 'STAFF_CODE_WRONG') ? put.error.message : undefined
  const weak = passwordTrouble(put.error)
  return (
    <FormDialog
      title={title}
      text={t('usePasswordText')}
      action={t('save')}
      busy={put.isPending}
      error={(wrongCode ?? weak) === undefined ? put.error : null}
      send={send}
      onClose={onClose}
    >
      <Authenticator secret={offer} />
      {withPassword && <NewPassword label={t('newPassword')} value={password} trouble={weak} onChange={setPassword} />}
      <CodeField required value={code} trouble={wrongCode} onChange={setCode} />
      <p className="hint">
        {replaces && `${t('oldUntilNew')} `}
        {t('otherSessionsEnd')}
      </p>
    </FormDialog>
  )
}
