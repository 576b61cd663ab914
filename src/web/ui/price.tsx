import type { Currency } from '#domain/money/money.ts'
import { percentText, priceDisplay, rangeText, type Price as Amounts } from '#domain/money/price-display.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { cx } from './class-names.ts'

type Props = { price: Amounts; currency: Currency; historicBest?: boolean; className?: string; large?: boolean }

/** The price, and what it was. Screen readers hear which is which. */
export function Price({ price, currency, historicBest = false, className, large = false }: Props) {
  const { bcp47, t } = useI18n()
  const { kind, current, original, percent } = priceDisplay(price, { historicBest })
  const wording = { currency, locale: bcp47, free: t('ui.free') }
  const reduced = original !== undefined
  return (
    <p className={cx('flex flex-wrap items-baseline gap-x-2 tabular-nums', large ? 'text-lg' : 'text-base', className)}>
      <span className={cx('font-semibold', kind === 'sale' && 'text-signal-dark')}>
        {reduced && <span className="sr-only">{t('ui.nowPrice')} </span>}
        {rangeText(current, wording)}
      </span>
      {original && (
        <s className="text-slate">
          <span className="sr-only">{t(historicBest ? 'ui.lowestPrice' : 'ui.wasPrice')} </span>
          {rangeText(original, wording)}
        </s>
      )}
      {percent !== undefined && (
        <span className="text-sm text-signal-dark">{t('ui.offPercent', { percent: percentText(percent, bcp47) })}</span>
      )}
    </p>
  )
}
