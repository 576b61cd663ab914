import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** Frees what an owner's other open carts hold or have set aside. A cart that is being ordered keeps its pieces. */
export async function releaseOtherCarts(db: Db, ownerId: string, cartId: string, now: Date): Promise<void> {
  await sql`select release_other_carts(${ownerId}, ${cartId}, ${now})`.execute(db)
}
