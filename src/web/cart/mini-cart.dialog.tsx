import { useEffect, useState } from 'react'
import { formatMoney } from '#domain/money/money.ts'
import { homeUrl, shopUrl } from '#domain/sites/shop-urls.ts'
import type { DialogProps } from '#web/dialogs/dialog-props.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { problemText } from '#web/state/cart-message.ts'
import { lineAmount } from '#web/state/line-amount.ts'
import { $cart, $cartProblem, openCart, refreshCart, removeItem } from '#web/state/cart-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { DialogActions, DialogBody, DialogTitle } from '#web/ui/dialog-parts.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Spinner } from '#web/ui/spinner.tsx'
import { TextButton } from '#web/ui/text.tsx'
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts'

/** The cart at a glance, from any page. */
export default function MiniCart({ params }: DialogProps<{ addedSku?: string }>) {
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
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  return (
    <>
      <DialogTitle>{params.addedSku ? t('cart.added') : t('cart.mini')}</DialogTitle>
      <DialogBody>
        <div ref={head} tabIndex={-1} className="outline-none">
          {refusal}
        </div>
        <ul className="divide-y divide-stone-300">
          {cart.items.map(item => (
            <li key={item.id} className="grid grid-cols-[4.500rem_1fr] gap-4 py-4">
              <img
                src={item.image.url}
                alt=""
                width={200}
                height={250}
                className="aspect-4/5 w-full bg-stone-100 object-cover"
              />
              <div className="flex flex-col gap-1">
                <div className="flex justify-between gap-4">
                  <a href={item.pdpUrl} className="font-semibold">
                    {item.name}
                  </a>
                  <span className="tabular-nums">{lineAmount(i18n, item, cart.currency)}</span>
                </div>
                <p className="text-sm text-slate">
                  {[item.color, item.size && t('cart.size', { size: item.size }), `× ${item.qty}`]
                    .filter(Boolean)
                    .join(' · ')}
                </p>
                {!item.bonus && (
                  <TextButton
                    className="self-start py-1 text-sm"
                    aria-label={t('cart.removeNamed', { name: item.name })}
                    onClick={() => void removeItem(item.id)}
                  >
                    {t('cart.remove')}
                  </TextButton>
                )}
              </div>
            </li>
          ))}
        </ul>
      </DialogBody>
      <DialogActions>
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
