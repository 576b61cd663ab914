import { useState } from 'react'
import { useI18n } from '#web/i18n/i18n.tsx'
import { usePasskeySupport } from '#web/session/use-passkey-support.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'

/** Shown only once the browser says that it can; the password serves everyone. */
export default function ProveByPasskey({ returnTo }: { returnTo: string }) {
  const { t } = useI18n()
  const usable = usePasskeySupport()
  const [failed, setFailed] = useState(false)
  const [asking, setAsking] = useState(false)
  if (!usable) return null
  async function prove() {
    setFailed(false)
    setAsking(true)
    try {
      const { proveByPasskey } = await import('#web/session/passkeys.ts')
      await proveByPasskey()
      location.assign(returnTo)
    } catch (error) {
      // Cancelled by the person, unknown to the shop, or no network.
      if (!(error instanceof Error)) throw error
      setFailed(true)
      setAsking(false)
    }
  }
  return (
    <div className="flex flex-col gap-5">
      {failed && <Notice kind="error">{t('account.passkeyFailed')}</Notice>}
      <Button look="secondary" wide loading={asking} onClick={() => void prove()}>
        {t('account.passkeyUse')}
      </Button>
    </div>
  )
}
