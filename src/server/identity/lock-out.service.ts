import type { Shop } from '../shop.ts'
import { findLock, forgetAttempts } from './attempts.queries.ts'
import { loginOf } from './people.queries.ts'

export const isLockedOut = ({ db, now }: Shop, email: string): Promise<boolean> => findLock(db, loginOf(email), now)

export async function letTryAgain({ db }: Shop, email: string): Promise<void> {
  await forgetAttempts(db, loginOf(email))
}
