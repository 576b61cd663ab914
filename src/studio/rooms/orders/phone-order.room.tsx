import { Link, useNavigate, useParams, useSearch } from '@tanstack/react-router'
import { useKeepsMail } from '../../calls/keeps-mail.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { TrialMailbox } from '../../ui/trial-mailbox.tsx'
import { PhoneForm, type Member } from './phone-form.tsx'
import { PhoneTotals } from './phone-totals.tsx'
import { WORDS } from './words.ts'
import type { PhoneOrder } from './phone-order.ts'

const TOUCHED = ['phoneOrders.read', 'phoneOrders.list'] as const

/** One order that is taken on the telephone: filled, counted, sent, and how far it is. */
export function PhoneOrderRoom() {
  const { id } = useParams({ from: '/house/phone-orders/$id' })
  const { customer } = useSearch({ from: '/house/phone-orders/$id' })
  if (id !== 'new') return <KnownPhoneOrder key={id} id={id} />
  return customer === undefined ? <NewPhoneOrder /> : <ForMember id={customer} />
}

/** Whoever has an account is told his own prices. */
function ForMember({ id }: { readonly id: string }) {
  const { w } = useWords(WORDS)
  const member = useCall('customers.read', { params: { id } })
  if (member.data) return <NewPhoneOrder member={member.data} />
  return (
    <Room title={w('phoneOrder')}>
      <Answer of={member}>{() => null}</Answer>
    </Room>
  )
}

function NewPhoneOrder({ member }: { readonly member?: Member }) {
  const { w } = useWords(WORDS)
  const navigate = useNavigate()
  const create = useSend('phoneOrders.create', TOUCHED, 'form')
  return (
    <Room title={w('phoneOrder')}>
      <PhoneForm
        order={undefined}
        member={member}
        error={create.error}
        busy={create.isPending}
        onSend={async body => {
          const customerId = member && { customerId: member.id }
          const { id } = await create.mutateAsync([{ body: { ...body, ...customerId } }])
          notify(w('phoneCounted'))
          await navigate({ to: '/phone-orders/$id', params: { id } })
        }}
      />
    </Room>
  )
}

function KnownPhoneOrder({ id }: { readonly id: string }) {
  const { w } = useWords(WORDS)
  const found = useCall('phoneOrders.read', { params: { id } })
  if (found.data) return <OnePhoneOrder order={found.data} />
  return (
    <Room title={w('phoneOrder')}>
      <Answer of={found}>{() => null}</Answer>
    </Room>
  )
}

function OnePhoneOrder({ order }: { readonly order: PhoneOrder }) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const moment = useSiteMoment()
  const params = { id: order.id }
  const keeps = useKeepsMail()
  const change = useSend('phoneOrders.change', TOUCHED, 'form')
  const send = useSend('phoneOrders.send', TOUCHED)
  const revoke = useSend('phoneOrders.revoke', TOUCHED)
  const link = async () => {
    await send.mutateAsync([{ params }])
    notify(keeps ? t('letterKept') : w('phoneSent', { email: order.email ?? '' }))
  }
  const takeBack = async () => {
    await revoke.mutateAsync([{ params }])
    notify(w('phoneRevoked'))
  }
  return (
    <Room
      title={w('phoneOrder')}
      kicker={`${order.site} · ${order.by} · ${moment(order.createdAt)}`}
      actions={
        <>
          {order.mayRevoke && (
            <Button disabled={revoke.isPending} onClick={() => void takeBack().catch(() => {})}>
              {w('phoneRevoke')}
            </Button>
          )}
          {order.maySend && (
            <Button look="primary" disabled={send.isPending} onClick={() => void link().catch(() => {})}>
              {w('phoneSend')}
            </Button>
          )}
        </>
      }
    >
      <div className="order-state">
        <span className="badge">{w(`phoneState_${order.state}`)}</span>
        {order.expiresAt !== undefined && (order.state === 'sent' || order.state === 'opened') && (
          <span className="hint">{w('phoneUntil', { when: moment(order.expiresAt) })}</span>
        )}
        {order.customerId !== undefined && (
          <Link to="/customers/$id" params={{ id: order.customerId }}>
            {w('phoneMember')}
          </Link>
        )}
        {order.orderNumber !== undefined && (
          <Link to="/orders/$number" params={{ number: order.orderNumber }}>
            {order.orderNumber}
          </Link>
        )}
      </div>
      {order.maySend && (
        <p className="hint">{w(order.customerId === undefined ? 'phoneSendHint' : 'phoneSendMember')}</p>
      )}
      {order.sentAt !== undefined && <TrialMailbox to={order.email} />}
      <PhoneTotals order={order} />
      {order.mayChange && (
        <PhoneForm
          order={order}
          member={undefined}
          error={change.error}
          busy={change.isPending}
          onSend={async body => {
            await change.mutateAsync([{ params, body }])
            notify(w('phoneCounted'))
          }}
        />
      )}
      <ObjectHistory type="cart" id={order.cartId} />
    </Room>
  )
}
