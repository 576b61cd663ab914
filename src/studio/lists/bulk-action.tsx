import { useState } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { watchTask } from '../tasks/tasks.ts'
import { Button } from '../ui/button.tsx'
import { Confirm } from '../ui/dialog.tsx'

type Props = {
  readonly label: string
  readonly title: string
  readonly text: string
  readonly begin: () => Promise<{ readonly id: string }>
}

/** On all of a query: asked about first, because the list shows only some of it. Then it runs by itself. */
export function BulkAction({ label, title, text, begin }: Props) {
  const { t } = useI18n()
  const [asked, setAsked] = useState(false)
  const [busy, setBusy] = useState(false)
  const go = async () => {
    setBusy(true)
    try {
      watchTask((await begin()).id)
      setAsked(false)
    } finally {
      setBusy(false)
    }
  }
  return (
    <>
      <Button onClick={() => setAsked(true)}>{label}</Button>
      {asked && (
        <Confirm
          title={title}
          text={text}
          action={t('goOn')}
          busy={busy}
          onClose={() => setAsked(false)}
          // A refusal closes nothing: the question stays open.
          onConfirm={() => void go().catch(() => {})}
        />
      )}
    </>
  )
}
