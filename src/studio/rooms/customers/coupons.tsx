import { Link } from '@tanstack/react-router'
import { useState } from 'react'
import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { useSiteMoment } from '../../moments/use-zone.ts'
import { Button } from '../../ui/button.tsx'
import { FormDialog } from '../../ui/form-dialog.tsx'
import { TOUCHED, type Customer } from './customer.ts'
import { ReasonField } from '../../ui/reason-field.tsx'
import { WORDS } from './words.ts'

/** Every coupon that only this person may use, and what became of it. */
export function Coupons({ customer: { id, vouchers, moreVouchers, actions } }: { readonly customer: Customer }) {
  const { w } = useWords(WORDS)
  const { language } = useI18n()
  const moment = useSiteMoment()
  const [taking, setTaking] = useState<string>()
  return (
    <section className="part">
      <h2>{w('coupons')}</h2>
      {vouchers.length === 0 && <p className="hint">{w('noCoupons')}</p>}
      <ul className="credits">
        {vouchers.map(({ code, promotion, names, state, orders, endsAt }) => (
          <li key={code}>
            <div>
              <code>{code}</code> {names[language] ?? promotion}
              <span className="second">
                <span className={`badge badge-${state === 'open' ? 'active' : 'waiting'}`}>{w(`coupon_${state}`)}</span>
                {state === 'open' && endsAt !== undefined && ` · ${w('until', { date: moment(endsAt) })}`}
                {orders.map(number => (
                  <span key={number}>
                    {' · '}
                    <Link to="/orders/$number" params={{ number }}>
                      {number}
                    </Link>
                  </span>
                ))}
              </span>
            </div>
            {state === 'open' && actions.includes('coupon') && (
              <Button look="quiet" onClick={() => setTaking(code)}>
                {w('revoke')}
                <span className="unseen"> {code}</span>
              </Button>
            )}
          </li>
        ))}
      </ul>
      {moreVouchers && <p className="hint">{w('moreCoupons', { count: vouchers.length })}</p>}
      {taking !== undefined && <RevokeDialog id={id} code={taking} onClose={() => setTaking(undefined)} />}
    </section>
  )
}

type Props = { readonly id: string; readonly code: string; readonly onClose: () => void }

function RevokeDialog({ id, code, onClose }: Props) {
  const { w } = useWords(WORDS)
  const [reason, setReason] = useState('')
  const revoke = useSend('customers.revokeCoupon', TOUCHED, 'form')
  const send = async () => {
    await revoke.mutateAsync([{ params: { id }, body: { code, reason } }])
    onClose()
  }
  return (
    <FormDialog
      title={w('revokeTitle', { code })}
      text={w('revokeText')}
      action={w('revoke')}
      danger
      busy={revoke.isPending}
      error={revoke.error}
      send={send}
      onClose={onClose}
    >
      <ReasonField label={w('reason')} hint={w('reasonHint')} value={reason} onChange={setReason} />
    </FormDialog>
  )
}
