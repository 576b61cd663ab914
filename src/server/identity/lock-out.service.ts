import type { Shop } from '../shop.ts'
import { findLock, findLocks, forgetAttempts } from './attempts.queries.ts'
import { loginOf } from './people.queries.ts'

type At = Pick<Shop, 'db' | 'now'>

export const isLockedOut = ({ db, now }: At, email: string): Promise<boolean> => findLock(db, loginOf(email), now)

export async function letTryAgain({ db }: Pick<Shop, 'db'>, email: string): Promise<void> {
  await forgetAttempts(db, loginOf(email))
}

/** Which of these logins, as their tries are counted, are locked. */
export const lockedAmong = ({ db, now }: At, logins: readonly string[]): Promise<ReadonlySet<string>> =>
  findLocks(db, logins, now)

export async function letLoginTryAgain({ db }: Pick<Shop, 'db'>, login: string): Promise<void> {
  await forgetAttempts(db, login)
}
