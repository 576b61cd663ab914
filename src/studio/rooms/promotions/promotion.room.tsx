import { useNavigate, useParams } from '@tanstack/react-router'
import { useState } from 'react'
import { faultsOf } from '#domain/promotions/promotion-faults.ts'
import { sentenceOf } from '#domain/promotions/promotion-sentence.ts'
import { SITES } from '#domain/sites/sites.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { ObjectHistory } from '../../lists/object-history.tsx'
import { AskBeforeLeaving } from '../../ui/ask-before-leaving.tsx'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { Room } from '../../ui/room.tsx'
import { Answer } from '../../ui/state.tsx'
import { useNeeded } from '../../ui/use-needed.ts'
import { Attempt } from './attempt.tsx'
import { Coupons } from './coupons.tsx'
import { MadeForm } from './made-form.tsx'
import { NEW, TOUCHED, type Made, type Shown } from './promotion.ts'
import { Replay, Usage } from './replay.tsx'
import { WORDS } from './words.ts'

/** One promotion: what it does, what it would do, and what it has done. */
export function PromotionRoom() {
  const { id } = useParams({ from: '/house/promotions/$id' })
  return id === 'new' ? <Maker /> : <Known id={id} />
}

function Known({ id }: { readonly id: string }) {
  const found = useCall('promotions.read', { params: { promotionId: id } })
  return <Answer of={found}>{shown => <Maker key={`${id} ${shown.revision}`} shown={shown} />}</Answer>
}

const at = (moment: string | undefined) => (moment === undefined ? undefined : new Date(moment).getTime())

function Maker({ shown }: { readonly shown?: Shown }) {
  const { w } = useWords(WORDS)
  const needed = useNeeded()
  const { t, language } = useI18n()
  const navigate = useNavigate()
  const [id, setId] = useState(shown?.id ?? '')
  const [made, setMade] = useState<Made>(shown?.made ?? NEW)
  const save = useSend('promotions.save', TOUCHED, 'form')
  const runs = shown !== undefined && ['on', 'coming', 'over'].includes(shown.state)
  const mayChange = shown?.mayChange ?? true
  const faults = faultsOf({
    ...made,
    startsAt: at(made.startsAt),
    endsAt: at(made.endsAt),
    percent: made.percent,
    amount: made.amount,
    giftSku: made.giftSku,
    buyQty: made.buyQty ?? 0,
    getQty: made.getQty ?? 0,
  })
  const lacking = faults.map(each => [w(each), false] as const)
  const send = async () => {
    await save.mutateAsync([{ params: { promotionId: id }, body: { made, ...(shown && { seen: shown.revision }) } }])
    notify(w('saved'))
    if (!shown) await navigate({ to: '/promotions/$id', params: { id }, ignoreBlocker: true })
  }
  return (
    <Room
      title={made.names[language] ?? made.names.en ?? (shown?.id || t('newPromotion'))}
      kicker={w('promotion')}
      actions={
        <>
          {shown && <StartActions shown={shown} />}
          {mayChange && !runs && (
            <Button
              look="primary"
              busy={save.isPending}
              why={needed([w('shortName'), id !== ''], ...lacking)}
              onClick={() => void send().catch(() => {})}
            >
              {w('save')}
            </Button>
          )}
        </>
      }
    >
      <p className="room-note">
        <strong>{sentenceOf(made, language, SITES[made.sites[0] ?? 'US'].currency)}</strong>
      </p>
      {shown && (
        <p className="room-note">
          <span className="tag">{w(`state_${shown.state}`)}</span>{' '}
          {shown.askedBy !== undefined && shown.state === 'waiting' && w('asked', { name: shown.askedBy })}
          {runs && w('stopFirst')}
        </p>
      )}
      <FormError error={save.error} />
      {!shown && (
        <Field
          label={w('shortName')}
          hint={w('shortNameHint')}
          pattern="[a-z0-9][a-z0-9\-]*"
          maxLength={64}
          value={id}
          onChange={event => setId(event.target.value)}
        />
      )}
      <AskBeforeLeaving when={made !== (shown?.made ?? NEW)} />
      <MadeForm made={made} disabled={runs || !mayChange} fault={faults[0]} onChange={setMade} />
      <Attempt id={id === '' ? 'new' : id} made={made} why={needed(...lacking)} />
      {shown && (
        <>
          <Replay shown={shown} />
          <Usage shown={shown} />
          {shown.made.couponOnly && <Coupons shown={shown} />}
          <ObjectHistory type="promotion" id={shown.id} />
        </>
      )}
    </Room>
  )
}

function StartActions({ shown: { id, state, revision, mayChange, mayStart, mayDecide } }: { readonly shown: Shown }) {
  const { w } = useWords(WORDS)
  const start = useSend('promotions.start', TOUCHED)
  const stop = useSend('promotions.stop', TOUCHED)
  if (!mayChange) return null
  const of = { params: { promotionId: id } }
  const isOpen = state === 'draft' || state === 'stopped'
  return (
    <>
      {(isOpen || mayDecide) && (
        <Button busy={start.isPending} onClick={() => start.mutate([{ ...of, body: { seen: revision } }])}>
          {w(mayDecide ? 'approve' : mayStart ? 'start' : 'ask')}
        </Button>
      )}
      {['on', 'coming', 'waiting'].includes(state) && (
        <Button look="danger" busy={stop.isPending} onClick={() => stop.mutate([of])}>
          {w('stop')}
        </Button>
      )}
    </>
  )
}
