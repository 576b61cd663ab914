import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { areDays, ExceptionFields } from './exception-fields.tsx'
import { TOUCHED, type Day, type StaffStore } from './store.ts'
import { hasAllHours, WeekFields } from './week-fields.tsx'
import { WORDS } from './words.ts'

export function HoursDialog({ store, onClose }: { readonly store: StaffStore; readonly onClose: () => void }) {
  const { t } = useI18n()
  const { w } = useWords(WORDS)
  const [hours, setHours] = useState(store.hours)
  const [exceptions, setExceptions] = useState<Day[]>(store.exceptions)
  const save = useSend('stores.change', TOUCHED, 'form')
  const send = async () => {
    await save.mutateAsync([{ params: { storeId: store.storeId }, body: { hours, exceptions } }])
    notify(w('saved'))
    onClose()
  }
  return (
    <FormDialog
      title={w('changeHours')}
      text={w('hoursText')}
      action={t('save')}
      wide
      busy={save.isPending}
      ready={hasAllHours(hours) && areDays(exceptions)}
      error={save.error}
      send={send}
      onClose={onClose}
    >
      <WeekFields hours={hours} onChange={setHours} />
      <ExceptionFields days={exceptions} onChange={setExceptions} />
    </FormDialog>
  )
}
