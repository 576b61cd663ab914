import { useState } from 'react'
import type { OutputOf } from '#contract/client.ts'
import type { StaffEndpointOf } from '#contract/staff/staff.ts'
import { useCall, useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { Field } from '../../ui/field.tsx'
import { notify } from '../../ui/notices.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

type Failed = OutputOf<StaffEndpointOf<'refunds.list'>>['refunds'][number]

/** Money that is owed and did not arrive: somebody gives it back another way, and says so here. */
export function FailedRefunds({ order }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const moment = useSiteMoment()
  const [open, setOpen] = useState<Failed>()
  const failed = useCall('refunds.list').data?.refunds.filter(({ orderNumber }) => orderNumber === order.number) ?? []
  if (failed.length === 0) return null
  return (
    <section className="order-requests" aria-labelledby="failed-refunds">
      <h2 id="failed-refunds">{w('refund_failed')}</h2>
      {failed.map(refund => (
        <div key={refund.key}>
          <p>{w('didNotArrive', { amount: money(refund.amount, refund.currency), when: moment(refund.failedAt) })}</p>
          {refund.amount <= order.limits.refund ? (
            <div className="part-actions">
              <Button look="primary" onClick={() => setOpen(refund)}>
                {w('settle')}
              </Button>
            </div>
          ) : (
            <p className="hint">{w('waitsForOther')}</p>
          )}
        </div>
      ))}
      {open && <SettleDialog refund={open} onClose={() => setOpen(undefined)} />}
    </section>
  )
}

function SettleDialog({ refund, onClose }: { readonly refund: Failed; readonly onClose: () => void }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const [how, setHow] = useState('')
  const settle = useSend('refunds.settle', ['refunds.list', ...TOUCHED], 'form')
  const send = async () => {
    await settle.mutateAsync([{ body: { key: refund.key, how } }])
    notify(w('settled'))
    onClose()
  }
  return (
    <FormDialog
      title={w('settle')}
      text={w('settleText', { amount: money(refund.amount, refund.currency) })}
      action={w('settleButton')}
      busy={settle.isPending}
      error={settle.error}
      send={send}
      onClose={onClose}
    >
      <Field
        label={w('settleHow')}
        name="how"
        hint={w('settleHint')}
        required
        maxLength={500}
        value={how}
        onChange={event => setHow(event.target.value)}
      />
    </FormDialog>
  )
}
