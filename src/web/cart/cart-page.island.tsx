import { useEffect } from 'react'
import type { Cart, SavedForLater } from '#contract/cart/cart.entities.ts'
import { homeUrl } from '#domain/sites/shop-urls.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { useShared } from '#web/islands/use-shared.ts'
import { hushEar } from '#web/state/cart-ear.ts'
import { $cart, $cartProblem, $saving, openCart, refreshCart, type CartProblem } from '#web/state/cart-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { EmptyState } from '#web/ui/empty-state.tsx'
import { Notice } from '#web/ui/notice.tsx'
import { Heading } from '#web/ui/text.tsx'
import { useFocusAfterRemoval } from '#web/ui/use-focus-after-removal.ts'
import { Approaching } from './approaching.tsx'
import { CartLine } from './cart-line.tsx'
import { flashText, problemText } from '#web/state/cart-message.ts'
import { CartSummary, type VoucherOffer } from './cart-summary.tsx'
import { SavedList } from './saved-list.tsx'
import { $saved } from './saved-state.ts'

type Props = {
  cart: Cart | null
  saved: SavedForLater | null
  taxIncluded: boolean
  voucher: VoucherOffer | null
  lists: boolean
  /** The item whose gift note is written in the page. */
  gift: string | null
  /** What a posted form could not do. */
  refused: CartProblem | null
}

/** The whole cart. Every control is a form that also works without script. */
export default function CartPage(props: Props) {
  const { cart: first, saved: firstSaved, taxIncluded, voucher, lists, gift, refused } = props
  const i18n = useI18n()
  const { t, locale } = i18n
  const cart = useShared($cart) ?? first ?? undefined
  const saved = useShared($saved) ?? firstSaved ?? undefined
  // What a form could not do is old news once the cart has changed.
  const problem = useShared($cartProblem) ?? (cart?.revision === first?.revision ? refused : undefined) ?? undefined
  const saving = useShared($saving) > 0
  const head = useFocusAfterRemoval<HTMLDivElement>(cart?.items.length ?? 0, saved?.items.length ?? 0)
  useEffect(() => {
    openCart(first ?? undefined)
    if (hushEar()) void refreshCart()
  }, [first])
  const known = new Set([
    ...(cart?.items ?? []).map(({ id }) => id),
    ...(saved?.items ?? []).map(({ itemId }) => itemId),
    'coupon',
  ])
  const general = problem && !known.has(problem.about) ? problem : undefined
  return (
    <div>
      <div ref={head} tabIndex={-1} className="flex flex-wrap items-baseline gap-x-4 outline-none">
        <Heading level={1} size="xl">
          {t('cart.title')}
        </Heading>
        {cart && cart.items.length > 0 && (
          <p className="text-slate">{t('cart.count', { count: cart.totals.totalUnits })}</p>
        )}
        <output className="text-sm text-slate">{saving ? t('cart.slow') : ''}</output>
      </div>
      {general && (
        <Notice kind="error" className="mt-6">
          {problemText(i18n, general)}
        </Notice>
      )}
      {cart?.flash
        .filter(({ itemId }) => itemId === undefined)
        .map(flash => (
          <Notice key={flash.code} className="mt-6">
            {flashText(i18n, flash)}
          </Notice>
        ))}
      {cart && cart.items.length > 0 ? (
        <div className="mt-8 flex flex-col lg:grid lg:grid-cols-[1fr_24rem] lg:gap-x-16">
          <div>
            <Approaching promoSummary={cart.promoSummary} />
            <ul className="divide-y divide-stone-300 border-y border-stone-300">
              {cart.items.map(item => (
                <CartLine
                  key={item.id}
                  item={item}
                  currency={cart.currency}
                  flash={cart.flash.filter(({ itemId }) => itemId === item.id)}
                  problem={problem?.about === item.id ? problem : undefined}
                  lists={lists}
                  writing={gift === item.id}
                />
              ))}
            </ul>
          </div>
          <CartSummary
            cart={cart}
            taxIncluded={taxIncluded}
            voucher={voucher ?? undefined}
            problem={problem}
            saving={saving}
          />
        </div>
      ) : (
        <EmptyState
          title={t('cart.empty')}
          action={<ButtonLink href={homeUrl(locale)}>{t('cart.shop')}</ButtonLink>}
          seed={4}
        >
          {t('cart.emptyText')}
        </EmptyState>
      )}
      {saved && <SavedList saved={saved} problem={problem} />}
    </div>
  )
}
