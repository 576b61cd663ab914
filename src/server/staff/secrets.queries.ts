import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type SecretPurpose = 'invitation' | 'passkey-registration' | 'passkey-sign-in' | 'oidc'

export type NewSecret = {
  secret_hash: string
  purpose: SecretPurpose
  staff_id: string | null
  payload: string
  totp_sealed?: string
  expires_at: Date
}

export const insertSecret = async (db: Db, secret: NewSecret, now: Date): Promise<void> => {
  await db.deleteFrom('staff_secrets').where('expires_at', '<', now).execute()
  await db.insertInto('staff_secrets').values(secret).execute()
}

export const findSecret = (db: Db, secretHash: string, purpose: SecretPurpose, now: Date) =>
  db
    .selectFrom('staff_secrets')
    .select(['staff_id', 'payload', 'totp_sealed'])
    .where('secret_hash', '=', secretHash)
    .where('purpose', '=', purpose)
    .where('expires_at', '>', now)
    .executeTakeFirst()

/** Used up by whoever asks first, whatever becomes of it. */
export const takeSecret = async (db: Db, secretHash: string, purpose: SecretPurpose, now: Date) => {
  const { rows } = await sql<{ staff_id: string | null; payload: unknown; totp_sealed: string | null }>`
    delete from staff_secrets where secret_hash = ${secretHash} and purpose = ${purpose} and expires_at > ${now}
    returning staff_id, payload, totp_sealed`.execute(db)
  return rows[0]
}

export const deleteSecretsOf = (db: Db, staffId: string, purpose: SecretPurpose) =>
  db.deleteFrom('staff_secrets').where('staff_id', '=', staffId).where('purpose', '=', purpose).execute()
