import type { Db } from '../db/database.ts'

export async function findCustomer(db: Db, consumerId: string, provider: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('payment_customers')
    .select('customer')
    .where('consumer_id', '=', consumerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.customer
}

export const keepCustomer = (db: Db, consumerId: string, provider: string, customer: string) =>
  db
    .insertInto('payment_customers')
    .values({ consumer_id: consumerId, provider, customer })
    .onConflict(conflict => conflict.doNothing())
    .execute()

export const deleteCustomers = (db: Db, consumerId: string) =>
  db.deleteFrom('payment_customers').where('consumer_id', '=', consumerId).returning(['provider', 'customer']).execute()
