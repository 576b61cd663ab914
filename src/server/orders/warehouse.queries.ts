import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

const MOST_SHOWN = 50

export const listNewestOrders = (db: Db) =>
  db
    .selectFrom('orders')
    .select(['number', 'placed_at', 'status'])
    .select(({ eb, exists, selectFrom, or }) =>
      or([
        eb('next_step_at', 'is not', null),
        exists(
          selectFrom('returns')
            .select(sql.lit(1).as('one'))
            .whereRef('order_number', '=', 'orders.number')
            .where('next_step_at', 'is not', null),
        ),
      ]).as('waits'),
    )
    .where('placed_at', 'is not', null)
    .orderBy('placed_at', 'desc')
    .limit(MOST_SHOWN)
    .execute()

/** The next step of an order and of its returns is due now. */
export async function makeDue(db: Db, number: string, now: Date): Promise<void> {
  await sql`with ordered as (
      update orders set next_step_at = ${now} where number = ${number} and next_step_at is not null
    )
    update returns set next_step_at = ${now} where order_number = ${number} and next_step_at is not null`.execute(db)
}
