import { discountRows } from '#domain/promotions/discount-rows.ts'
import { useI18n } from '../../i18n/i18n.tsx'
import { useWords } from '../../i18n/room-words.ts'
import type { Order } from './order.ts'
import { WORDS } from './words.ts'

type Sum = { readonly id: string; readonly name: string; readonly amount: number }

type Props = {
  readonly of: Pick<Order, 'totals' | 'orderPromotions' | 'currency'>
  readonly below?: readonly Sum[]
  readonly className?: string
}

/** What it comes to, each discount by the name that its buyer reads, and what happened to the money since. */
export function OrderSums({ of: { totals, orderPromotions, currency }, below = [], className = 'sums' }: Props) {
  const { w } = useWords(WORDS)
  const { money } = useI18n()
  const off = discountRows(totals.totalDiscount, orderPromotions, w('discount'))
  // Where prices are with tax, it is a part of the sum and adds nothing to it.
  const isWithin = totals.tax === 0 && totals.taxAmount > 0
  const rows: readonly Sum[] = [
    { id: 'subtotal', name: w('subtotal'), amount: totals.itemSubTotal },
    ...off.map(({ id, name, amount }) => ({ id: `off ${id}`, name, amount: -amount })),
    { id: 'delivery', name: w('delivery'), amount: totals.shipping },
    ...(isWithin ? [] : [{ id: 'tax', name: w('tax'), amount: totals.taxAmount }]),
    { id: 'total', name: w('total'), amount: totals.total },
    ...(isWithin ? [{ id: 'tax', name: w('taxWithin'), amount: totals.taxAmount }] : []),
    ...below,
  ]
  return (
    <dl className={className}>
      {rows.map(({ id, name, amount }) => (
        <div key={id}>
          <dt>{name}</dt>
          <dd>{money(amount, currency)}</dd>
        </div>
      ))}
    </dl>
  )
}
