import type { PageVisit } from '#contract/web.ts'
import { highestVoucher } from '#domain/loyalty/loyalty.ts'
import { ifThere } from '#web/if-there.ts'

/** The highest voucher within a member's points. */
export async function offeredVoucher({ viewer, call }: PageVisit) {
  if (viewer.kind !== 'consumer') return undefined
  const loyalty = await ifThere(call('consumer.vouchers'))
  const best = loyalty && highestVoucher(loyalty.currentLoyaltyPoints, loyalty.applicableLoyaltyVouchers)
  return best && { points: loyalty.currentLoyaltyPoints, cost: best.points, amount: best.amountInCurrency }
}
