import { useRef, useState } from 'react'
import type { Cart } from '#contract/cart/cart.entities.ts'
import { numberFormat } from '#domain/sites/formats.ts'
import { taxName } from '#domain/tax/tax-name.ts'
import { isTaxUnknown } from '#web/state/tax-unknown.ts'
import { formatMoney, sumOf } from '#domain/money/money.ts'
import { discountRows } from '#domain/promotions/discount-rows.ts'
import { shopUrl } from '#domain/sites/shop-urls.ts'
import { openDialog } from '#web/dialogs/dialog-state.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { applyCoupon, applyReward, removeCoupon } from '#web/state/cart-discounts.ts'
import type { CartProblem } from '#web/state/cart-state.ts'
import { ButtonLink } from '#web/ui/button.tsx'
import { buttonLook } from '#web/ui/button-look.ts'
import { TextField } from '#web/ui/fields/text-field.tsx'
import { cx } from '#web/ui/class-names.ts'
import { Heading, linkLook, TextButton } from '#web/ui/text.tsx'
import { problemText } from '#web/state/cart-message.ts'
import { PostForm } from '#web/ui/post-form.tsx'

export type VoucherOffer = { points: number; cost: number; amount: number }

type Props = {
  cart: Cart
  taxIncluded: boolean
  voucher: VoucherOffer | undefined
  problem: CartProblem | undefined
  saving: boolean
}

export function CartSummary({ cart, taxIncluded, voucher, problem, saving }: Props) {
  const { t, bcp47, locale } = useI18n()
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  const { totals } = cart
  const reward = totals.appliedRewards[0]
  // A voucher gives no more than what else took something off has left of the goods.
  const named = sumOf(cart.orderPromotions.map(({ discount }) => discount))
  const rewarded = Math.min(reward?.amountInCurrency ?? 0, totals.totalDiscount - named)
  const home = cart.shippingMethods.find(({ code }) => code === 'standard' || code === 'me')
  return (
    <section aria-labelledby="summary-title" aria-busy={saving} className="cart-summary">
      <Heading level={2} size="md" id="summary-title" className="max-lg:mt-10">
        {t('cart.summary')}
      </Heading>
      <dl className="mt-4 flex flex-col gap-2 border-t border-stone-300 pt-4 tabular-nums">
        <Amount name={t('cart.subtotal')} value={money(totals.itemSubTotal)} />
        {discountRows(totals.totalDiscount - rewarded, cart.orderPromotions, t('cart.discount')).map(
          ({ id, name, amount }) => (
            <Amount key={id} name={name} value={money(-amount)} />
          ),
        )}
        {reward && <Amount name={t('cart.reward')} value={money(0 - rewarded)} />}
        <Amount name={t('cart.shipping')} value={totals.shipping === 0 ? t('cart.free') : money(totals.shipping)} />
        {!taxIncluded &&
          totals.taxes.map(tax => <Amount key={tax.label} name={taxName(tax, bcp47)} value={money(tax.amount)} />)}
        {!taxIncluded && totals.taxes.length === 0 && (
          <Amount
            name={t('cart.tax')}
            value={isTaxUnknown(cart) ? t('cart.taxLater') : money(totals.tax)}
            quiet={isTaxUnknown(cart)}
          />
        )}
        <Amount name={t('cart.total')} value={money(totals.total)} strong />
      </dl>
      {taxIncluded && (
        <p className="mt-1 text-right text-sm text-slate">
          {t('cart.taxIncluded', { amount: money(totals.taxAmount) })}
        </p>
      )}
      {cart.orderPromotions.map(({ promotionId, message }) => (
        <p key={promotionId} className="mt-2 text-sm text-slate empty:hidden">
          {message}
        </p>
      ))}
      {home && (
        <TextButton
          className="needs-script mt-2 self-start text-sm"
          onClick={() => openDialog('change-shipping', { shippingId: home.shippingId })}
        >
          {t('cart.methodTitle')}
        </TextButton>
      )}
      <div className="cart-bar">
        <p aria-hidden className="shrink-0 leading-tight tabular-nums lg:hidden">
          <span className="block text-sm text-slate">{t('cart.total')}</span>
          <span className="text-lg font-semibold">{money(totals.total)}</span>
        </p>
        <ButtonLink href={shopUrl(locale, '/checkout')} size="large" wide>
          {t('cart.checkout')}
        </ButtonLink>
      </div>
      <Coupons cart={cart} problem={problem?.about === 'coupon' ? problem : undefined} />
      {(voucher ?? reward) && <Voucher voucher={voucher} used={reward?.amountInCurrency} money={money} />}
    </section>
  )
}

