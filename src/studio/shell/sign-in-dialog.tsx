import { useStore } from '@nanostores/react'
import { $signIn } from '../calls/signed-in-again.ts'
import { queries, useMe } from '../calls/queries.ts'
import { WaysIn } from '../entrance/sign-in.tsx'
import { useI18n } from '../i18n/i18n.tsx'
import { Dialog } from '../ui/dialog.tsx'

/** A session has ended: whoever signs in goes on where they were. Somebody else begins anew, and does nothing that another began. */
export function SignInDialog() {
  const { t } = useI18n()
  const asked = useStore($signIn)
  const { data: before } = useMe()
  if (!asked) return null
  const leave = (isSame: boolean, me: unknown) => {
    queries.setQueryData(['session.read'], me)
    asked.settle(isSame)
  }
  return (
    <Dialog title={t('signInTitle')} text={t('sessionEnded')} comesByItself onClose={() => leave(false, null)}>
      <div className="stack">
        <WaysIn onEnter={me => leave(me.id === before?.id, me)} />
      </div>
    </Dialog>
  )
}
