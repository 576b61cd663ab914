import { useState } from 'react'
import { useSend } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Field } from '../ui/field.tsx'
import { FormError } from '../ui/form-error.tsx'
import { notify } from '../ui/notices.tsx'

type Props = { readonly room: string; readonly address: string; readonly onClose: () => void }

export function SaveViewDialog({ room, address, onClose }: Props) {
  const { t } = useI18n()
  const [name, setName] = useState('')
  const [shared, setShared] = useState(false)
  const save = useSend('views.save', ['views.list'], 'form')
  const keep = async () => {
    await save.mutateAsync([{ body: { room, name, address, shared } }])
    notify(t('viewSaved'))
    onClose()
  }
  return (
    <Dialog title={t('saveView')} text={t('saveViewText')} onClose={onClose}>
      <form
        className="stack"
        onSubmit={event => {
          event.preventDefault()
          // Why it was refused stands in the form.
          keep().catch(() => {})
        }}
      >
        <Field label={t('viewName')} required maxLength={60} value={name} onChange={e => setName(e.target.value)} />
        <label className="check">
          <input type="checkbox" checked={shared} onChange={event => setShared(event.target.checked)} />
          {t('viewShared')}
        </label>
        <FormError error={save.error} />
        <div className="dialog-actions">
          <Button onClick={onClose}>{t('cancel')}</Button>
          <Button look="primary" type="submit" disabled={save.isPending}>
            {t('save')}
          </Button>
        </div>
      </form>
    </Dialog>
  )
}
