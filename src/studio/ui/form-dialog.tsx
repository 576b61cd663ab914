import type { ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { FormError } from './form-error.tsx'
import { SentForm } from './sent-form.tsx'

type Props = {
  readonly title: string
  readonly text: string | undefined
  readonly action: string
  /** What leaves everything as it is, where to cancel would mean something else. */
  readonly dismiss?: string
  readonly danger?: boolean
  readonly busy: boolean
  readonly ready?: boolean
  /** What keeps it from being sent yet. */
  readonly why?: string | undefined
  readonly error: Error | null
  readonly send: () => Promise<unknown>
  readonly onClose: () => void
  readonly wide?: boolean
  readonly children: ReactNode
}

/** Asks what is needed, and says why it was refused where it was asked. */
export function FormDialog({
  action,
  dismiss,
  danger = false,
  busy,
  ready = true,
  why,
  error,
  send,
  children,
  ...dialog
}: Props) {
  const { t } = useI18n()
  return (
    <Dialog {...dialog}>
      <SentForm className="stack" send={send}>
        {children}
        <div className="dialog-actions">
          <FormError error={error} />
          <Button onClick={dialog.onClose}>{dismiss ?? t('cancel')}</Button>
          <Button look={danger ? 'danger' : 'primary'} type="submit" disabled={!ready} busy={busy} why={why}>
            {action}
          </Button>
        </div>
      </SentForm>
    </Dialog>
  )
}