type AmountProps = { name: string; value: string; strong?: boolean; quiet?: boolean }

const Amount = ({ name, value, strong = false, quiet = false }: AmountProps) => (
  <div
    className={cx(
      'flex items-baseline justify-between gap-4',
      strong && 'mt-2 border-t border-stone-300 pt-3 text-lg font-semibold',
    )}
  >
    <dt>{name}</dt>
    <dd className={cx('text-right', quiet && 'text-sm text-slate')}>{value}</dd>
  </div>
)

function Coupons({ cart, problem }: { cart: Cart; problem: CartProblem | undefined }) {
  const i18n = useI18n()
  const { t } = i18n
  const tried: unknown = problem?.details['couponCode']
  const [code, setCode] = useState(typeof tried === 'string' ? tried : '')
  const input = useRef<HTMLInputElement>(null)
  const post = async () => {
    if (code.trim() !== '' && (await applyCoupon(code.trim()))) setCode('')
    // Why not stands at the field.
    else input.current?.focus()
  }
  // Its button goes with it: the next thing to do here is to enter another one.
  const remove = async (applied: string) => {
    if (await removeCoupon(applied)) input.current?.focus()
  }
  return (
    <div className="mt-8 border-t border-stone-300 pt-5">
      <PostForm action="coupon" onPost={() => void post()} className="grid grid-cols-[1fr_auto] items-start gap-3">
        <TextField
          ref={input}
          name="couponCode"
          label={t('cart.coupon')}
          value={code}
          onChange={setCode}
          autoCapitalize="characters"
          autoComplete="off"
          spellCheck={false}
          maxLength={64}
          error={problem && problemText(i18n, problem)}
        />
        <button className={buttonLook({ look: 'secondary' }, 'mt-[1.625rem]')}>{t('cart.apply')}</button>
      </PostForm>
      <ul aria-live="polite" className="mt-3 flex flex-col gap-1 text-sm">
        {cart.couponItems.map(({ couponItemId, code: applied, applied: active }) => (
          <li key={couponItemId} className="flex items-center justify-between gap-4">
            <span className={active ? 'text-moss-dark' : 'text-slate'}>
              {t(active ? 'cart.couponActive' : 'cart.couponWaiting', { code: applied })}
            </span>
            <PostForm action="remove-coupon" fields={{ couponCode: applied }} onPost={() => void remove(applied)}>
              <button aria-label={t('cart.removeCoupon', { code: applied })} className={linkLook('py-2')}>
                {t('cart.remove')}
              </button>
            </PostForm>
          </li>
        ))}
      </ul>
    </div>
  )
}

type VoucherProps = { voucher: VoucherOffer | undefined; used: number | undefined; money: (amount: number) => string }

function Voucher({ voucher, used, money }: VoucherProps) {
  const { t, bcp47 } = useI18n()
  const count = numberFormat(bcp47)
  const points = used === undefined ? (voucher?.cost ?? 0) : 0
  return (
    <div className="mt-6 border-t border-stone-300 pt-5 text-sm">
      <p>
        {used === undefined && voucher
          ? t('cart.voucher', {
              points: count.format(voucher.points),
              cost: count.format(voucher.cost),
              amount: money(voucher.amount),
            })
          : t('cart.voucherUsed', { amount: money(used ?? 0) })}
      </p>
      <PostForm action="reward" fields={{ points: String(points) }} onPost={() => void applyReward(points)}>
        <button className={linkLook('py-2 font-semibold')}>
          {used === undefined
            ? t('cart.useVoucher', { cost: count.format(voucher?.cost ?? 0) })
            : t('cart.undoVoucher')}
        </button>
      </PostForm>
    </div>
  )
}
