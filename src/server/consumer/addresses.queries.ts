import type { Insertable, Selectable } from 'kysely'
import type { Db } from '../db/database.ts'
import type { Tables } from '../db/tables.gen.ts'

export type AddressRow = Omit<Selectable<Tables['consumer_addresses']>, 'created_at'>
export type NewAddress = Insertable<Tables['consumer_addresses']>

export const findAddress = (db: Db, id: string) =>
  db.selectFrom('consumer_addresses').selectAll().where('id', '=', id).executeTakeFirst()

export const countAddresses = async (db: Db, consumerId: string, approachType: string): Promise<number> => {
  const row = await db
    .selectFrom('consumer_addresses')
    .select(({ fn }) => fn.countAll<number>().as('count'))
    .where('consumer_id', '=', consumerId)
    .where('approach_type', '=', approachType)
    .executeTakeFirstOrThrow()
  return row.count
}

/** Only one address of a kind is the main one. */
export const clearMain = (db: Db, consumerId: string, approachType: string) =>
  db
    .updateTable('consumer_addresses')
    .set({ main: false })
    .where('consumer_id', '=', consumerId)
    .where('approach_type', '=', approachType)
    .where('main', '=', true)
    .execute()

export const insertAddress = (db: Db, row: NewAddress) => db.insertInto('consumer_addresses').values(row).execute()

export const updateAddress = (db: Db, id: string, row: Omit<NewAddress, 'id' | 'consumer_id'>) =>
  db.updateTable('consumer_addresses').set(row).where('id', '=', id).execute()

export const isBillingOfCard = async (db: Db, id: string): Promise<boolean> =>
  (await db.selectFrom('saved_cards').select('id').where('billing_address_id', '=', id).executeTakeFirst()) !==
  undefined

export const deleteAddress = (db: Db, id: string) => db.deleteFrom('consumer_addresses').where('id', '=', id).execute()

/** The newest of what is left takes the place of a main address that went. */
export async function promoteNewest(db: Db, consumerId: string, approachType: string): Promise<void> {
  const newest = await db
    .selectFrom('consumer_addresses')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where('approach_type', '=', approachType)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirst()
  if (newest) await db.updateTable('consumer_addresses').set({ main: true }).where('id', '=', newest.id).execute()
}

export const findSame = (db: Db, consumerId: string, approachType: string, fingerprint: string) =>
  db
    .selectFrom('consumer_addresses')
    .select('id')
    .where('consumer_id', '=', consumerId)
    .where('approach_type', '=', approachType)
    .where('fingerprint', '=', fingerprint)
    .executeTakeFirst()
