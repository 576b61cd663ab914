import { reasonFor } from '#contract/errors/said.ts'
import { StoreError } from '../store-error.ts'

/** U+2800 is a sign that shows nothing, though no property says so. */
const SEEN = /(?![\p{Default_Ignorable_Code_Point}\u2800])[\p{L}\p{N}\p{P}\p{S}]/u

/** A key that opens nothing would be mended by making another; one without a name to see is found in no list. */
export function requireUsable({ name, expiresAt }: { name: string; expiresAt?: string | undefined }, now: Date): void {
  if (!SEEN.test(name)) throw new StoreError('INVALID_INPUT', { field: 'body.name', reason: reasonFor('nameUnseen') })
  if (expiresAt !== undefined && new Date(expiresAt) <= now)
    throw new StoreError('INVALID_INPUT', { field: 'body.expiresAt', reason: reasonFor('keyIsOver') })
}
