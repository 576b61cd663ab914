import { useState } from 'react'
import { isStoreService, STORE_SERVICES, type StoreService } from '#domain/stores/store-services.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type StaffStore } from './store.ts'
import { WORDS } from './words.ts'

export function ServicesDialog({ store, onClose }: { readonly store: StaffStore; readonly onClose: () => void }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState(store.open)
  const [chosen, setChosen] = useState<readonly StoreService[]>(store.services.filter(isStoreService))
  const [capacity, setCapacity] = useState(String(store.pickupCapacity ?? ''))
  const save = useSend('stores.change', TOUCHED, 'form')
  const send = async () => {
    const services = STORE_SERVICES.filter(each => chosen.includes(each))
    const pickupCapacity = capacity === '' ? null : Number(capacity)
    await save.mutateAsync([{ params: { storeId: store.storeId }, body: { open, services, pickupCapacity } }])
    notify(w('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={w('changeServices')}
      text={w('servicesText')}
      action={t('save')}
      busy={save.isPending}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <label className="check">
        <input type="checkbox" checked={open} onChange={event => setOpen(event.target.checked)} />
        {w('isOpen')}
      </label>
      <fieldset className="week">
        <legend>{w('services')}</legend>
        {STORE_SERVICES.map(each => (
          <label key={each} className="check">
            <input
              type="checkbox"
              checked={chosen.includes(each)}
              onChange={event =>
                setChosen(event.target.checked ? [...chosen, each] : chosen.filter(other => other !== each))
              }
            />
            {w(`service_${each}`)}
          </label>
        ))}
      </fieldset>
      <Field
        label={w('capacity')}
        name="pickupCapacity"
        hint={w('capacityHint')}
        type="number"
        min={0}
        max={9999}
        step={1}
        disabled={!chosen.includes('pickup')}
        value={capacity}
        onChange={event => setCapacity(event.target.value)}
      />
    </FormDialog>
  )
}
