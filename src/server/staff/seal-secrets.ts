import type { Work } from '../jobs/jobs.ts'
import { sealedAnew } from './sealed.ts'
import { listSealed, sealPersonAnew } from './staff.queries.ts'

/** After a change of the secret nobody's authenticator is lost: a routine seals what it shows with the new one. */
export const sealStaffSecrets: Work = async services => {
  const { db } = services.database
  for (const { id, totp_sealed } of await listSealed(db)) {
    const fresh = sealedAnew(services, totp_sealed)
    if (fresh !== undefined) await sealPersonAnew(db, id, totp_sealed, fresh)
  }
}
