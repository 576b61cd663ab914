import { Dialog as Base } from '@base-ui/react/dialog'
import { useRef, type ReactNode } from 'react'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from './button.tsx'

type Props = {
  readonly title: string
  readonly text?: string | undefined
  readonly onClose: () => void
  readonly wide?: boolean
  /** It comes by itself, perhaps into a sentence: no key that was meant for the page presses anything in it. */
  readonly comesByItself?: boolean
  readonly children: ReactNode
}

/** Open for as long as it is rendered. A click beside it closes nothing: it may be the second of two, or cost what was typed. */
export function Dialog({ title, text, onClose, wide = false, comesByItself = false, children }: Props) {
  const popup = useRef<HTMLDivElement>(null)
  return (
    <Base.Root open disablePointerDismissal onOpenChange={open => !open && onClose()}>
      <Base.Portal>
        <Base.Backdrop className="backdrop" />
        <Base.Popup
          ref={popup}
          className={wide ? 'dialog dialog-wide' : 'dialog'}
          {...(comesByItself && { initialFocus: popup })}
        >
          <Base.Title className="dialog-title">{title}</Base.Title>
          {text !== undefined && <Base.Description className="dialog-text">{text}</Base.Description>}
          {children}
        </Base.Popup>
      </Base.Portal>
    </Base.Root>
  )
}

type ConfirmProps = Omit<Props, 'children'> & {
  readonly action: string
  readonly busy: boolean
  readonly onConfirm: () => void
}

/** For what cannot be undone, or should be thought about. */
export function Confirm({ action, busy, onConfirm, ...props }: ConfirmProps) {
  const { t } = useI18n()
  return (
    <Dialog {...props}>
      <div className="dialog-actions">
        <Button onClick={props.onClose}>{t('cancel')}</Button>
        <Button look="danger" busy={busy} onClick={onConfirm}>
          {action}
        </Button>
      </div>
    </Dialog>
  )
}
