import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useCall, useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { TrialMailbox } from '../../ui/trial-mailbox.tsx'
import { AddressDialog } from './address-dialog.tsx'
import { CancelDialog } from './cancel-dialog.tsx'
import { ExchangeDialog } from './exchange-dialog.tsx'
import { FailedRefunds } from './failed-refunds.tsx'
import { HoldDialog } from './hold-dialog.tsx'
import { NoteForm } from './note-form.tsx'
import { NoteTasks } from './note-tasks.tsx'
import { OrderAside } from './order-aside.tsx'
import { OrderBadge } from './order-badge.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderRequests } from './order-requests.tsx'
import { OrderShipments } from './order-shipments.tsx'
import { OrderStory } from './order-story.tsx'
import { TOUCHED, type Order, type OrderAction } from './order.ts'
import { RefundDialog } from './refund-dialog.tsx'
import { TaxSale } from './tax-sale.tsx'
import { WORDS } from './words.ts'

/** One order: how it stands, what can be done, and all that happened to it. */
export function OrderRoom() {
  const { number } = useParams({ from: '/house/orders/$number' })
  const order = useCall('orders.read', { params: { number } })
  return (
    <RoomAnswer of={order} title={number} kind="order" id={number}>
      {found => <OneOrder order={found} />}
    </RoomAnswer>
  )
}

const DIALOGS = {
  refund: RefundDialog,
  exchange: ExchangeDialog,
  cancel: CancelDialog,
  address: AddressDialog,
  hold: HoldDialog,
} as const
type Dialogue = keyof typeof DIALOGS
const isDialogue = (action: OrderAction): action is Dialogue => Object.hasOwn(DIALOGS, action)

const isFailedRefund = ({ kind, word }: Order['story'][number]) => kind === 'refund' && word === 'failed'

function OneOrder({ order }: { readonly order: Order }) {
  const moment = useSiteMoment()
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState<Dialogue>()
  const Opened = open && DIALOGS[open]
  return (
    <Room
      title={order.number}
      kicker={`${w('order')} · ${order.site} · ${moment(order.placedAt)}`}
      actions={order.actions.filter(isDialogue).map(action => (
        <Button key={action} onClick={() => setOpen(action)}>
          {w(action)}
        </Button>
      ))}
    >
      <div className="order-state">
        <OrderBadge status={order.status} />
        {order.held && <Held order={order} />}
        {order.taxEstimated && <span className="hint">{w('taxEstimated')}</span>}
      </div>
      <div className="order-page">
        <div>
          <OrderRequests order={order} />
          {order.story.some(isFailedRefund) && <FailedRefunds order={order} />}
          {order.taxWaits && <TaxSale order={order} />}
          <NoteTasks order={order} />
          <OrderLines order={order} />
          <OrderShipments order={order} />
          <section className="part" aria-labelledby="story">
            <h2 id="story">{w('story')}</h2>
            {order.actions.includes('note') && <NoteForm number={order.number} />}
            <TrialMailbox to={order.email} />
            <OrderStory order={order} />
          </section>
        </div>
        <OrderAside order={order} />
      </div>
      {Opened && <Opened order={order} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

function Held({ order: { number, heldReason = '', actions } }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const release = useSend('orders.release', TOUCHED)
  const go = async () => {
    await release.mutateAsync([{ params: { number } }])
    notify(w('released'))
  }
  return (
    <p className="order-held">
      <span className="badge badge-blocked">{w('heldBecause', { reason: heldReason })}</span>
      {actions.includes('release') && (
        <Button look="primary" disabled={release.isPending} onClick={() => void go()}>
          {w('release')}
        </Button>
      )}
    </p>
  )
}
