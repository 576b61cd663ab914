import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Shipment } from './order.ts'
import { WORDS } from './words.ts'

type Props = { readonly number: string; readonly shipment: Shipment; readonly onClose: () => void }

export function ShipDialog({ number, shipment: { shipmentId, label }, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [carrier, setCarrier] = useState(label?.carrier ?? '')
  const [trackingNumber, setTrackingNumber] = useState(label?.trackingNumber ?? '')
  const move = useSend('orders.moveShipment', TOUCHED, 'form')
  const send = async () => {
    await move.mutateAsync([{ params: { number, shipmentId }, body: { to: 'shipped', carrier, trackingNumber } }])
    notify(w('moved'))
    onClose()
  }
  return (
    <FormDialog
      title={w('ship')}
      text={w('shipText')}
      action={w('ship')}
      busy={move.isPending}
      error={move.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('carrier')}
        name="carrier"
        required
        maxLength={60}
        value={carrier}
        onChange={e => setCarrier(e.target.value)}
      />
      <Field
        label={w('trackingNumber')}
        name="trackingNumber"
        required
        maxLength={60}
        value={trackingNumber}
        onChange={event => setTrackingNumber(event.target.value)}
      />
    </FormDialog>
  )
}
