import { useStore } from '@nanostores/react'
import { useMutation } from '@tanstack/react-query'
import { useEffect, useState } from 'react'
import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { call, isRefusal } from '../calls/call.ts'
import { $proof, hearProved } from '../calls/proof.ts'
import { queries, useCall, useMe } from '../calls/queries.ts'
import { signInWithPasskey } from '../entrance/sign-in-with-passkey.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { CodeField } from '../ui/code-field.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'

export function ProofDialog() {
  const asked = useStore($proof)
  return asked ? <Proof settle={asked.settle} /> : null
}

function Proof({ settle }: { readonly settle: (proved: boolean) => void }) {
  const { t } = useI18n()
  const { data: me } = useMe()
  const [password, setPassword] = useState('')
  const [code, setCode] = useState('')
  const done = async () => {
    await queries.invalidateQueries({ queryKey: ['session.read'] })
    settle(true)
  }
  const ways = useCall('session.ways')
  useEffect(() => hearProved(() => void done()))
  const byPassword = useMutation({
    mutationFn: () => call('session.prove', { body: { password, ...(code !== '' && { code }) } }),
    onSuccess: done,
  })
  const byPasskey = useMutation({
    mutationFn: signInWithPasskey,
    onSuccess: done,
  })
  const needsCode = code !== '' || isRefusal(byPassword.error, 'STAFF_CODE_REQUIRED')
  return (
    <Dialog title={t('proofTitle')} text={t('proofText')} onClose={() => settle(false)}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          byPassword.mutate()
        }}
      >
        {ways.data?.singleSignOn !== undefined && me?.way === 'oidc' && (
          <Button
            look="primary"
            onClick={() => open(`${STUDIO_ADDRESSES.signOn}?proof=1`, '_blank', 'popup,width=520,height=720')}
          >
            {t('withSingleSignOn', { name: ways.data.singleSignOn })}
          </Button>
        )}
        {me?.hasPasskey && <Button onClick={() => byPasskey.mutate()}>{t('withPasskey')}</Button>}
        <Field
          label={t('password')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={event => setPassword(event.target.value)}
        />
        {needsCode && <CodeField value={code} onChange={setCode} />}
        <FormError error={byPassword.error ?? byPasskey.error} />
        <div className="dialog-actions">
          <Button onClick={() => settle(false)}>{t('cancel')}</Button>
          <Button look="primary" type="submit" disabled={byPassword.isPending}>
            {t('goOn')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
