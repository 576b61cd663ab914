import { noteSecurityEvent } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import type { Staff } from './staff.ts'

const PROOF_LIFE_MS = 5 * 60_000

/** What matters is asked of the person at the keyboard, not of whoever found the session open. A key cannot prove itself. */
export function requireProof(shop: Shop, { session }: Staff): void {
  if (session && shop.now.getTime() - session.provedAt.getTime() <= PROOF_LIFE_MS) return
  noteSecurityEvent(shop, 'step-up-asked', 'staff')
  throw new StoreError('STAFF_PROOF_REQUIRED')
}
