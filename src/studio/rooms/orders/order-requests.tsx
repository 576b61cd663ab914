import { useSend } from '../../calls/queries.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { Button } from '../../ui/button.tsx'
import { FormError } from '../../ui/form-error.tsx'
import { notify } from '../../ui/notices.tsx'
import { TOUCHED, type Order } from './order.ts'
import { WORDS } from './words.ts'

/** Money that waits for a second person. */
export function OrderRequests({ order }: { readonly order: Order }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const decide = useSend('orders.decide', TOUCHED, 'form')
  const waiting = order.requests.filter(({ state }) => state === 'waiting')
  if (waiting.length === 0) return null
  const pieces = ({ itemId, qty }: { readonly itemId: string; readonly qty: number }) => {
    const line = order.lines.find(({ id }) => id === itemId)
    return `${qty} × ${[line?.name, line?.color, line?.size].filter(Boolean).join(', ')}`
  }
  const go = async (requestId: string, decision: 'given' | 'declined') => {
    await decide.mutateAsync([{ params: { number: order.number, requestId }, body: { decision } }])
    notify(w('decided'))
  }
  return (
    <section className="order-requests" aria-labelledby="requests">
      <h2 id="requests">{w('requests')}</h2>
      {waiting.map(({ id, askedBy, amount, reason, mayDecide, kind, items = [] }) => (
        <div key={id}>
          <p>
            {w('asks', { who: askedBy, amount: money(amount, order.currency), reason })}
            <span className="second">{[w(`refund_${kind}`), ...items.map(pieces)].join(' · ')}</span>
          </p>
          {mayDecide ? (
            <div className="part-actions">
              <Button look="primary" disabled={decide.isPending} onClick={() => void go(id, 'given').catch(() => {})}>
                {w('give')}
              </Button>
              <Button disabled={decide.isPending} onClick={() => void go(id, 'declined').catch(() => {})}>
                {w('decline')}
              </Button>
            </div>
          ) : (
            <p className="hint">{w('waitsForOther')}</p>
          )}
        </div>
      ))}
      <FormError error={decide.error} />
    </section>
  )
}
