import { useEffect, useState } from 'react'
import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { problemText } from '#web/state/cart-message.ts'
import { $cart, $cartProblem, openCart, refreshCart } from '#web/state/cart-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts'
import { FreeDelivery } from './free-delivery.tsx'
import { MiniCartLine } from './mini-cart-line.tsx'

/** The cart at a glance, from any page. */
export default function MiniCart({ params: { addedSkus = [] } }: DialogProps<{ addedSkus?: readonly string[] }>) {
  const i18n = useI18n()
  const { t, bcp47, locale } = i18n
  const cart = useShared($cart)
  const problem = useShared($cartProblem)
  const [asked, setAsked] = useState(false)
  useEffect(() => {
    openCart(undefined)
    void refreshCart().then(() => setAsked(true))
  }, [])
  const head = useFocusAfterRemoval<HTMLDivElement>(cart?.items.length ?? 0)
  const refusal = problem && <Notice kind="error">{problemText(i18n, problem)}</Notice>
  if (!cart || cart.items.length === 0)
    return (
      <>
        <DialogTitle>{t('cart.mini')}</DialogTitle>
        <DialogBody>
          <div ref={head} tabIndex={-1} className="outline-none">
            {refusal}
          </div>
          {cart || (asked && !problem) ? (
            <EmptyState
              title={t('cart.empty')}
              seed={4}
              action={<ButtonLink href={homeUrl(locale)}>{t('cart.shop')}</ButtonLink>}
            />
          ) : (
            !problem && <Spinner />
          )}
        </DialogBody>
      </>
    )
  const isAdded = ({ sku, bonus }: CartItem) => !bonus && addedSkus.includes(sku)
  // What was just added is what one looks for, however long the cart is.
  const shown = [...cart.items.filter(isAdded), ...cart.items.filter(item => !isAdded(item))]
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  return (
    <>
      <DialogTitle>{addedSkus.length > 0 ? t('cart.added') : t('cart.mini')}</DialogTitle>
      <DialogBody>
        <div ref={head} tabIndex={-1} className="outline-none">
          {refusal}
        </div>
        <ul className="divide-y divide-stone-300">
          {shown.map(item => (
            <MiniCartLine key={item.id} item={item} currency={cart.currency} added={isAdded(item)} />
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
        <FreeDelivery cart={cart} />
        <p className="flex justify-between text-lg font-semibold tabular-nums">
          <span>{t('cart.total')}</span>
          <span>{money(cart.totals.total)}</span>
        </p>
        <ButtonLink href={shopUrl(locale, '/checkout')}>{t('cart.checkout')}</ButtonLink>
        <ButtonLink href={shopUrl(locale, '/cart')} look="secondary">
          {t('cart.viewCart')}
        </ButtonLink>
      </DialogActions>
    </>
  )
}
