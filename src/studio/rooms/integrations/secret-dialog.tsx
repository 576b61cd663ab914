import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notices.tsx'
import { WORDS } from './words.ts'

type Props = { readonly name: string; readonly secret: string; readonly onClose: () => void }

/** Shown this once. */
export function SecretDialog({ name, secret, onClose }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  return (
    <Dialog title={name} text={w('secretText')} onClose={onClose}>
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
