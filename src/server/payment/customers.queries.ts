import { sql } from 'kysely'
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

/** How often the provider answered that it failed to make somebody known. */
export async function failuresOf(db: Db, consumerId: string, provider: string): Promise<number> {
  const row = await db
    .selectFrom('payment_customer_failures')
    .select('failures')
    .where('consumer_id', '=', consumerId)
    .where('provider', '=', provider)
    .executeTakeFirst()
  return row?.failures ?? 0
}

/** Who tried at the same time under the same key has seen the same failure. */
export async function noteFailure(db: Db, consumerId: string, provider: string, failures: number): Promise<void> {
  await sql`insert into payment_customer_failures as noted (consumer_id, provider, failures)
    values (${consumerId}, ${provider}, ${failures})
    on conflict (consumer_id, provider) do update set failures = greatest(noted.failures, excluded.failures)`.execute(
    db,
  )
}

export async function deleteCustomers(db: Db, consumerId: string) {
  await db.deleteFrom('payment_customer_failures').where('consumer_id', '=', consumerId).execute()
  return db
    .deleteFrom('payment_customers')
    .where('consumer_id', '=', consumerId)
    .returning(['provider', 'customer'])
    .execute()
}
