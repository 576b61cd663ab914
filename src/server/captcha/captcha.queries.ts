import type { Db } from '../db/database.ts'

/** Whether this proof is seen for the first time. */
export async function useProof(db: Db, proof: string, expiresAt: Date): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('captcha_proofs')
    .values({ proof, expires_at: expiresAt })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}
