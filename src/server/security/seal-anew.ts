import type { Work } from '../jobs/jobs.ts'
import { listSealed, replaceSealed, SEALED_PLACES } from './seal-anew.queries.ts'
import { sealedAnew } from './sealed-secrets.ts'

/** A routine: after a change of the shop's secret everything is sealed with the new one, so that nothing is lost with it. */
export const sealSecretsAnew: Work = async services => {
  const { db } = services.database
  for (const place of SEALED_PLACES)
    for (const sealed of await listSealed(db, place)) {
      const fresh = sealedAnew(services, sealed)
      if (fresh !== undefined) await replaceSealed(db, place, sealed, fresh)
    }
}
