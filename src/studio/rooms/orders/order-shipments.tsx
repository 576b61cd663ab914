import { useState } from 'react'
import { addressLines } from '#domain/address/address-lines.ts'
import { bcp47Of } from '#domain/sites/sites.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { OrderBadge } from './order-badge.tsx'
import { TOUCHED, type Order, type OrderAction, type Shipment } from './order.ts'
import { ShipmentLabel } from './shipment-label.tsx'
import { ShipDialog } from './ship-dialog.tsx'
import { WORDS } from './words.ts'

/** Where each word leads. Sending asks how it goes. */
const STEPS = {
  pack: 'processing',
  ready: 'ready-for-pickup',
  deliver: 'delivered',
  handOver: 'picked-up',
} as const
const isStep = (action: OrderAction): action is keyof typeof STEPS => Object.hasOwn(STEPS, action)

export function OrderShipments({ order }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  return (
    <section className="part" aria-labelledby="shipments">
      <h2 id="shipments">{w('shipments')}</h2>
      <ul className="order-shipments">
        {order.shipments.map((shipment, at) => (
          <li key={shipment.shipmentId}>
            <OneShipment order={order} shipment={shipment} title={w('shipment', { number: at + 1 })} />
          </li>
        ))}
      </ul>
    </section>
  )
}

const NOT_PACKED: readonly Order['status'][] = ['created', 'cancelled']

/** What nobody has begun to pack waits for it once it is paid, however far the rest of its order is; a mail is not packed. */
function stateOf(order: Order, { status, code }: Shipment): Order['status'] {
  if (status !== 'created') return status
  return code === 'digital' || NOT_PACKED.includes(order.status) ? order.status : 'paid'
}

type Props = { readonly order: Order; readonly shipment: Shipment; readonly title: string }

function OneShipment({ order, shipment, title }: Props) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const { address, place, contact, carrier, trackingNumber, promisedDate } = shipment
  const day = promisedDate && new Intl.DateTimeFormat(language, { dateStyle: 'medium' }).format(new Date(promisedDate))
  return (
    <>
      <div className="shipment-head">
        <strong>{title}</strong>
        <OrderBadge status={stateOf(order, shipment)} />
        <Steps order={order} shipment={shipment} />
      </div>
      <ShipmentLabel order={order} shipment={shipment} />
      <div className="shipment-facts">
        {address && (
          <address>
            {addressLines(address, bcp47Of(order.locale)).map(line => (
              <span key={line}>{line}</span>
            ))}
            {address.recipientContactPhone !== undefined && <span>{address.recipientContactPhone}</span>}
          </address>
        )}
        {place !== undefined && <span>{w('collect', { place })}</span>}
        {!address && contact && (
          <span>
            {contact.firstName} {contact.lastName} {contact.phone}
          </span>
        )}
        <span className="hint">
          {[day && w('promised', { day }), trackingNumber && `${carrier} ${trackingNumber}`]
            .filter(Boolean)
            .join(' · ')}
        </span>
      </div>
    </>
  )
}

function Steps({ order, shipment }: Omit<Props, 'title'>) {
  const { w } = useWords(WORDS)
  const [shipping, setShipping] = useState(false)
  const move = useSend('orders.moveShipment', TOUCHED)
  const { shipmentId, actions } = shipment
  const go = async (action: keyof typeof STEPS) => {
    await move.mutateAsync([{ params: { number: order.number, shipmentId }, body: { to: STEPS[action] } }])
    notify(w('moved'))
  }
  const first = (action: OrderAction) => (order.next === action ? 'primary' : 'plain')
  return (
    <>
      {actions.filter(isStep).map(action => (
        <Button key={action} look={first(action)} disabled={move.isPending} onClick={() => void go(action)}>
          {w(action)}
        </Button>
      ))}
      {actions.some(action => action === 'ship' || action === 'pack') && !shipment.place && (
        <Button look={first('ship')} onClick={() => setShipping(true)}>
          {w('ship')}
        </Button>
      )}
      {shipping && <ShipDialog number={order.number} shipment={shipment} onClose={() => setShipping(false)} />}
    </>
  )
}
