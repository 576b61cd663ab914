import type { Cart } from '#contract/cart/cart.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { flashText } from '#web/state/cart-message.ts'
import { lineAmount } from '#web/state/line-amount.ts'
import { cx } from '#web/ui/class-names.ts'
import { Heading } from '#web/ui/text.tsx'
import { isUnavailable } from './cart-changes.tsx'
import { leftToPay } from './gift-card-share.ts'
import { OrderTotals } from './order-totals.tsx'
import { isCollected } from './travel-text.ts'
import { isTaxUnknown } from '#web/state/tax-unknown.ts'

/** Folded on phones, where the form comes first; open before the order is placed, when everything is shown once more. */
export function OrderSummary({ cart, taxIncluded, open }: { cart: Cart; taxIncluded: boolean; open: boolean }) {
  const i18n = useI18n()
  const { t, bcp47 } = i18n
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  const lines = (
    <ul className="mb-4 divide-y divide-stone-300 border-b border-stone-300">
      {cart.items.map(item => (
        <li key={item.id} className="flex gap-4 py-4">
          <img
            src={`${item.image.url}?w=160`}
            alt={item.image.alt}
            width={64}
            height={80}
            className="h-20 w-16 bg-stone-100 object-cover"
          />
          <div className="flex-1">
            <p>{item.name}</p>
            <p className="text-sm text-slate">{[item.color, item.size, `× ${item.qty}`].filter(Boolean).join(', ')}</p>
            {cart.flash
              .filter(({ itemId }) => itemId === item.id)
              .map(flash => (
                <p
                  key={flash.code}
                  className={cx('text-sm', isUnavailable(flash) ? 'font-semibold text-berry' : 'text-slate')}
                >
                  {flashText(i18n, flash)}
                </p>
              ))}
          </div>
          <p className="tabular-nums">{lineAmount(i18n, item, cart.currency)}</p>
        </li>
      ))}
    </ul>
  )
  const amounts = (
    <OrderTotals
      totals={cart.totals}
      promotions={cart.orderPromotions}
      taxIncluded={taxIncluded}
      collected={isCollected(cart.shippingMethods)}
      taxUnknown={isTaxUnknown(cart)}
      instruments={cart.payment_instruments}
    />
  )
  return (
    <div className="lg:sticky lg:top-24">
      <details open={open} className="border-y border-stone-300 py-3 lg:hidden">
        <summary className="flex cursor-pointer justify-between gap-4 font-semibold">
          <span>{t('checkout.items', { count: cart.totals.totalUnits })}</span>
          <span className="tabular-nums">{money(leftToPay(cart.totals, cart.payment_instruments))}</span>
        </summary>
        <div className="mt-3">
          {lines}
          {amounts}
        </div>
      </details>
      <div className="hidden lg:block">
        <Heading level={2} size="md">
          {t('checkout.items', { count: cart.totals.totalUnits })}
        </Heading>
        {lines}
        {amounts}
      </div>
    </div>
  )
}
