import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { highestVoucher, pointsToNextVoucher } from '#domain/loyalty/loyalty.ts'
import { formatMoney, type Currency } from '#domain/money/money.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Heading } from '#web/ui/text.tsx'

type Props = { profile: ConsumerProfile; currency: Currency; level: 2 | 3 }

/** What a member has collected, and what it is worth. */
export function PassCard({ profile, currency, level }: Props) {
  const { bcp47, t } = useI18n()
  const points = profile.loyaltySummary?.points.balance ?? 0
  const voucher = highestVoucher(points)
  const missing = pointsToNextVoucher(points)
  return (
    <section className="flex flex-col gap-2 bg-forest p-6 text-paper">
      <Heading level={level} size="xl" className="tabular-nums">
        {t('account.points', { count: points })}
      </Heading>
      {voucher && <p>{t('account.voucher', { amount: formatMoney(voucher.amountInCurrency, currency, bcp47) })}</p>}
      {missing !== undefined && <p className="text-sm">{t('account.nextVoucher', { count: missing })}</p>}
    </section>
  )
}
