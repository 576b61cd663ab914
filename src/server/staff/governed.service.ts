import type { Db } from '../db/database.ts'
import { StoreError } from '../store-error.ts'
import { findLink } from './identities.queries.ts'

export const isGoverned = async (db: Db, staffId: string): Promise<boolean> =>
  (await findLink(db, staffId)) === 'governs'

/** Whom a claim of the company's own sign-in let in has no other way in: it would outlive the claim. */
export async function refuseGoverned(db: Db, staffId: string): Promise<void> {
  if (await isGoverned(db, staffId)) throw new StoreError('STAFF_GOVERNED')
}
