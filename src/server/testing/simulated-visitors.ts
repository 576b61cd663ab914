import { createHash } from 'node:crypto'
import type { Db } from '../db/database.ts'
import { sql } from 'kysely'

type Simulation = {
  readonly experimentId: string
  /** For each variant: how many came, and what share of them put something into a cart and clicked. */
  readonly arms: Readonly<
    Record<string, { readonly visitors: number; readonly carts: number; readonly clicks?: number }>
  >
  readonly day: Date
  readonly seed: string
}

/** Visitors as they would be kept had they come by themselves: chance has no hand in how many did what. */
export async function simulateVisitors(db: Db, { experimentId, arms, day, seed }: Simulation): Promise<void> {
  for (const [variantId, { visitors, carts, clicks = 0 }] of Object.entries(arms))
    await sql`insert into experiment_exposures
        (experiment_id, visitor_key, variant_id, day, first_at, touched_at, carted, clicked)
      select ${experimentId}, ${createHash('sha256').update(`${seed} ${variantId}`).digest('hex')} || n, ${variantId},
        (${day}::timestamptz at time zone 'UTC')::date, ${day}, ${day}, n <= ${Math.round(visitors * carts)}::int,
        n <= ${Math.round(visitors * clicks)}::int
      from generate_series(1, ${visitors}::int) n`.execute(db)
}
