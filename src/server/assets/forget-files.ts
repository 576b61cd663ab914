import { z } from 'zod'
import { transact } from '../db/transaction.ts'
import type { Job } from '../jobs/jobs.ts'
import type { Services } from '../services.ts'
import { findByHash, lockHash } from './assets.queries.ts'
import { masterKey, originalKey, partKey } from './files.ts'
import { takeOldUploads } from './uploads.queries.ts'
import { partsOf } from './uploads.service.ts'

const Payload = z.object({ sha256: z.string(), kind: z.string() })
const DAY_MS = 86_400_000

/** Files of what was taken away or replaced, unless somebody has sent the same meanwhile. */
export async function forgetFile({ database, files }: Services, { payload }: Job): Promise<void> {
  const { sha256, kind } = Payload.parse(payload)
  await transact(database.db, async db => {
    await lockHash(db, sha256)
    if (await findByHash(db, sha256)) return
    await files.remove(originalKey(sha256, kind))
    await files.remove(masterKey(sha256))
  })
}

/** What somebody began to send, and never finished. */
export async function forgetOldUploads({ database, files, clock }: Services): Promise<void> {
  for (const { id, bytes } of await takeOldUploads(database.db, new Date(clock().getTime() - DAY_MS)))
    for (let part = 0; part < partsOf(bytes); part++) await files.remove(partKey(id, part))
}
