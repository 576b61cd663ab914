import { TIMINGS } from '#domain/time/timings.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { requireConsumer } from './ownership.ts'
import { requireCurrent } from './password.service.ts'
import { findPassword } from './people.queries.ts'
import { findProof, keepProof } from './token-families.queries.ts'

/** What would give an account away, or end it, is not for whoever finds a browser open. */
export async function requireFreshProof(shop: Shop): Promise<void> {
  const provenAt = await findProof(shop.db, requireConsumer(shop).usid)
  if (!provenAt || shop.now.getTime() - provenAt.getTime() > TIMINGS.freshProof) throw new StoreError('PROOF_REQUIRED')
}

/** Proves by the password that the owner sits there. A passkey does the same. */
export async function proveAgain(shop: Shop, password: string): Promise<void> {
  const { id, usid } = requireConsumer(shop)
  const person = await findPassword(shop.db, id)
  if (!person) throw new StoreError('PROFILE_NOT_FOUND')
  await requireCurrent(shop, usid, person, password)
  await rememberProof(shop)
}

export const rememberProof = async (shop: Shop): Promise<void> =>
  keepProof(shop.db, requireConsumer(shop).usid, shop.now)
