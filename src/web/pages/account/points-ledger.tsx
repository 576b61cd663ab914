import type { z } from 'zod'
import type { LoyaltyPoints } from '#contract/loyalty/loyalty.entities.ts'
import type { PointsReason } from '#domain/loyalty/loyalty.ts'
import { numberFormat } from '#domain/sites/formats.ts'
import { dayText } from '#domain/time/moments.ts'
import { useI18n, type MessageKey } from '#web/i18n/i18n.tsx'
import { Part } from './account-frame.tsx'

export type PointsEntry = z.output<typeof LoyaltyPoints>['entries'][number]

const REASONS = {
  order: 'account.pointsOrder',
  voucher: 'account.pointsVoucher',
  refund: 'account.pointsRefund',
  welcome: 'account.pointsWelcome',
  referral: 'account.pointsReferral',
} as const satisfies Record<Exclude<PointsReason, 'correction'>, MessageKey>

const wordOf = ({ reason, points }: PointsEntry): MessageKey =>
  reason === 'correction' ? (points > 0 ? 'account.pointsAdded' : 'account.pointsTaken') : REASONS[reason]

/** Where the points come from and went, newest first. */
export function PointsLedger({ entries }: { entries: readonly PointsEntry[] }) {
  const { bcp47, locale, t } = useI18n()
  if (entries.length === 0) return null
  const signed = numberFormat(bcp47, { signDisplay: 'exceptZero' })
  return (
    <Part title={t('account.pointsLedger')}>
      <ul className="flex flex-col divide-y divide-stone-300">
        {entries.map(entry => (
          <li key={`${entry.at} ${entry.balance}`} className="flex flex-wrap justify-between gap-x-4 py-3">
            <span>{t(wordOf(entry))}</span>
            <span className="font-semibold tabular-nums">{signed.format(entry.points)}</span>
            <span className="w-full text-sm text-stone-700">{dayText(locale, entry.at)}</span>
          </li>
        ))}
      </ul>
    </Part>
  )
}
