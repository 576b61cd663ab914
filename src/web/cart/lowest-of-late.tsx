import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import { discountPercent, percentText } from '#domain/money/price-display.ts'
import { useI18n } from '#web/i18n/i18n.tsx'

type Props = { price: Pick<CartItem['price'], 'current' | 'original'>; money: (amount: number) => string }

/** Where the law asks for it: what a reduction is measured by, and how much it is. */
export function LowestOfLate({ price: { current, original }, money }: Props) {
  const { t, bcp47 } = useI18n()
  const percent = percentText(discountPercent(current, original), bcp47)
  return (
    <p className="text-sm text-slate">
      {t('ui.lowestPrice')} <s>{money(original)}</s> {t('ui.offPercent', { percent })}
    </p>
  )
}
