import type { UpsellItem } from '#contract/content/content-commerce.ts'
import { formatMoney } from '#domain/money/money.ts'
import { flatPrice, percentText, priceDisplay } from '#domain/money/price-display.ts'
import type { I18n } from '#web/i18n/i18n.tsx'

export type PricedItem = UpsellItem & { readonly priceText: string }

/** In words, because browsers need none of what makes them. Where the law asks for it, the lowest price of late below. */
export function withPriceText(item: UpsellItem, { t, bcp47 }: Pick<I18n, 't' | 'bcp47'>): PricedItem {
  const { price, currency, historicBestPrice } = item
  const money = (amount: number) => formatMoney(amount, currency, bcp47)
  const { percent } = priceDisplay({ ...flatPrice(price), historicBestPrice })
  if (historicBestPrice === undefined || percent === undefined) return { ...item, priceText: money(price) }
  const less = t('ui.offPercent', { percent: percentText(percent, bcp47) })
  return { ...item, priceText: `${money(price)}\n${t('ui.lowestPrice')} ${money(historicBestPrice)}, ${less}` }
}
