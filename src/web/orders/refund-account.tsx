import type { RefundPart } from '#contract/orders/refund.entities.ts'
import { formatMoney, type Currency } from '#domain/money/money.ts'
import { labelled } from '#domain/sites/labelled.ts'
import { useI18n, type I18n, type MessageKey } from '#web/i18n/i18n.tsx'

type Account = { parts: readonly RefundPart[]; refund: number; includedTax?: number | undefined; currency: Currency }

const LABELS = {
  discount: 'orders.partDiscount',
  delivery: 'orders.partDelivery',
  tax: 'orders.partTax',
  earlier: 'orders.partEarlier',
  withheld: 'orders.partWithheld',
  given: 'orders.partGiven',
} as const satisfies Partial<Record<RefundPart['kind'], MessageKey>>

function labelOf({ t, language }: I18n, { kind, name = '', qty = 1 }: RefundPart): string {
  if (kind === 'item') return `${qty} × ${name}`
  if (kind === 'gift') return t('orders.giftToo', { name })
  return labelled(t(LABELS[kind]), name, language)
}

/** How a refund comes about: pieces at their price, and what else makes it more or less. */
export function RefundAccount({ parts, refund, includedTax, currency }: Account) {
  const i18n = useI18n()
  const { t, bcp47 } = i18n
  const money = (amount: number) => formatMoney(amount, currency, bcp47)
  return (
    <dl className="flex flex-col gap-2 tabular-nums">
      {parts.map((part, at) => (
        <div key={at} className="flex justify-between gap-4">
          <dt>{labelOf(i18n, part)}</dt>
          <dd className="text-right whitespace-nowrap">{part.kind === 'gift' ? '' : money(part.amount)}</dd>
        </div>
      ))}
      <div className="mt-2 flex justify-between gap-4 border-t border-stone-300 pt-3 text-lg font-semibold">
        <dt>{t('orders.youGet')}</dt>
        <dd>{money(refund)}</dd>
      </div>
      {includedTax !== undefined && (
        <div className="text-right text-sm text-slate">{t('checkout.taxIncluded', { amount: money(includedTax) })}</div>
      )}
    </dl>
  )
}
