import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import { call, isRefusal } from '../../calls/call.ts'
import { useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { AuthenticatorDialog } from './authenticator-dialog.tsx'
import { PasswordDialog } from './password-dialog.tsx'

/** A password signs nobody in without an authenticator, but in the demo shop: who has neither sets up both at once. */
export function Secrets() {
  const { t } = useI18n()
  const { data: me } = useMe()
  if (!me) return null
  const passwordAlone = me.hasAuthenticator || me.demo
  return (
    <section className="part">
      <h2>{t('passwordWithCode')}</h2>
      <ul className="sessions">
        {passwordAlone && <PasswordRow has={me.hasPassword} />}
        <AuthenticatorRow has={me.hasAuthenticator} withPassword={!me.hasPassword || !passwordAlone} />
      </ul>
    </section>
  )
}

function PasswordRow({ has }: { readonly has: boolean }) {
  const { t } = useI18n()
  const [open, setOpen] = useState(false)
  const action = t(has ? 'changePassword' : 'choosePassword')
  return (
    <li>
      <Way name={t('password')} has={has} />
      <Button onClick={() => setOpen(true)}>{action}</Button>
      {open && <PasswordDialog title={action} onClose={() => setOpen(false)} />}
    </li>
  )
}

type AuthenticatorProps = { readonly has: boolean; readonly withPassword: boolean }

/** Asked for before the dialog opens: it needs a proof, and nothing is to be seen without one. */
function AuthenticatorRow({ has, withPassword }: AuthenticatorProps) {
  const { t } = useI18n()
  const start = useMutation({ mutationFn: () => call('session.startAuthenticator') })
  const action = t(has ? 'changeAuthenticator' : withPassword ? 'addPasswordWithCode' : 'addAuthenticator')
  const unproved = isRefusal(start.error, 'STAFF_PROOF_REQUIRED')
  return (
    <li>
      <Way name={t(withPassword && !has ? 'passwordWithCode' : 'authenticator')} has={has} />
      <Button disabled={start.isPending} onClick={() => start.mutate()}>
        {action}
      </Button>
      {start.error && !unproved && <FormError error={start.error} />}
      {start.data && (
        <AuthenticatorDialog
          title={action}
          replaces={has}
          offer={start.data}
          withPassword={withPassword}
          onClose={start.reset}
        />
      )}
    </li>
  )
}

function Way({ name, has }: { readonly name: string; readonly has: boolean }) {
  const { t } = useI18n()
  return (
    <span>
      {name}
      <span className="second">{t(has ? 'secretThere' : 'secretMissing')}</span>
    </span>
  )
}
