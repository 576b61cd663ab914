import type { Cart } from '#contract/cart/cart.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { RETURN_WINDOW_DAYS } from '#domain/orders/order-status.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { Island } from '#web/islands/island.tsx'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { refusalText } from './checkout-text.ts'
import { leftToPay } from './gift-card-share.ts'
import { minutesLeft } from './minutes-left.ts'

type Props = {
  cart: Cart
  transaction: string
  captcha: string | undefined
  refused: string | undefined
  /** The item that was refused. */
  about: string | undefined
}

/** Everything once more is above; here is the one button that orders. */
export function SummaryStep({ cart, transaction, captcha, refused, about }: Props) {
  const i18n = useI18n()
  const { t, bcp47, locale } = i18n
  const left = leftToPay(cart.totals, cart.payment_instruments)
  const minutes = minutesLeft(cart.holdExpiresAt)
  return (
    <div className="flex flex-col gap-6">
      <Island name="device-facts" wake="load" props={{ basketId: cart.id }} />
      {refused && (
        <Notice kind="error" title={about}>
          {refusalText(i18n, refused)}
        </Notice>
      )}
      <form method="post" className="flex flex-col gap-4">
        <input type="hidden" name="_action" value="place" />
        <input type="hidden" name="_transaction" value={transaction} />
        <input type="hidden" name="cartId" value={cart.id} />
        <input type="hidden" name="expectedTotal" value={cart.totals.total} />
        <p className="text-sm text-slate">
          <a href={shopUrl(locale, '/sale-terms')} className="underline">
            {t('checkout.terms')}
          </a>
        </p>
        <Button type="submit" size="large" wide>
          {left > 0 ? t('checkout.pay', { amount: formatMoney(left, cart.currency, bcp47) }) : t('checkout.place')}
        </Button>
        <p className="text-center text-sm text-slate">{t('checkout.returnPromise', { days: RETURN_WINDOW_DAYS })}</p>
        {captcha !== undefined && <Island name="proof-field" wake="load" props={{ action: 'order', token: captcha }} />}
        <Island name="hold-pieces" wake="load" props={{ basketId: cart.id, minutes }} />
      </form>
    </div>
  )
}
