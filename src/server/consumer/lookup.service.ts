import { isPartiallyEnrolled } from '#domain/identity/sign-in-flow.ts'
import { findAccount } from '../identity/account.service.ts'
import { isMember } from '../loyalty/loyalty.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { tidyPhone } from './person-rules.ts'

/** Whether someone has an account, which the sign-in form asks before it shows the next step. */
export async function lookUp(shop: Shop, { email, phone }: { email?: string | undefined; phone?: string | undefined }) {
  if (email === undefined && phone === undefined) throw new StoreError('UNKNOWN_CUSTOMER')
  const account = await findAccount(shop, { email, phone: tidyPhone(shop, phone) })
  if (!account) return { exists: false, isLoyaltyMember: false, isPartiallyEnrolled: false }
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
