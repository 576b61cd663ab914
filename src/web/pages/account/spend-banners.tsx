import type { ConsumerProfile } from '#contract/consumer/consumer.entities.ts'
import { formatMoney } from '#domain/money/money.ts'
import { remainingSpend } from '#domain/promotions/spend.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'

type Details = ConsumerProfile['consumerDetails']

/** What someone of a program has bought this year, against what the program covers. */
export function SpendBanners({ details: { employee, athlete, prosumer } }: { details: Details }) {
  return (
    <>
      {employee?.termsAccepted && <Banner title="account.spendEmployee" spend={employee} limit={employee.annualCap} />}
      {athlete && <Banner title="account.spendAthlete" spend={athlete} limit={athlete.annualCredit} />}
      {prosumer && <Banner title="account.spendProsumer" spend={prosumer} limit={prosumer.annualCredit} />}
    </>
  )
}

type BannerProps = {
  title: MessageKey
  spend: { currentSpend: number; currency: NonNullable<Details['athlete']>['currency'] }
  limit: number
}

function Banner({ title, spend: { currentSpend, currency }, limit }: BannerProps) {
  const { bcp47, t } = useI18n()
  const money = (amount: number) => formatMoney(amount, currency, bcp47)
  return (
    <section className="flex flex-col gap-3 bg-forest p-5 text-paper">
      <div className="flex flex-wrap justify-between gap-x-6">
        <h2 className="font-semibold">{t(title)}</h2>
        <p className="tabular-nums">{t('account.spendLeft', { left: money(remainingSpend(currentSpend, limit)) })}</p>
      </div>
      {/* The sentences around it say the same. */}
      <div aria-hidden="true" className="h-1.5 bg-paper/25">
        <div className="h-full bg-paper" style={{ width: `${Math.min((100 * currentSpend) / limit, 100)}%` }} />
      </div>
      <p className="text-sm tabular-nums">
        {t('account.spendOf', { spent: money(currentSpend), limit: money(limit) })}
      </p>
    </section>
  )
}
