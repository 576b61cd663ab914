import type { Order } from '#contract/orders/order.entities.ts'
import { dayText } from '#domain/time/moments.ts'
import { formatMoney, sumOf } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Heading, linkLook } from '#web/ui/text.tsx'
import { statusText } from './order-text.ts'

/** What was announced to come back: its label, and how far its refund is. */
export function Returns({ order }: { order: Order }) {
  const { t, bcp47, locale } = useI18n()
  if (!order.returns || order.returns.length === 0) return null
  return (
    <section>
      <Heading level={2} size="sm">
        {t('orders.returns')}
      </Heading>
      <ul className="mt-3 divide-y divide-stone-300 border-y border-stone-300">
        {order.returns.map(({ returnNumber, status, createdAt, items, refundTotal, labelWaits, exchange }) => (
          <li key={returnNumber} className="grid grid-cols-[1fr_auto] gap-x-4 gap-y-1 py-4">
            <span className="font-semibold">
              {exchange && status === 'refunded' ? statusText(t, 'returned') : statusText(t, status)}
            </span>
            <span className="text-right tabular-nums">
              {exchange
                ? t('orders.exchangeBack')
                : t('orders.refundOf', { amount: formatMoney(refundTotal, order.currency, bcp47) })}
            </span>
            <span className="text-sm text-slate">
              {t('orders.qty', { count: sumOf(items.map(({ qty }) => qty)) })}, {dayText(locale, createdAt)}
            </span>
            {status === 'return-requested' &&
              (labelWaits ? (
                <span className="col-span-2 text-sm">{t('orders.labelWaits')}</span>
              ) : (
                <LabelLink number={returnNumber} />
              ))}
          </li>
        ))}
      </ul>
    </section>
  )
}

const LabelLink = ({ number }: { number: string }) => {
  const { t } = useI18n()
  return (
    <a href={`/documents/return/${number}`} className={linkLook('col-span-2 justify-self-start py-2')}>
      {t('orders.label', { number })}
    </a>
  )
}
