import type { z } from 'zod'
import type { OwnCoupons as Answer } from '#contract/loyalty/loyalty.entities.ts'
import { dayText } from '#domain/time/moments.ts'
import { useI18n } from '#web/i18n/i18n.tsx'
import { Text } from '#web/ui/text.tsx'
import { Part } from './account-frame.tsx'

export type OwnCoupon = z.output<typeof Answer>['coupons'][number]

/** The codes that are for this person alone; a letter gets lost, an account does not. */
export function OwnCoupons({ coupons }: { coupons: readonly OwnCoupon[] }) {
  const { locale, t } = useI18n()
  if (coupons.length === 0) return null
  return (
    <Part title={t('account.coupons')}>
      <ul className="flex flex-col gap-3">
        {coupons.map(({ couponCode, promotionName, expiresAt }) => (
          <li key={couponCode} className="flex flex-wrap items-center gap-x-4 gap-y-2">
            <span className="bg-stone-100 px-4 py-3 font-bold tracking-wider">{couponCode}</span>
            <span>
              {promotionName}
              {expiresAt !== undefined && (
                <Text size="sm" quiet>
                  {t('account.couponUntil', { day: dayText(locale, expiresAt) })}
                </Text>
              )}
            </span>
          </li>
        ))}
      </ul>
      <Text size="sm" quiet>
        {t('account.couponsText')}
      </Text>
    </Part>
  )
}
