import { Link, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { LedgerTable } from '../../ui/ledger-table.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { Room } from '../../ui/room.tsx'
import { CardBadge } from './gift-cards.room.tsx'
import { minorOf } from './minor-of.ts'
import { WORDS } from './words.ts'

type Card = OutputOf<StaffEndpointOf<'giftCards.read'>>
type DialogProps = { readonly card: Card; readonly onClose: () => void }
const TOUCHED = ['giftCards.read', 'giftCards.find', 'credits.waiting', 'home.read', 'history.list'] as const

/** One card: its balance, and every entry that made it. */
export function GiftCardRoom() {
  const { w } = useWords(WORDS)
  const { ref } = useParams({ from: '/house/gift-cards/$ref' })
  const card = useCall('giftCards.read', { params: { ref } })
  return (
    <RoomAnswer of={card} title={w('giftCard')}>
      {found => <OneCard card={found} />}
    </RoomAnswer>
  )
}

const DIALOGS = { correct: CorrectDialog, freeze: FreezeDialog } as const

function OneCard({ card }: { readonly card: Card }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const [open, setOpen] = useState<keyof typeof DIALOGS>()
  const Opened = open && DIALOGS[open]
  return (
    <Room
      title={card.masked}
      kicker={w('giftCard')}
      actions={
        card.mayChange && (
          <>
            <Button onClick={() => setOpen('correct')}>{w('correct')}</Button>
            <Button onClick={() => setOpen('freeze')}>{w(card.frozen ? 'unfreeze' : 'freeze')}</Button>
          </>
        )
      }
    >
      <dl className="figures">
        <div>
          <dt>{w('balance')}</dt>
          <dd>{money(card.balance, card.currency)}</dd>
        </div>
        <div>
          <dt>{w('state')}</dt>
          <dd>
            <CardBadge frozen={card.frozen} />
          </dd>
        </div>
        <div>
          <dt>{w('expires')}</dt>
          <dd>{card.expiresOn ?? '–'}</dd>
        </div>
      </dl>
      <Ledger card={card} />
      <Corrections card={card} />
      <ObjectHistory type="gift-card" id={card.ref} />
      {Opened && <Opened card={card} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

function Ledger({ card: { ledger, currency } }: { readonly card: Card }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  return (
    <section className="part">
      <h2>{w('ledger')}</h2>
      <LedgerTable
        heads={{ when: w('when'), what: w('what'), amount: w('amount'), balance: w('balance') }}
        entries={ledger.map((entry, at) => ({
          key: at,
          at: entry.at,
          what: (
            <>
              {w(`kind_${entry.kind}`)}{' '}
              {entry.orderNumber !== undefined && (
                <Link to="/orders/$number" params={{ number: entry.orderNumber }}>
                  {entry.orderNumber}
                </Link>
              )}
            </>
          ),
          amount: money(entry.amount, currency),
          balance: money(entry.balance, currency),
        }))}
      />
    </section>
  )
}

function Corrections({ card: { corrections, currency } }: { readonly card: Card }) {
  const { w } = useWords(WORDS)
  const { money, moment } = useI18n()
  if (corrections.length === 0) return null
  return (
    <section className="part">
      <h2>{w('corrections')}</h2>
      <ul className="thing-rows">
        {corrections.map(each => (
          <li key={each.id}>
            {money(each.amount, currency)} · {w(`state_${each.state}`)}
            <span className="second">
              {each.reason} · {[each.askedBy, each.decidedBy].filter(Boolean).join(', ')} · {moment(each.askedAt)}
            </span>
          </li>
        ))}
      </ul>
    </section>
  )
}

function CorrectDialog({ card: { ref, currency }, onClose }: DialogProps) {
  const { w } = useWords(WORDS)
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const correct = useSend('giftCards.correct', TOUCHED)
  const amount = minorOf(typed)
  const send = async () => {
    const { state } = await correct.mutateAsync([{ params: { ref }, body: { amount, reason } }])
    notify(w(state === 'given' ? 'given' : 'waits'))
    onClose()
  }
  return (
    <FormDialog
      title={w('correct')}
      text={w('correctText')}
      action={w('correct')}
      busy={correct.isPending}
      ready={Number.isInteger(amount) && amount !== 0}
      error={correct.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={`${w('amount')} (${currency})`}
        required
        pattern="-?\d{1,5}([.,]\d{1,2})?"
        value={typed}
        onChange={event => setTyped(event.target.value)}
      />
      <ReasonField label={w('reason')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}

function FreezeDialog({ card: { ref, frozen }, onClose }: DialogProps) {
  const { w } = useWords(WORDS)
  const [reason, setReason] = useState('')
  const freeze = useSend('giftCards.freeze', TOUCHED)
  const send = async () => {
    await freeze.mutateAsync([{ params: { ref }, body: { frozen: !frozen, reason } }])
    onClose()
  }
  return (
    <FormDialog
      title={w(frozen ? 'unfreeze' : 'freeze')}
      text={w('freezeText')}
      action={w(frozen ? 'unfreeze' : 'freeze')}
      danger={!frozen}
      busy={freeze.isPending}
      error={freeze.error}
      send={send}
      onClose={onClose}
    >
      <ReasonField label={w('reason')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
