import type { Work } from '../jobs/jobs.ts'
import { sealedCode } from './card-codes.ts'
import { findUnsealed, forgetOpenCodes, keepSealed } from './gift-card.queries.ts'

const MOST_AT_ONCE = 500
const DAY_MS = 24 * 60 * 60 * 1000

/** Seals what was written open, and forgets the open code once no server of the version before needs it. */
export const sealGiftCardCodes: Work = async services => {
  const { db } = services.database
  const now = services.clock()
  for (const { number, code } of await findUnsealed(db, MOST_AT_ONCE))
    await keepSealed(db, number, { ...sealedCode(services, number, code), sealed_at: now })
  await forgetOpenCodes(db, new Date(now.getTime() - DAY_MS))
}
