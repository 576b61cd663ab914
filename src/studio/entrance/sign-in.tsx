import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { call, isRefusal } from '../calls/call.ts'
import { queries, useCall } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Field } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import { Porch } from './porch.tsx'
import { signInWithPasskey } from './sign-in-with-passkey.ts'

type Me = OutputOf<StaffEndpointOf<'session.signIn'>>

export function SignIn() {
  const { t } = useI18n()
  return (
    <Porch title={t('signInTitle')}>
      <WaysIn onEnter={me => queries.setQueryData(['session.read'], me)} />
      <p className="hint">{t('lostWay')}</p>
    </Porch>
  )
}

/** Every way in that there is. */
export function WaysIn({ onEnter }: { readonly onEnter: (me: Me) => void }) {
  const { t } = useI18n()
  const [email, setEmail] = useState('')
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const byPassword = useMutation({
    mutationFn: () => call('session.signIn', { body: { email, password, ...(code !== '' && { code }) } }),
    onSuccess: onEnter,
  })
  const byPasskey = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: onEnter,
  })
  const ways = useCall('session.ways')
  const refused = new URLSearchParams(location.search).get('sso') === 'refused'
  const needsCode = code !== '' || isRefusal(byPassword.error, 'STAFF_CODE_REQUIRED')
  return (
    <>
      <Button look="primary" className="wide" disabled={byPasskey.isPending} onClick={() => byPasskey.mutate()}>
        {t('withPasskey')}
      </Button>
      {ways.data?.singleSignOn !== undefined && (
        <a className="button wide" href={`${STUDIO_ADDRESSES.signOn}?to=${encodeURIComponent(location.pathname)}`}>
          {t('withSingleSignOn', { name: ways.data.singleSignOn })}
        </a>
      )}
      {refused && (
        <p className="form-error" role="alert">
          {t('ssoRefused')}
        </p>
      )}
      <p className="or">{t('orPassword')}</p>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          byPassword.mutate()
        }}
      >
        <Field
          label={t('email')}
          type="email"
          autoComplete="username webauthn"
          required
          value={email}
          onChange={event => setEmail(event.target.value)}
        />
        <Field
          label={t('password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        {needsCode && <CodeField value={code} onChange={setCode} />}
        {ways.data?.demo && <p className="hint">{t('demoHint')}</p>}
        <FormError error={byPassword.error ?? byPasskey.error} />
        <Button type="submit" className="wide" disabled={byPassword.isPending}>
          {t('signIn')}
        </Button>
      </form>
    </>
  )
}
