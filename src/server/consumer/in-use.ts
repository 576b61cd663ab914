import { violatedUnique } from '../db/constraint.ts'
import { StoreError } from '../store-error.ts'

const AT = 'body.consumerProfile.consumerDetails'

/** Two people who claim one address or number at the same moment: the later is told. */
export function asInUse(error: unknown): never {
  const constraint = violatedUnique(error)
  if (constraint === 'consumers_email') throw new StoreError('PROFILE_LOGIN_IN_USE', { field: `${AT}.email` })
  if (constraint === 'consumers_phone') throw new StoreError('PROFILE_PHONE_IN_USE', { field: `${AT}.phone` })
  throw error
}
