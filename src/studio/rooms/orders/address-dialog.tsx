import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { addressBody, AddressFields, besideAddress, typedAddress } from './address-fields.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

export function AddressDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { number } = order
  const before = order.shipments.find(({ address }) => address)?.address
  const countryCode = before?.countryCode ?? ''
  const [typed, setTyped] = useState(() => typedAddress(before))
  const change = useSend('orders.changeAddress', TOUCHED, 'form')
  const send = async () => {
    const body = {
      ...addressBody(typed, countryCode),
      ...(before?.recipientContactEmail !== undefined && { recipientContactEmail: before.recipientContactEmail }),
    }
    await change.mutateAsync([{ params: { number }, body }])
    notify(w('addressDone'))
    onClose()
  }
  return (
    <FormDialog
      title={w('address')}
      text={w('addressText')}
      action={w('address')}
      busy={change.isPending}
      error={besideAddress(change.error)}
      send={send}
      onClose={onClose}
      wide
    >
      <AddressFields typed={typed} countryCode={countryCode} error={change.error} onType={setTyped} />
    </FormDialog>
  )
}
