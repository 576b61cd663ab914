import { useParams } from '@tanstack/react-router'
import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { GIFT_CARD_MAX_AMOUNT } from '#domain/gift-cards/gift-cards.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { RoomAnswer } from '../../ui/room-answer.tsx'
import { Room } from '../../ui/room.tsx'
import { TrialMailbox } from '../../ui/trial-mailbox.tsx'
import { Corrections, Ledger } from './card-books.tsx'
import { CardBadge } from './gift-cards.room.tsx'
import { minorOf } from '../../ui/minor-of.ts'
import { fitsCard } from './fits-card.ts'
import { WORDS } from './words.ts'

type Card = OutputOf<StaffEndpointOf<'giftCards.read'>>
type DialogProps = { readonly card: Card; readonly onClose: () => void }
const TOUCHED = [
  'giftCards.read',
  'giftCards.find',
  'giftCards.ledger',
  'giftCards.corrections',
  'credits.waiting',
  'home.read',
  'history.list',
] as const

/** One card: its balance, and every entry that made it. */
export function GiftCardRoom() {
  const { w } = useWords(WORDS)
  const { ref } = useParams({ from: '/house/gift-cards/$ref' })
  const card = useCall('giftCards.read', { params: { ref } })
  return (
    <RoomAnswer of={card} title={w('giftCard')} kind="gift-card" id={ref}>
      {found => <OneCard card={found} />}
    </RoomAnswer>
  )
}

const DIALOGS = { correct: CorrectDialog, freeze: FreezeDialog } as const

function OneCard({ card }: { readonly card: Card }) {
  const { w } = useWords(WORDS)
  const { money, day } = useI18n()
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
          <dd>{card.expiresOn === undefined ? '–' : day(card.expiresOn)}</dd>
        </div>
      </dl>
      <TrialMailbox />
      <Ledger cardRef={card.ref} currency={card.currency} />
      <Corrections cardRef={card.ref} currency={card.currency} />
      <ObjectHistory type="gift-card" id={card.ref} />
      {Opened && <Opened card={card} onClose={() => setOpen(undefined)} />}
    </Room>
  )
}

function CorrectDialog({ card: { ref, currency }, onClose }: DialogProps) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const correct = useSend('giftCards.correct', TOUCHED, 'form')
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
      ready={fitsCard(amount)}
      error={correct.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={`${w('amount')} (${currency})`}
        name="amount"
        required
        hint={w('atMost', { amount: money(GIFT_CARD_MAX_AMOUNT, currency) })}
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
  const freeze = useSend('giftCards.freeze', TOUCHED, 'form')
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
