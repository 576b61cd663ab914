import { forgetWorkFor } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { deleteMessagesTo, dropLettersTo, lettersAbout } from './mailbox.queries.ts'
import { forgetSuppressed } from './suppressions.service.ts'

/** Everything that was written to an address, and what waits to be sent to it: all of it, or what is about one order. */
export async function forgetMail(shop: Shop, email: string, about?: string): Promise<void> {
  await dropLettersTo(shop.db, email, about)
  await deleteMessagesTo(shop.db, email)
  await forgetWorkFor(shop.db, email)
  await forgetSuppressed(shop.db, email)
}

type Written = { readonly orderNumber: string; readonly email?: string | undefined }

/** What was written to the buyer about these orders; a letter to whom a card was given is another's. */
export const lettersTo = ({ db }: Shop, orders: readonly Written[]) =>
  lettersAbout(
    db,
    orders.map(({ orderNumber }) => orderNumber),
    orders.flatMap(({ email }) => email ?? []),
  )
