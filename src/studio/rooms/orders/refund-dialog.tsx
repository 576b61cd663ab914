import { useState } from 'react'
import { REFUND_KINDS } from '#contract/staff/orders/order-words.ts'
import { sumOf } from '#domain/money/money.ts'
import { paidForGiven } from '#domain/orders/paid-for-pieces.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Field } from '../../ui/field.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { minorOf } from '../../ui/minor-of.ts'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Order } from './order.ts'
import { itemsOf, PiecePicker, type Picked } from './piece-picker.tsx'
import { WORDS } from './words.ts'

type Kind = (typeof REFUND_KINDS)[number]

export function RefundDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { money, t } = useI18n()
  const { number, currency, limits, left } = order
  const [kind, setKind] = useState<Kind>('lines')
  const [picked, setPicked] = useState<Picked>({})
  const [typed, setTyped] = useState('')
  const [reason, setReason] = useState('')
  const refund = useSend('orders.refund', TOUCHED, 'form')
  const items = itemsOf(picked)
  const amount = kind === 'lines' ? sumOf(paidForGiven(order.lines, items).map(each => each.amount)) : minorOf(typed)
  const of = kind === 'goodwill' ? 'goodwill' : 'refund'
  const send = async () => {
    const body = kind === 'lines' ? { kind, items, reason } : { kind, amount, reason }
    const done = await refund.mutateAsync([{ params: { number }, body }])
    notify(w(done.state === 'given' ? 'refundGiven' : 'refundWaits', { amount: money(done.amount, currency) }))
    onClose()
  }
  return (
    <FormDialog
      title={w('refund')}
      text={w('refundText')}
      action={
        amount > 0
          ? w(amount > left[of] ? 'refundAsk' : 'refundButton', { amount: money(amount, currency) })
          : w('refund')
      }
      busy={refund.isPending}
      ready={amount > 0}
      error={refund.error}
      send={send}
      onClose={onClose}
    >
      <fieldset className="choices">
        <legend>{w('refundHow')}</legend>
        {REFUND_KINDS.map(each => (
          <label key={each} className="check">
            <input type="radio" name="kind" checked={kind === each} onChange={() => setKind(each)} />
            {w(`refund_${each}`)}
          </label>
        ))}
      </fieldset>
      {kind === 'lines' ? (
        <PiecePicker
          order={order}
          most={({ mayGive }) => mayGive}
          giftCards={order.inGiftCards === 0}
          picked={picked}
          onPick={setPicked}
        />
      ) : (
        <Field
          label={w('refundSum', { currency })}
          name="amount"
          trouble={Number.isNaN(amount) ? t('refused_notNumber', { field: w('refundSum', { currency }) }) : undefined}
          inputMode="decimal"
          required
          pattern="\d{1,7}([.,]\d{1,2})?"
          value={typed}
          onChange={event => setTyped(event.target.value)}
        />
      )}
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
      {limits[of] < order.total && (
        <p className="hint">
          {w('refundLimit', { limit: money(limits[of], currency) })}
          {left[of] < limits[of] && ` ${w('refundLeft', { left: money(left[of], currency) })}`}
        </p>
      )}
    </FormDialog>
  )
}
