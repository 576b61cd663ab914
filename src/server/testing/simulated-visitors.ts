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
  /** Each tosses for himself; otherwise exactly that share did it. */
  readonly byChance?: true
}

/** The same for the same visitor in every run, and of each as likely as the share. */
const tossed = (of: string, share: number) =>
  sql`('x' || left(md5(${of}::text || n), 8))::bit(32)::bigint::float8 / 4294967296 < ${share}::float8`

/** Visitors as they would be kept had they come by themselves. */
export async function simulateVisitors(db: Db, { experimentId, arms, day, seed, byChance }: Simulation): Promise<void> {
  for (const [variantId, { visitors, carts, clicks = 0 }] of Object.entries(arms)) {
    const did = (what: string, share: number) =>
      byChance ? tossed(`${seed} ${variantId} ${what} `, share) : sql`n <= ${Math.round(visitors * share)}::int`
    await sql`insert into experiment_exposures
        (experiment_id, visitor_key, variant_id, day, first_at, touched_at, carted, clicked)
      select ${experimentId}, ${createHash('sha256').update(`${seed} ${variantId}`).digest('hex')} || n, ${variantId},
        (${day}::timestamptz at time zone 'UTC')::date, ${day}, ${day}, ${did('carts', carts)},
        ${did('clicks', clicks)}
      from generate_series(1, ${visitors}::int) n`.execute(db)
  }
}
