import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Whether an attempt to order this cart is under way: what it has taken is not spent elsewhere. */
export async function hasOpenAttempt(db: Db, cartId: string): Promise<boolean> {
  const { rows } = await sql<{ open: boolean }>`select exists (select from orders
    where cart_id = ${cartId} and claimed and placed_at is null) as open`.execute(db)
  return rows[0]?.open ?? false
}
