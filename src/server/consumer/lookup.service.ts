import { isPartiallyEnrolled } from '#domain/identity/sign-in-flow.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import type { RateLimit } from '../http/rate-limits.ts'
import { findAccount } from '../identity/account.service.ts'
import { owns } from '../identity/ownership.ts'
import { isMember } from '../loyalty/loyalty.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { tidyPhone } from './person-rules.ts'

/** Whether someone has an account, which the sign-in form asks before it shows the next step. */
export async function lookUp(
  shop: Shop,
  { email, phone }: { email?: string | undefined; phone?: string | undefined },
  proof: string | undefined,
) {
  if (email === undefined && phone === undefined) throw new StoreError('UNKNOWN_CUSTOMER')
  if (await asksOften(shop)) await requireVisitor(shop, proof)
  const account = await findAccount(shop, { email, phone: tidyPhone(shop, phone) })
  if (!account) return { exists: false }
  if (!owns(shop, account.id)) return { exists: true }
  return {
    exists: true,
    isLoyaltyMember: await isMember(shop, account.id),
    isPartiallyEnrolled: isPartiallyEnrolled({
      email: account.email,
      phone: account.phone ?? undefined,
      firstName: account.first_name ?? undefined,
      lastName: account.last_name ?? undefined,
      postalCode: account.postal_code ?? undefined,
      birthDate: account.birth_date ?? undefined,
    }),
  }
}

/** From one network, without having passed the bot check. */
const FEW: RateLimit = { name: 'lookups without proof', perMinute: 5 }

async function asksOften({ services, address, now }: Shop): Promise<boolean> {
  try {
    await services.rateLimits.take(FEW, address, now.getTime())
    return false
  } catch (error) {
    if (error instanceof StoreError && error.code === 'RATE_LIMITED') return true
    throw error
  }
}
