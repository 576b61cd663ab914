import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { CANCEL_CAUSES } from '#contract/staff/orders/order-words.ts'
import { call } from '../../calls/call.ts'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { ReasonField } from '../../ui/reason-field.tsx'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { RefundLines } from '../../ui/refund-lines.tsx'
import { TOUCHED, type Line, type Order } from './order.ts'
import { itemsOf, openQty, PiecePicker, type Picked } from './piece-picker.tsx'
import { WORDS } from './words.ts'

const isCancellable = ({ mayCancel }: Line): boolean => mayCancel

export function CancelDialog({ order, onClose }: { readonly order: Order; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const { number } = order
  const [picked, setPicked] = useState<Picked>({})
  const takeAll = () =>
    setPicked(Object.fromEntries(order.lines.filter(isCancellable).map(line => [line.id, openQty(line)])))
  const [cause, setCause] = useState<(typeof CANCEL_CAUSES)[number]>('buyer')
  const [reason, setReason] = useState('')
  const items = itemsOf(picked)
  const back = useQuery({
    queryKey: ['orders.previewCancel', number, items, cause],
    queryFn: () => call('orders.previewCancel', { params: { number }, body: { items, cause } }),
    enabled: items.length > 0,
  })
  const cancel = useSend('orders.cancel', TOUCHED, 'form')
  const send = async () => {
    await cancel.mutateAsync([{ params: { number }, body: { items, reason, cause } }])
    notify(w('cancelDone'))
    onClose()
  }
  return (
    <FormDialog
      title={w('cancel')}
      text={w('cancelText')}
      action={w('cancelButton')}
      dismiss={w('keep')}
      danger
      busy={cancel.isPending}
      ready={items.length > 0}
      error={cancel.error ?? back.error}
      send={send}
      onClose={onClose}
    >
      <PiecePicker order={order} of={isCancellable} picked={picked} onPick={setPicked} />
      <Button look="quiet" onClick={takeAll}>
        {w('cancelAll')}
      </Button>
      <fieldset className="choices">
        <legend>{w('cancelWhy')}</legend>
        {CANCEL_CAUSES.map(each => (
          <label key={each} className="check">
            <input type="radio" name="cause" checked={cause === each} onChange={() => setCause(each)} />
            {w(`cancelWhy_${each}`)}
          </label>
        ))}
      </fieldset>
      <output className="order-back">
        {back.data && w('cancelBack', { amount: money(back.data.refundTotal, order.currency) })}
      </output>
      {back.data && <RefundLines of={back.data} />}
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
