import type { Db } from '../db/database.ts'

export const listPasskeys = (db: Db, staffId: string) =>
  db
    .selectFrom('staff_passkeys')
    .select(['credential_id', 'name', 'created_at', 'used_at'])
    .where('staff_id', '=', staffId)
    .orderBy('created_at')
    .orderBy('credential_id')
    .execute()

export const deletePasskey = (db: Db, staffId: string, credentialId: string) =>
  db.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).where('credential_id', '=', credentialId).execute()

export const deletePasskeysOf = (db: Db, staffId: string) =>
  db.deleteFrom('staff_passkeys').where('staff_id', '=', staffId).execute()

export const findPasskey = (db: Db, credentialId: string) =>
  db
    .selectFrom('staff_passkeys')
    .innerJoin('staff', 'staff.id', 'staff_passkeys.staff_id')
    .select(['credential_id', 'staff_id', 'public_key', 'counter', 'state'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

export type NewPasskey = {
  credential_id: string
  staff_id: string
  public_key: Buffer
  counter: number
  transports: string[]
  name: string
}

/** False when somebody has it already. */
export async function insertPasskey(db: Db, passkey: NewPasskey): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('staff_passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

export const countUse = (db: Db, credentialId: string, counter: number, now: Date) =>
  db.updateTable('staff_passkeys').set({ counter, used_at: now }).where('credential_id', '=', credentialId).execute()
