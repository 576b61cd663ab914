import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { noteWork } from './sessions.queries.ts'
import type { Staff } from './staff.ts'

const PROOF_LIFE_MS = 5 * 60_000
const WORK_LIFE_MS = 4 * 60 * 60_000

/** What matters is asked of the person at the keyboard, not of whoever found the session open. A key cannot prove itself. */
export function requireProof(shop: Shop, { session }: Staff): void {
  if (session && shop.now.getTime() - session.provedAt.getTime() <= PROOF_LIFE_MS) return
  askForProof(shop)
}

/**
 * For work that is done one after the other, such as taking parcels in: who has shown who they are goes on as long as they do
 * not pause for longer than a proof lives, and half a shift at the longest. A desk that somebody left is closed as soon as before.
 */
export async function requireProofOrWork(shop: Shop, { session }: Staff): Promise<void> {
  const ago = (ms: number) => new Date(shop.now.getTime() - ms)
  const at = { now: shop.now, justBefore: ago(PROOF_LIFE_MS), provedSince: ago(WORK_LIFE_MS) }
  if (!session || !(await noteWork(shop.db, session.id, at))) askForProof(shop)
}

function askForProof(shop: Shop): never {
  noteSecurityEvent(shop, 'step-up-asked', 'staff')
  throw new StoreError('STAFF_PROOF_REQUIRED')
}
