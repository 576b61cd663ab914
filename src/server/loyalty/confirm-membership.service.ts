import { proveOwnAddress } from '../consumer/email-address.service.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { confirmEnrollment } from './loyalty.queries.ts'
import { readLoyaltyToken } from './loyalty-tokens.ts'

/** Follows the link of the mail that confirms a membership. Following it twice is no mistake. */
export async function confirmMembership(shop: Shop, token: string): Promise<void> {
  const link = await readLoyaltyToken(shop.services, 'confirm', token)
  if (!link) throw new StoreError('RESET_LINK_EXPIRED')
  await inTransaction(shop, async ({ db }) => {
    await confirmEnrollment(db, link.sub)
    if (link.email !== undefined) await proveOwnAddress(db, link.sub, link.email)
  })
}
