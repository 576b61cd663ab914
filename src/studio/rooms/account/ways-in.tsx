import { startRegistration } from '@simplewebauthn/browser'
import { useMutation } from '@tanstack/react-query'
import { call } from '../../calls/call.ts'
import { askForProof } from '../../calls/proof.ts'
import { queries, useCall, useMe } from '../../calls/queries.ts'
import { asAnswer, asPasskeyOptions } from '../../entrance/passkey-formats.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'

export function Passkeys() {
  const { t } = useI18n()
  const add = useMutation({
    async mutationFn() {
      const options = await call('session.startPasskeyRegistration')
      const answer = await startRegistration({ optionsJSON: asPasskeyOptions.registration(options) })
      return call('session.addPasskey', { body: { answer: asAnswer(answer), name: t('passkey') } })
    },
    async onSuccess() {
      await queries.invalidateQueries({ queryKey: ['session.read'] })
      notify(t('passkeyAdded'))
    },
  })
  return (
    <section className="part">
      <h2>{t('passkey')}</h2>
      <Button disabled={add.isPending} onClick={() => add.mutate()}>
        {t('addPasskey')}
      </Button>
      <FormError error={add.error} />
    </section>
  )
}

/** A little less than a proof lives: there must be time to get to the sign-in. */
const STILL_FRESH_MS = 4 * 60_000

/** The company's own sign-in, where there is one: what it is for whoever is here, or the way to make it theirs. */
export function SingleSignOn() {
  const { t } = useI18n()
  const { data: me } = useMe()
  const { data: ways } = useCall('session.ways')
  const name = ways?.singleSignOn
  if (name === undefined || !me) return null
  const link = async () => {
    const proved = Date.parse(me.provedAt ?? '')
    if (Date.now() - proved < STILL_FRESH_MS || (await askForProof())) location.assign('/studio/sso?link=1')
  }
  return (
    <section className="part">
      <h2>{t('linkedSignOn')}</h2>
      {me.singleSignOn === 'none' ? (
        <Button onClick={() => void link()}>{t('linkSignOn', { name })}</Button>
      ) : (
        <p>{t(me.singleSignOn === 'linked' ? 'isLinked' : 'isGoverned', { name })}</p>
      )}
    </section>
  )
}
