import type { Cart } from '#contract/cart/cart.entities.ts'
import { numberFormat } from '#domain/sites/formats.ts'
import { formatMoney } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Button } from '#web/ui/button.tsx'
import { StaysDeclined } from './stays-declined.tsx'

/** The highest voucher within a member's points. */
export type VoucherOffer = { points: number; cost: number; amount: number }

type Props = { cart: Cart; offer: VoucherOffer | undefined; declined: string | undefined }

export function Voucher({ cart, offer, declined }: Props) {
  const { t, bcp47 } = useI18n()
  const money = (amount: number) => formatMoney(amount, cart.currency, bcp47)
  const count = numberFormat(bcp47)
  const used = cart.totals.appliedRewards[0]
  if (!used && !offer) return null
  return (
    <form method="post" className="flex flex-wrap items-center justify-between gap-4 border-t border-stone-300 pt-4">
      <input type="hidden" name="_action" value="reward" />
      <StaysDeclined code={declined} />
      <input type="hidden" name="points" value={used ? 0 : offer?.cost} />
      <span>
        {used
          ? t('checkout.voucherUsed', { amount: money(used.amountInCurrency) })
          : offer &&
            t('checkout.voucher', {
              points: count.format(offer.points),
              cost: count.format(offer.cost),
              amount: money(offer.amount),
            })}
      </span>
      <Button type="submit" look="secondary" size="small">
        {used ? t('checkout.undoVoucher') : t('checkout.useVoucher', { cost: count.format(offer?.cost ?? 0) })}
      </Button>
    </form>
  )
}
