import type { RefundPreview } from '#contract/orders/refund.entities.ts'
import { useI18n } from '../i18n/i18n.tsx'
import { REFUND_WORDS } from '../i18n/refund-words.ts'
import { useWords } from '../i18n/room-words.ts'

/** Why a refund is as much as it is; where that is the price of the pieces, nobody asks. */
export function RefundLines({ of: { parts, refundTotal, currency } }: { readonly of: RefundPreview }) {
  const { money } = useI18n()
  const { w } = useWords(REFUND_WORDS)
  const counted = parts.filter(({ kind }) => kind !== 'gift')
  if (counted.every(({ kind }) => kind === 'item')) return null
  const labelOf = ({ kind, name = '', qty = 1 }: RefundPreview['parts'][number]) =>
    kind === 'item' || kind === 'gift' ? `${qty} × ${name}` : [w(kind), name].filter(Boolean).join(': ')
  return (
    <dl className="refund-lines">
      {counted.map((part, at) => (
        <div key={at}>
          <dt>{labelOf(part)}</dt>
          <dd>{money(part.amount, currency)}</dd>
        </div>
      ))}
      <div>
        <dt>{w('refund')}</dt>
        <dd>{money(refundTotal, currency)}</dd>
      </div>
    </dl>
  )
}
