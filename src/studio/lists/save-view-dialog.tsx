import { useState } from 'react'
import type { ViewRoom } from '#contract/staff/desk/view-rooms.ts'
import { useSend } from '../calls/queries.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { Field } from '../ui/field.tsx'
import { FormDialog } from '../ui/form-dialog.tsx'
import { notify } from '../ui/notices.tsx'

type Props = { readonly room: ViewRoom; readonly address: string; readonly onClose: () => void }

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
    <FormDialog
      title={t('saveView')}
      text={t('saveViewText')}
      action={t('save')}
      busy={save.isPending}
      error={save.error}
      send={keep}
      onClose={onClose}
    >
      <Field label={t('viewName')} required maxLength={60} value={name} onChange={e => setName(e.target.value)} />
      <label className="check">
        <input type="checkbox" checked={shared} onChange={event => setShared(event.target.checked)} />
        {t('viewShared')}
      </label>
    </FormDialog>
  )
}
