import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { call } from '../../calls/call.ts'
import { queries, useCall, useSend } from '../../calls/queries.ts'
import { asAnswer, asPasskeyOptions } from '../../entrance/passkey-formats.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Confirm } from '../../ui/dialog.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { Answer } from '../../ui/state.tsx'
import { browserName } from './browser-name.ts'

type Passkey = OutputOf<StaffEndpointOf<'session.passkeys'>>['passkeys'][number]

export function Passkeys() {
  const { t } = useI18n()
  const passkeys = useCall('session.passkeys')
  const [removing, setRemoving] = useState<Passkey>()
  return (
    <section className="part">
      <h2>{t('passkey')}</h2>
      <Answer of={passkeys}>{list => <PasskeyList passkeys={list.passkeys} onRemove={setRemoving} />}</Answer>
      <AddPasskey />
      {removing && <RemovePasskey target={removing} onClose={() => setRemoving(undefined)} />}
    </section>
  )
}

type ListProps = { readonly passkeys: readonly Passkey[]; readonly onRemove: (passkey: Passkey) => void }

function PasskeyList({ passkeys, onRemove }: ListProps) {
  const { t, moment } = useI18n()
  return (
    <ul className="sessions">
      {passkeys.map(passkey => (
        <li key={passkey.id}>
          <span>
            {passkey.name}
            <span className="second">
              {t('passkeySince', { moment: moment(passkey.createdAt) })}
              {passkey.usedAt !== undefined && ` · ${t('passkeyUsed', { moment: moment(passkey.usedAt) })}`}
            </span>
          </span>
          <Button
            look="quiet"
            aria-label={t('removePasskey', { name: passkey.name })}
            onClick={() => onRemove(passkey)}
          >
            {t('remove')}
          </Button>
        </li>
      ))}
    </ul>
  )
}

function AddPasskey() {
  const { t } = useI18n()
  const add = useMutation({
    async mutationFn() {
      const options = await call('session.startPasskeyRegistration')
      const answer = await startRegistration({ optionsJSON: asPasskeyOptions.registration(options) })
      return call('session.addPasskey', { body: { answer: asAnswer(answer), name: browserName(navigator.userAgent) } })
    },
    async onSuccess() {
      for (const name of ['session.read', 'session.passkeys']) await queries.invalidateQueries({ queryKey: [name] })
      notify(t('passkeyAdded'))
    },
  })
  return (
    <>
      <Button disabled={add.isPending} onClick={() => add.mutate()}>
        {t('addPasskey')}
      </Button>
      <FormError error={add.error} />
    </>
  )
}

function RemovePasskey({ target, onClose }: { readonly target: Passkey; readonly onClose: () => void }) {
  const { t } = useI18n()
  const remove = useSend('session.removePasskey', ['session.passkeys', 'session.read', 'session.list'])
  const end = async () => {
    await remove.mutateAsync([{ params: { passkeyId: target.id } }])
    notify(t('passkeyRemoved'))
    onClose()
  }
  return (
    <Confirm
      title={t('removePasskey', { name: target.name })}
      text={t('removePasskeyText')}
      action={t('remove')}
      busy={remove.isPending}
      onClose={onClose}
      onConfirm={() => void end()}
    />
  )
}
