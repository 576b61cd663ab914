import { STUDIO_ADDRESSES } from '#domain/staff/studio-addresses.ts'
import { askForProof } from '../../calls/proof.ts'
import { useCall, useMe } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'

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
    if (Date.now() - proved < STILL_FRESH_MS || (await askForProof()))
      location.assign(`${STUDIO_ADDRESSES.signOn}?link=1`)
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
