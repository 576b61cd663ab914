import { reasonFor } from '#contract/errors/said.ts'
import { StoreError } from '../store-error.ts'

/** A key that opens nothing would be mended by making another. */
export function requireUsable({ expiresAt }: { expiresAt?: string | undefined }, now: Date): void {
  if (expiresAt !== undefined && new Date(expiresAt) <= now)
    throw new StoreError('INVALID_INPUT', { field: 'body.expiresAt', reason: reasonFor('keyIsOver') })
}
