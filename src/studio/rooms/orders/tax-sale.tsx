import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

/** A sale that the tax service did not take, or took without an answer: somebody looks there, and says what is so. */
export function TaxSale({ order: { number, taxWaits } }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const [open, setOpen] = useState(false)
  return (
    <section className="order-requests" aria-labelledby="tax-sale">
      <h2 id="tax-sale">{w('taxSale')}</h2>
      <p>{w('taxSaleText', { number })}</p>
      {taxWaits?.maySettle && (
        <div className="part-actions">
          <Button look="primary" onClick={() => setOpen(true)}>
            {w('taxSettle')}
          </Button>
        </div>
      )}
      {open && <SettleDialog number={number} onClose={() => setOpen(false)} />}
    </section>
  )
}

function SettleDialog({ number, onClose }: { readonly number: string; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const [id, setId] = useState('')
  const [reason, setReason] = useState('')
  const settle = useSend('orders.settleTax', TOUCHED, 'form')
  const send = async () => {
    const transactionId = id.trim()
    await settle.mutateAsync([{ params: { number }, body: { reason, ...(transactionId && { transactionId }) } }])
    notify(w('taxSettled'))
    onClose()
  }
  return (
    <FormDialog
      title={w('taxSettle')}
      text={w('taxSettleText')}
      action={w(id.trim() ? 'taxIsThere' : 'taxAgain')}
      busy={settle.isPending}
      error={settle.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('taxId')}
        name="transactionId"
        hint={w('taxIdHint')}
        maxLength={100}
        value={id}
        onChange={event => setId(event.target.value)}
      />
      <Field
        label={w('taxReason')}
        name="reason"
        required
        maxLength={300}
        value={reason}
        onChange={event => setReason(event.target.value)}
      />
    </FormDialog>
  )
}
