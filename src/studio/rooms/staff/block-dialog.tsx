import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'
import { useMadeKeys } from './use-made-keys.ts'

type Props = {
  readonly person: { readonly id: string; readonly name: string }
  readonly busy: boolean
  readonly onClose: () => void
  readonly onBlock: (hadKeys: boolean) => void
}

export function BlockDialog({ person, busy, onClose, onBlock }: Props) {
  const { t } = useI18n()
  const { id, name } = person
  const made = useMadeKeys(id)
  return (
    <Dialog title={t('blockTitle', { name })} text={t('blockText')} onClose={onClose}>
      {made.isAny && <p>{t('keysTheyMade', { ...made.told, name })}</p>}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="danger" disabled={busy || made.isPending} onClick={() => onBlock(made.isAny)}>
          {t('block')}
        </Button>
      </div>
    </Dialog>
  )
}
