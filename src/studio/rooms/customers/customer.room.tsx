import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { useKeepsMail } from '../../calls/keeps-mail.ts'
import { useCall, useMe, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { notify } from '../../ui/notices.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { Room } from '../../ui/room.tsx'
import { BirthDateDialog } from './birth-date-dialog.tsx'
import { CouponDialog } from './coupon-dialog.tsx'
import { Corrections } from './corrections.tsx'
import { Coupons } from './coupons.tsx'
import { Consents } from './consents.tsx'
import { TOUCHED, type Customer } from './customer.ts'
import { EraseDialog, ExportDialog } from './data-dialogs.tsx'
import { Belongings } from './belongings.tsx'
import { MergeDialog } from './merge-dialog.tsx'
import { Points } from './points.tsx'
import { PointsDialog } from './points-dialog.tsx'
import { ProgramsDialog } from './programs-dialog.tsx'
import { WORDS } from './words.ts'

/** One person: who it is, what belongs to them, and what can be done. Each look is in the history. */
export function CustomerRoom() {
  const { w } = useWords(WORDS)
  const { id } = useParams({ from: '/house/customers/$id' })
  const customer = useCall('customers.read', { params: { id } })
  return (
    <RoomAnswer of={customer} title={w('customer')} kind="customer" id={id}>
      {found => <OneCustomer customer={found} />}
    </RoomAnswer>
  )
}

const DIALOGS = {
  birthDate: BirthDateDialog,
  programs: ProgramsDialog,
  points: PointsDialog,
  coupon: CouponDialog,
  merge: MergeDialog,
  export: ExportDialog,
  erase: EraseDialog,
} as const
type Dialogue = keyof typeof DIALOGS
const isDialogue = (action: string): action is Dialogue => Object.hasOwn(DIALOGS, action)

function OneCustomer({ customer }: { readonly customer: Customer }) {
  const { w } = useWords(WORDS)
  const { t } = useI18n()
  const me = useMe().data
  const [open, setOpen] = useState<Dialogue>()
  const Opened = open && DIALOGS[open]
  return (
    <Room
      title={customer.name ?? customer.email}
      kicker={`${w('customer')} · ${customer.site} · ${customer.locale}`}
      actions={
        <>
          <Help customer={customer} />
          {me?.permissions.includes('orders.write') && (
            <Link className="button" to="/phone-orders/$id" params={{ id: 'new' }} search={{ customer: customer.id }}>
              {t('takeOrder')}
            </Link>
          )}
          {customer.actions.filter(isDialogue).map(action => (
            <Button key={action} look={action === 'erase' ? 'danger' : 'plain'} onClick={() => setOpen(action)}>
              {w(action)}
            </Button>
          ))}
        </>
      }
    >
      <div className="order-page">
        <div>
          <Belongings customer={customer} />
          <Points customer={customer} />
          <Coupons customer={customer} />
          <Corrections customer={customer} />
          <Consents customer={customer} />
          <ObjectHistory type="customer" id={customer.id} />
        </div>
        <Profile customer={customer} />
      </div>
      {Opened && <Opened customer={customer} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

function Help({ customer: { id, actions } }: { readonly customer: Customer }) {
  const { w } = useWords(WORDS)
  const unlock = useSend('customers.unlock', TOUCHED)
  const resend = useSend('customers.resendConfirmation', TOUCHED)
  const { t } = useI18n()
  const keeps = useKeepsMail()
  const input = [{ params: { id } }] as const
  return (
    <>
      {actions.includes('unlock') && (
        <Button
          look="primary"
          disabled={unlock.isPending}
          onClick={() => unlock.mutate([...input], { onSuccess: () => notify(w('unlocked')) })}
        >
          {w('unlock')}
        </Button>
      )}
      {actions.includes('resendConfirmation') && (
        <Button
          disabled={resend.isPending}
          onClick={() => resend.mutate([...input], { onSuccess: () => notify(keeps ? t('letterKept') : w('resent')) })}
        >
          {w('resendConfirmation')}
        </Button>
      )}
    </>
  )
}

function Profile({ customer }: { readonly customer: Customer }) {
  const { w } = useWords(WORDS)
  const { day } = useI18n()
  const moment = useSiteMoment()
  const { email, emailConfirmed, locked, phone, birthDate, postalCode, memberNumber, membership, programs } = customer
  const rows = [
    [w('phone'), phone],
    [w('birthDateShort'), birthDate === undefined ? undefined : day(birthDate)],
    [w('postalCode'), postalCode],
    [w('memberNumber'), memberNumber],
    [w('membership'), w(`membership_${membership}`)],
    [w('programs'), programs.map(program => w(program)).join(', ')],
    [w('since'), moment(customer.since)],
  ] as const
  return (
    <aside className="order-aside">
      <section>
        <h2>{w('profile')}</h2>
        <p>
          <a href={`mailto:${email}`}>{email}</a>
        </p>
        <p className={`badge badge-${emailConfirmed ? 'done' : 'waiting'}`}>
          {w(emailConfirmed ? 'confirmed' : 'unconfirmed')}
        </p>
        {locked && <p className="badge badge-blocked">{w('locked')}</p>}
        <dl className="sums">
          {rows
            .filter(([, value]) => value !== undefined && value !== '')
            .map(([label, value]) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
        </dl>
      </section>
    </aside>
  )
}
