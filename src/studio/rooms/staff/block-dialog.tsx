import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  readonly person: { readonly id: string; readonly name: string }
  readonly busy: boolean
  readonly onClose: () => void
  readonly onBlock: (hadKeys: boolean) => void
}

/** Systems stand still without their keys: whoever blocks somebody reads before which ones those are. */
export function BlockDialog({ person, busy, onClose, onBlock }: Props) {
  const { t, number } = useI18n()
  const { id, name } = person
  const keys = useCall('keys.list', { query: { createdBy: id, state: 'active', limit: 200 } })
  const made = keys.data?.rows ?? []
  const count = number(made.length) + (keys.data?.next === undefined ? '' : '+')
  return (
    <Dialog title={t('blockTitle', { name })} text={t('blockText')} onClose={onClose}>
      {made.length > 0 && (
        <p>{t('keysTheyMade', { count, name, keys: made.map(key => `“${key.name}”`).join(', ') })}</p>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="danger" disabled={busy || keys.isPending} onClick={() => onBlock(made.length > 0)}>
          {t('block')}
        </Button>
      </div>
    </Dialog>
  )
}
