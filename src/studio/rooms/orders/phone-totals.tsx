import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { PhoneOrder } from './phone-order.room.tsx'
import { WORDS } from './words.ts'

/** What is in it and what it comes to, by the shop's own counting. */
export function PhoneTotals({ order: { lines, totals, currency } }: { readonly order: PhoneOrder }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  if (!totals) return null
  const sums = [
    [w('subtotal'), totals.itemSubTotal],
    ...(totals.totalDiscount > 0 ? [[w('discount'), -totals.totalDiscount] as const] : []),
    [w('delivery'), totals.shipping],
    [w('tax'), totals.taxAmount],
    [w('total'), totals.total],
  ] as const
  return (
    <section className="part" aria-labelledby="phone-total">
      <h2 id="phone-total">{w('phoneTotal')}</h2>
      <ul className="thing-rows">
        {lines.map(({ itemId, qty, name, detail, amount }) => (
          <li key={itemId}>
            {qty} × {name} <span className="second">{`${detail} · ${money(amount, currency)}`}</span>
          </li>
        ))}
      </ul>
      <dl className="sums phone-sums">
        {sums.map(([label, amount]) => (
          <div key={label}>
            <dt>{label}</dt>
            <dd>{money(amount, currency)}</dd>
          </div>
        ))}
      </dl>
      <p className="hint">{w('phoneLive')}</p>
    </section>
  )
}
