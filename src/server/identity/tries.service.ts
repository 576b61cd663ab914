import type { Db } from '../db/database.ts'
import { ATTEMPTS_BEFORE_LOCK, countAttempt, forgetAttempts } from './attempts.queries.ts'

/** Counts a try under this name before it is looked at; false once there were too many. Not inside a transaction. */
export const mayTry = async (db: Db, login: string, now: Date): Promise<boolean> =>
  (await countAttempt(db, login, now)) <= ATTEMPTS_BEFORE_LOCK

export const forgetTries = (db: Db, login: string): Promise<unknown> => forgetAttempts(db, login)
