import type { Db } from '../db/database.ts'

export type Passkey = {
  credential_id: string
  consumer_id: string
  public_key: Buffer
  counter: number
  transports: string[]
}

export const listPasskeys = (db: Db, consumerId: string) =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'transports', 'name', 'created_at'])
    .where('consumer_id', '=', consumerId)
    .orderBy('created_at')
    .execute()

export const findPasskey = (db: Db, credentialId: string): Promise<Passkey | undefined> =>
  db
    .selectFrom('passkeys')
    .select(['credential_id', 'consumer_id', 'public_key', 'counter', 'transports'])
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()

/** False when somebody has it already. */
export async function insertPasskey(db: Db, passkey: Passkey & { name: string }): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('passkeys')
    .values(passkey)
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

/** False when another use came between: a counter that does not move on is that of a copy. */
export async function countUse(db: Db, before: Passkey, counter: number, now: Date): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('passkeys')
    .set({ counter, used_at: now })
    .where('credential_id', '=', before.credential_id)
    .where('counter', '=', before.counter)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function deletePasskey(db: Db, consumerId: string, credentialId: string): Promise<boolean> {
  const { numDeletedRows } = await db
    .deleteFrom('passkeys')
    .where('consumer_id', '=', consumerId)
    .where('credential_id', '=', credentialId)
    .executeTakeFirst()
  return numDeletedRows === 1n
}

export const deletePasskeysOf = (db: Db, consumerId: string) =>
  db.deleteFrom('passkeys').where('consumer_id', '=', consumerId).execute()
