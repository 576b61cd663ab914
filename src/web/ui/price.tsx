import type { Currency } from '#domain/money/money.ts'
import { percentText, priceDisplay, rangeText, type Price as Amounts } from '#domain/money/price-display.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'

type Props = { price: Amounts; currency: Currency; className?: string; large?: boolean }

/** The price, and what it was. Screen readers hear which is which; the lowest price of late says so to everybody. */
export function Price({ price, currency, className, large = false }: Props) {
  const { bcp47, t } = useI18n()
  const { current, original, percent, isHistoric } = priceDisplay(price)
  const wording = { currency, locale: bcp47, free: t('ui.free') }
  const reduced = original !== undefined
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-2 tabular-nums', large ? 'text-lg' : 'text-base', className)}>
      <span className="font-semibold">
        {reduced && <span className="sr-only">{t('ui.nowPrice')} </span>}
        {rangeText(current, wording)}
      </span>
      {percent !== undefined && (
        <span className="text-sm text-slate">{t('ui.offPercent', { percent: percentText(percent, bcp47) })}</span>
      )}
      {original && (
        <span className={cx('text-slate', isHistoric && 'basis-full text-sm')}>
          <span className={isHistoric ? '' : 'sr-only'}>{t(isHistoric ? 'ui.lowestPrice' : 'ui.wasPrice')} </span>
          <s>{rangeText(original, wording)}</s>
        </span>
      )}
    </p>
  )
}
