import { countGiftCardSeals } from '../gift-cards/seal-codes.ts'
import type { Services } from '../services.ts'
import { listSealed, SEALED_PLACES } from './seal-anew.queries.ts'
import { sealStateOf } from './sealed-secrets.ts'

/** How much is sealed by the secret in use, by one before it, and by one that the shop no longer has. */
type Seals = Record<'current' | 'before' | 'lost', number>

/** While something is sealed with the secret before, that one has to stay. */
export async function countSeals(services: Services): Promise<{ giftCards: Seals; secrets: Seals }> {
  const secrets: Seals = { current: 0, before: 0, lost: 0 }
  for (const place of SEALED_PLACES)
    for (const sealed of await listSealed(services.database.db, place)) secrets[sealStateOf(services, sealed)]++
  return { giftCards: await countGiftCardSeals(services), secrets }
}
