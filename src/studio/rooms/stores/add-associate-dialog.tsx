import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED } from './store.ts'
import { WORDS } from './words.ts'

type Props = {
  readonly storeId: string
  readonly onPin: (pin: { name: string; pin: string }) => void
  readonly onClose: () => void
}

export function AddAssociateDialog({ storeId, onPin, onClose }: Props) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [employeeId, setEmployeeId] = useState('')
  const [name, setName] = useState('')
  const [manager, setManager] = useState(false)
  const add = useSend('stores.addAssociate', TOUCHED, 'form')
  const send = async () => {
    const { pin } = await add.mutateAsync([{ params: { storeId }, body: { employeeId, name, manager } }])
    onClose()
    onPin({ name, pin })
  }
  return (
    <FormDialog
      title={w('addAssociate')}
      text={w('addText')}
      action={w('addAssociate')}
      busy={add.isPending}
      error={add.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('employeeId')}
        name="employeeId"
        required
        maxLength={40}
        pattern="[\w\-]+"
        value={employeeId}
        onChange={event => setEmployeeId(event.target.value)}
      />
      <Field
        label={t('name')}
        name="name"
        required
        maxLength={80}
        value={name}
        onChange={event => setName(event.target.value)}
      />
      <label className="check">
        <input type="checkbox" checked={manager} onChange={event => setManager(event.target.checked)} />
        {w('managerText')}
      </label>
    </FormDialog>
  )
}
