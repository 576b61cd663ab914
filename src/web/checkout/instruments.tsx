import type { Cart } from '#contract/cart/cart.entities.ts'
import { LEAST_CHARGE } from '#domain/money/least-charge.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { linkLook } from '#web/ui/text.tsx'
import { leftToPay } from './gift-card-share.ts'
import { instrumentName } from './instrument-name.ts'
import { checkoutUrl } from './open-step.ts'
import { StaysDeclined } from './stays-declined.tsx'

type Props = {
  cart: Cart
  left: number
  /** Why what is not a gift card was refused. */
  declined: string | undefined
}

/** What pays, and what is left to pay. */
export function Instruments({ cart, left, declined }: Props) {
  const { t, bcp47, locale } = useI18n()
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  const least = LEAST_CHARGE[cart.currency]
  const givesWay =
    leftToPay(cart.totals, cart.payment_instruments) === least &&
    cart.payment_instruments.some(({ giftCard, amount = 0 }) => giftCard && amount < giftCard.balance)
  return (
    <div>
      <ul className="divide-y divide-stone-300 border-y border-stone-300 empty:hidden">
        {cart.payment_instruments.map(instrument => {
          const name = instrumentName(t, instrument)
          const pays = instrument.giftCard || !declined
          return (
            <li
              key={instrument.card.paymentInstrumentId}
              className="flex flex-wrap items-center justify-between gap-x-4 py-3"
            >
              <span>
                {pays
                  ? t('checkout.pays', { name, amount: money(instrument.amount ?? 0) })
                  : t('checkout.notAccepted', { name })}
              </span>
              <div className="flex gap-4">
                {!pays && (
                  <a
                    href={checkoutUrl(locale)}
                    aria-label={`${t('shell.tryAgain')}: ${name}`}
                    className={linkLook('py-2')}
                  >
                    {t('shell.tryAgain')}
                  </a>
                )}
                <form method="post">
                  <input type="hidden" name="_action" value="remove-instrument" />
                  {instrument.giftCard && <StaysDeclined code={declined} />}
                  <input type="hidden" name="paymentInstrumentId" value={instrument.card.paymentInstrumentId} />
                  <button aria-label={`${t('checkout.remove')}: ${name}`} className={linkLook('py-2')}>
                    {t('checkout.remove')}
                  </button>
                </form>
              </div>
            </li>
          )
        })}
      </ul>
      <output className="mt-3 block font-semibold tabular-nums">
        {left === 0 ? t('checkout.covered') : t('checkout.remaining', { amount: money(left) })}
      </output>
      {givesWay && <p className="mt-1 text-sm text-slate">{t('checkout.leastCharge', { amount: money(least) })}</p>}
    </div>
  )
}
