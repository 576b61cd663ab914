import type { Shop } from '../shop.ts'
import { forgetAttempts } from './attempts.queries.ts'
import { loginOf } from './people.queries.ts'
import { clearSessionCookies } from './session-cookies.ts'
import { endFamiliesOf } from './token-families.queries.ts'

export async function endVisitsOf({ db, now }: Shop, consumerId: string): Promise<void> {
  await endFamiliesOf(db, consumerId, now)
}

/** When an account goes, so does everyone who is signed in to it. */
export async function forgetVisits(
  shop: Shop,
  { consumerId, email }: { consumerId: string; email: string },
): Promise<void> {
  await endFamiliesOf(shop.db, consumerId, shop.now)
  await forgetAttempts(shop.db, loginOf(email))
  clearSessionCookies(shop)
}
