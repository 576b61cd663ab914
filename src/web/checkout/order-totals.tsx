import type { AppliedPromotion } from '#contract/cart/cart-item.entities.ts'
import type { Totals } from '#contract/cart/cart.entities.ts'
import type { PaymentInstrument } from '#contract/payment/payment.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { discountRows } from '#domain/promotions/discount-rows.ts'
import { taxName } from '#domain/tax/tax-name.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from '#web/ui/class-names.ts'
import { giftCardsOf, leftToPay } from './gift-card-share.ts'
import { instrumentName } from './instrument-name.ts'

type Props = {
  totals: Totals
  promotions: readonly AppliedPromotion[]
  taxIncluded: boolean
  /** All of it is picked up. */
  collected?: boolean
  /** Nobody has said where it goes yet. */
  taxUnknown?: boolean
  instruments?: readonly PaymentInstrument[]
}

/** The amounts of a cart or an order; with what a gift card pays of it, and what is left for the shopper. */
export function OrderTotals({
  totals,
  promotions,
  taxIncluded,
  collected = false,
  taxUnknown = false,
  instruments = [],
}: Props) {
  const { t, bcp47 } = useI18n()
  const money = (amount: number) => formatMoney(amount, totals.currency, bcp47)
  const cards = giftCardsOf(instruments)
  const taxRows =
    totals.taxes.length > 0
      ? totals.taxes.map(tax => ({
          name: taxName(tax, bcp47),
          value: money(tax.amount),
          quiet: false,
        }))
      : [
          {
            name: t('checkout.tax'),
            value: taxUnknown ? t('checkout.taxLater') : money(totals.tax),
            quiet: taxUnknown,
          },
        ]
  const rows = [
    { name: t('checkout.subtotal'), value: money(totals.itemSubTotal) },
    ...discountRows(totals.totalDiscount, promotions, t('checkout.discount')).map(({ id, name, amount }) => ({
      id,
      name,
      value: money(-amount),
    })),
    {
      name: t(collected ? 'checkout.pickup' : 'checkout.shipping'),
      value: totals.shipping === 0 ? t('checkout.free') : money(totals.shipping),
    },
    ...(taxIncluded ? [] : taxRows),
  ]
  return (
    <div>
      <dl className="flex flex-col gap-2 tabular-nums">
        {rows.map(({ name, value, ...look }) => (
          <div key={'id' in look ? look.id : name} className="flex items-baseline justify-between gap-4">
            <dt>{name}</dt>
            <dd className={cx('text-right', 'quiet' in look && look.quiet && 'text-sm text-slate')}>{value}</dd>
          </div>
        ))}
        <div className="mt-2 flex justify-between gap-4 border-t border-stone-300 pt-3 text-lg font-semibold">
          <dt>{t('checkout.total')}</dt>
          <dd>{money(totals.total)}</dd>
        </div>
        {cards.map(card => (
          <div key={card.card.paymentInstrumentId} className="flex justify-between gap-4">
            <dt>{instrumentName(t, card)}</dt>
            <dd className="text-right">{money(-(card.amount ?? 0))}</dd>
          </div>
        ))}
        {cards.length > 0 && (
          <div className="flex justify-between gap-4 text-lg font-semibold">
            <dt>{t('checkout.toPay')}</dt>
            <dd>{money(leftToPay(totals, instruments))}</dd>
          </div>
        )}
      </dl>
      {promotions.map(({ promotionId, message }) => (
        <p key={promotionId} className="mt-2 text-sm text-slate empty:hidden">
          {message}
        </p>
      ))}
      {taxIncluded && (
        <p className="mt-1 text-right text-sm text-slate">
          {t('checkout.taxIncluded', { amount: money(totals.taxAmount) })}
        </p>
      )}
    </div>
  )
}
