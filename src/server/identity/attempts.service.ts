import { setTimeout as wait } from 'node:timers/promises'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { claimAttempt, countFailure, countSuccess } from './attempts.queries.ts'

const PATIENCE_MS = 10_000
const PAUSE_MS = 40

export type Outcome = 'right' | 'locked' | { readonly failures: number }

/**
 * Looks at a secret as often as the lock allows; a look that throws has failed. Whoever comes while others use up the
 * tries waits for their end. Not inside a transaction: what failed must count.
 */
export async function tryOnce(
  { db, now }: Pick<Shop, 'db' | 'now'>,
  login: string,
  isRight: () => Promise<boolean>,
): Promise<Outcome> {
  const claim = await claimed(db, login, now)
  if (claim === 'locked') return claim
  const fail = () => countFailure(db, login, now)
  const right = await isRight().catch(async (error: unknown) => {
    await fail()
    throw error
  })
  if (!right) return { failures: await fail() }
  await countSuccess(db, login)
  return 'right'
}

async function claimed(db: Shop['db'], login: string, now: Date): Promise<'claimed' | 'locked'> {
  for (const until = performance.now() + PATIENCE_MS; performance.now() < until; await wait(PAUSE_MS)) {
    const claim = await claimAttempt(db, login, now)
    if (claim !== 'busy') return claim
  }
  throw new StoreError('RATE_LIMITED', { retryAfter: PATIENCE_MS / 1000 })
}
