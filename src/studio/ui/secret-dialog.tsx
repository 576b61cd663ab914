import { useI18n } from '../i18n/i18n.tsx'
import { Button } from './button.tsx'
import { Dialog } from './dialog.tsx'
import { Field } from './field.tsx'
import { notify } from './notices.tsx'

type Props = {
  readonly name: string
  readonly text: string
  readonly secret: string
  readonly onClose: () => void
}

/** Shown this once. */
export function SecretDialog({ name, text, secret, onClose }: Props) {
  const { t } = useI18n()
  return (
    <Dialog title={name} text={text} onClose={onClose}>
      <Field label={t('secret')} readOnly value={secret} onFocus={event => event.target.select()} />
      <div className="dialog-actions">
        <Button
          look="primary"
          onClick={() => void navigator.clipboard.writeText(secret).then(() => notify(t('copied')))}
        >
          {t('copy')}
        </Button>
        <Button onClick={onClose}>{t('close')}</Button>
      </div>
    </Dialog>
  )
}
