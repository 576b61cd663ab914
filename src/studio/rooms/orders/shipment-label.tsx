import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Order, type Shipment } from './order.ts'
import { WORDS } from './words.ts'

type Props = { readonly order: Order; readonly shipment: Shipment }

/** What the carrier was asked for: to buy, to wait for, to print. */
export function ShipmentLabel({ order: { number, mayPrint }, shipment: { shipmentId, label, mayBuyLabel } }: Props) {
  const { w } = useWords(WORDS)
  const ask = useSend('orders.buyLabel', TOUCHED)
  const mayAsk = mayBuyLabel && label?.state !== 'bought' && label?.state !== 'wanted'
  if (!label && !mayAsk) return null
  const buy = async () => {
    await ask.mutateAsync([{ params: { number, shipmentId }, body: {} }])
    notify(w('labelAsked'))
  }
  return (
    <div className="shipment-head">
      {label && <span className="hint">{labelText(w, label)}</span>}
      {label?.state === 'bought' && !label.voiding && mayPrint.parcels && (
        <a
          className="button"
          href={`/api/staff/v1/orders/${number}/shipments/${shipmentId}/label`}
          target="_blank"
          rel="noreferrer"
        >
          {w('printLabel')}
        </a>
      )}
      {mayAsk && (
        <Button disabled={ask.isPending} onClick={() => void buy()}>
          {w(label ? 'labelAgain' : 'buyLabel')}
        </Button>
      )}
    </div>
  )
}

type Say = ReturnType<typeof useWords<keyof typeof WORDS>>['w']

export function labelText(w: Say, { state, reason, tracking, voiding }: NonNullable<Shipment['label']>): string {
  if (voiding === 'refused') return w('void_refused', { reason: reason ?? '' })
  if (voiding) return w(`void_${voiding}`)
  if (tracking) return w(`tracking_${tracking}`)
  if (state === 'refused') return w('label_refused', { reason: reason ?? '' })
  if (state === 'wanted' && reason !== undefined) return w('labelWaits', { reason })
  return w(`label_${state}`)
}
