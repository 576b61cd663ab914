import type { CartItem } from '#contract/cart/cart-item.entities.ts'
import { formatMoney, type Currency } from '#domain/money/money.ts'
import type { I18n } from '#web/i18n/i18n.tsx'

/** What a line of the cart costs, in words: nothing is free, and what is not sold any more has no price. */
export function lineAmount({ t, bcp47 }: I18n, { bonus, price }: CartItem, currency: Currency): string {
  if (bonus || (price.rowTotal === 0 && price.amount > 0)) return t('cart.free')
  return price.amount === 0 ? '' : formatMoney(price.rowTotal, currency, bcp47)
}
