import { useState } from 'react'
import { useCall } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { Button } from '../../ui/button.tsx'
import { Dialog } from '../../ui/dialog.tsx'

type Props = {
  readonly person: { readonly id: string; readonly name: string }
  readonly busy: boolean
  readonly onClose: () => void
  readonly onBlock: (endKeys: boolean) => void
}

/** Keys are other systems, and outlive who made them: whoever blocks somebody is asked about them. */
export function BlockDialog({ person, busy, onClose, onBlock }: Props) {
  const { t } = useI18n()
  const keys = useCall('keys.list', { query: { createdBy: person.id, state: 'active', limit: 200 } })
  const [endKeys, setEndKeys] = useState(false)
  const made = keys.data?.rows ?? []
  return (
    <Dialog title={t('blockTitle', { name: person.name })} text={t('blockText')} onClose={onClose}>
      {made.length > 0 && (
        <>
          <p>{t('keysTheyMade', { keys: made.map(({ name }) => name).join(', ') })}</p>
          <label className="check">
            <input type="checkbox" checked={endKeys} onChange={event => setEndKeys(event.target.checked)} />
            {t('endTheirKeys')}
          </label>
        </>
      )}
      <div className="dialog-actions">
        <Button onClick={onClose}>{t('cancel')}</Button>
        <Button look="danger" disabled={busy || keys.isPending} onClick={() => onBlock(endKeys)}>
          {t('block')}
        </Button>
      </div>
    </Dialog>
  )
}
