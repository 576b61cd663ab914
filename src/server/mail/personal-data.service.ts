import { forgetWorkFor } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { deleteMessagesTo } from './mailbox.queries.ts'
import { forgetSuppressed } from './suppressions.service.ts'

/** Everything that was written to an address. */
export async function forgetMail(shop: Shop, email: string): Promise<void> {
  await deleteMessagesTo(shop.db, email)
  await forgetWorkFor(shop.db, email)
  await forgetSuppressed(shop.db, email)
}
