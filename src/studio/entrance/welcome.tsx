import { startRegistration } from '@simplewebauthn/browser'
import { useMutation, useQuery } from '@tanstack/react-query'
import { Link, useNavigate } from '@tanstack/react-router'
import { useState } from 'react'
import { call, isRefusal } from '../calls/call.ts'
import { queries } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Field } from '../ui/field.tsx'
import { NewPassword, passwordTrouble } from '../ui/new-password.tsx'
import { FormError } from '../ui/form-error.tsx'
import { Answer } from '../ui/state.tsx'
import { Authenticator } from './authenticator.tsx'
import { Porch } from './porch.tsx'
import { asAnswer, asPasskeyOptions } from './passkey-formats.ts'

type Invitation = Awaited<ReturnType<typeof look>>

/** The link's secret stands behind `#`: it is sent to no server but in the call itself. */
const look = (token: string) => call('session.invitation', { body: { token } })

export function Welcome() {
  const token = location.hash.slice(1)
  const invitation = useQuery({ queryKey: ['invitation', token], queryFn: () => look(token), staleTime: Infinity })
  if (isRefusal(invitation.error, 'STAFF_LINK_INVALID')) return <Over reason={invitation.error.message} />
  return <Answer of={invitation}>{found => <Choice token={token} invitation={found} />}</Answer>
}

/** Used, or too old: whoever took it up before signs in, whoever did not asks for another. */
function Over({ reason }: { readonly reason: string }) {
  const { t } = useI18n()
  return (
    <Porch title={t('linkOver')}>
      <p>{reason}</p>
      <Link to="/" className="button wide">
        {t('toSignIn')}
      </Link>
    </Porch>
  )
}

function Choice({ token, invitation }: { readonly token: string; readonly invitation: Invitation }) {
  const { t } = useI18n()
  const navigate = useNavigate()
  const [name, setName] = useState(invitation.name)
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const onSuccess = async (me: unknown) => {
    queries.setQueryData(['session.read'], me)
    await navigate({ to: '/' })
  }
  const byPasskey = useMutation({
    async mutationFn() {
      const optionsJSON = asPasskeyOptions.registration(invitation.passkeyOptions)
      const passkey = asAnswer(await startRegistration({ optionsJSON }))
      return call('session.accept', { body: { token, name, passkey } })
    },
    onSuccess,
  })
  const byPassword = useMutation({
    mutationFn: () => call('session.accept', { body: { token, name, password, code } }),
    onSuccess,
  })
  const codeTrouble = isRefusal(byPassword.error, 'STAFF_CODE_WRONG') ? byPassword.error.message : undefined
  const weak = passwordTrouble(byPassword.error)
  return (
    <Porch title={t('welcomeTitle', { name: invitation.name })}>
      <p>{t('welcomeText', { email: invitation.email })}</p>
      <Field label={t('name')} autoComplete="name" required value={name} onChange={e => setName(e.target.value)} />
      <section className="choice">
        <h2>{t('usePasskey')}</h2>
        <p>{t('usePasskeyText')}</p>
        <Button look="primary" className="wide" disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
          {t('usePasskey')}
        </Button>
        <FormError error={byPasskey.error} />
      </section>
      <details className="choice">
        <summary>{t('usePassword')}</summary>
        <form
          className="stack"
          onSubmit={event => {
            event.preventDefault()
            byPassword.mutate()
          }}
        >
          <p>{t('usePasswordText')}</p>
          <Authenticator secret={invitation} />
          <NewPassword value={password} trouble={weak} onChange={setPassword} />
          <CodeField required value={code} trouble={codeTrouble} onChange={setCode} />
          {(codeTrouble ?? weak) === undefined && <FormError error={byPassword.error} />}
          <Button type="submit" className="wide" disabled={byPassword.isPending}>
            {t('accept')}
          </Button>
        </form>
      </details>
    </Porch>
  )
}
