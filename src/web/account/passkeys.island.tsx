import { useEffect, useState } from 'react'
import { dateFormat } from '#domain/sites/formats.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { addPasskey, listPasskeys, ProofRequired, removePasskey, type Passkey } from '#web/session/passkeys.ts'
import { usePasskeySupport } from '#web/session/use-passkey-support.ts'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Text } from '#web/ui/text.tsx'
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts'

/** The passkeys of the account. Without script there is nothing to do here, and the password serves. */
export default function Passkeys({ proveAt }: { proveAt: string }) {
  const { bcp47, t } = useI18n()
  const [passkeys, setPasskeys] = useState<Passkey[]>([])
  const usable = usePasskeySupport()
  const [failed, setFailed] = useState(false)
  const [busy, setBusy] = useState(false)
  const head = useFocusAfterRemoval<HTMLDivElement>(passkeys.length)
  useEffect(() => {
    listPasskeys().then(setPasskeys, () => setFailed(true))
  }, [])
  const attempt = async (work: () => Promise<unknown>) => {
    if (busy) return
    setFailed(false)
    setBusy(true)
    try {
      await work()
      setPasskeys(await listPasskeys())
    } catch (error) {
      // Cancelled by the person, or no network.
      if (!(error instanceof Error)) throw error
      if (error instanceof ProofRequired) location.assign(proveAt)
      else setFailed(true)
    } finally {
      setBusy(false)
    }
  }
  const dateOf = (iso: string) => dateFormat(bcp47, { dateStyle: 'medium' }).format(new Date(iso))
  return (
    <div ref={head} tabIndex={-1} className="flex flex-col items-start gap-4 outline-none">
      <Text quiet>{t('account.passkeysText')}</Text>
      {failed && <Notice kind="error">{t('account.passkeyFailed')}</Notice>}
      <ul className="w-full divide-y divide-stone-300 empty:hidden">
        {passkeys.map(({ id, name, createdAt }) => (
          <li key={id} className="flex justify-between gap-4 py-3">
            <span>
              {name}, {dateOf(createdAt)}
            </span>
            <button
              type="button"
              aria-label={`${t('account.remove')}: ${name}`}
              className="py-2 text-sm underline underline-offset-4"
              onClick={() => void attempt(() => removePasskey(id))}
            >
              {t('account.remove')}
            </button>
          </li>
        ))}
      </ul>
      <Button
        look="secondary"
        disabled={!usable}
        loading={busy}
        onClick={() => void attempt(() => addPasskey(t('account.passkeyName')))}
      >
        {t('account.passkeyAdd')}
      </Button>
    </div>
  )
}
