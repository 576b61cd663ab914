import { reasonFor } from '#contract/errors/said.ts'
import { LONGEST_KEY_DAYS } from '#domain/staff/key-life.ts'
import { StoreError } from '../store-error.ts'

/** Of clocks that do not agree. */
const LEEWAY_DAYS = 1
const DAY_MS = 86_400_000

/** When it ends: as asked, at the latest after the longest life of one. A key that opens nothing would be mended by making another. */
export function endOf(expiresAt: string | undefined, now: Date): Date {
  const latest = (days: number) => new Date(now.getTime() + days * DAY_MS)
  if (expiresAt === undefined) return latest(LONGEST_KEY_DAYS)
  const end = new Date(expiresAt)
  const field = 'body.expiresAt'
  if (end <= now) throw new StoreError('INVALID_INPUT', { field, reason: reasonFor('keyIsOver') })
  if (end > latest(LONGEST_KEY_DAYS + LEEWAY_DAYS))
    throw new StoreError('INVALID_INPUT', { field, reason: reasonFor('keyTooLong', { days: LONGEST_KEY_DAYS }) })
  return end
}
