import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import { OrderSums } from './order-sums.tsx'
import type { PhoneOrder } from './phone-order.ts'
import { WORDS } from './words.ts'

/** What is in it and what it comes to, by the shop's own counting. */
export function PhoneTotals({ order: { lines, totals, currency, orderPromotions } }: { readonly order: PhoneOrder }) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  if (!totals) return null
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
      <OrderSums of={{ totals, orderPromotions, currency }} className="sums phone-sums" />
      <p className="hint">{w('phoneLive')}</p>
    </section>
  )
}
