import type pg from 'pg'
import { MOST_ATTEMPTS } from '../jobs/jobs.ts'
import { IS_LEFT } from '../jobs/left-since.ts'
import { KEY_ENDS_SOON, KEY_IS_WITHHELD } from '../staff/keys-to-see.ts'

/** What the database knows of how the shop is. Readiness, metrics, the studio's alarms and the doctor read the same. */
export type ShopFacts = {
  jobs_waiting: number
  jobs_dead: number
  /** Of kinds that no running version knows. */
  jobs_left: number
  jobs_late: number
  /** Seconds for which the oldest one that is due has waited. */
  oldest_job: number
  oldest_letter: number
  letters_failing: number
  payments_open: number
  oldest_payment: number
  /** Reserved money whose bank lets go of it within a day. */
  payments_lapsing: number
  refunds_failed: number
  deliveries_waiting: number
  oldest_delivery: number
  webhooks_paused: number
  orders_unacknowledged: number
  oldest_unacknowledged: number
  stock_held: number
  keys_ending: number
  keys_withheld: number
  processes: number
  processes_working: number
  processes_deaf: number
  /** When the first began of those that work now. */
  working_since: Date | null
  news_read: Date | null
}

/** Lane by lane, as the indexes of what waits are: what is done is a hundred times as much. */
const waitingIn = (lane: string) =>
  `select kind, run_at, last_error, attempts >= $1 as dead, ${IS_LEFT} as is_left from jobs where done_at is null and ${lane}`

const seconds = (moment: string) => `coalesce(extract(epoch from now() - ${moment})::int, 0)`

export async function readShopFacts(pool: Pick<pg.Pool, 'query'>): Promise<ShopFacts> {
  const { rows } = await pool.query<ShopFacts>(
    `with waiting as (${waitingIn("kind = 'mail'")} union all ${waitingIn("kind <> 'mail'")}),
      doable as (select * from waiting where not dead and not is_left),
      open as (select updated_at from payments where state in ('opening', 'action', 'authorised', 'unsure', 'voiding')),
      sends as (select next_at, created_at from webhook_deliveries where state = 'waiting'),
      heard as (select facts, started_at from running_processes where seen_at > now() - interval '1 minute'),
      unseen as (select placed_at from orders
        where status in ('paid', 'processing') and placed_at > now() - interval '7 days' and acknowledged_at is null)
    select
      (select count(*)::int from doable) as jobs_waiting,
      (select count(*)::int from waiting where dead) as jobs_dead,
      (select count(*)::int from waiting where is_left and not dead) as jobs_left,
      (select count(*)::int from doable where run_at < now() - interval '5 minutes') as jobs_late,
      (select greatest(0, ${seconds('min(run_at)')}) from doable where kind <> 'mail') as oldest_job,
      (select greatest(0, ${seconds('min(run_at)')}) from doable where kind = 'mail') as oldest_letter,
      (select count(*)::int from waiting where kind = 'mail' and last_error is not null) as letters_failing,
      (select count(*)::int from open) as payments_open,
      (select ${seconds('min(updated_at)')} from open) as oldest_payment,
      (select count(*)::int from payments where state = 'reserved' and capture_before < now() + interval '1 day') as payments_lapsing,
      (select count(*)::int from refunds where failed_at is not null and done_at is null and origin = 'shop') as refunds_failed,
      (select count(*)::int from sends) as deliveries_waiting,
      (select ${seconds('min(created_at)')} from sends) as oldest_delivery,
      (select count(*)::int from webhook_endpoints where state = 'paused') as webhooks_paused,
      (select count(*)::int from unseen) as orders_unacknowledged,
      (select ${seconds('min(placed_at)')} from unseen) as oldest_unacknowledged,
      (select count(*)::int from staff where ${KEY_ENDS_SOON}) as keys_ending,
      (select count(*)::int from staff where ${KEY_IS_WITHHELD}) as keys_withheld,
      (select coalesce(sum(qty), 0)::int from stock_holds) as stock_held,
      (select count(*)::int from heard) as processes,
      (select count(*)::int from heard where facts->>'role' is distinct from 'web') as processes_working,
      (select min(started_at) from heard where facts->>'role' is distinct from 'web') as working_since,
      (select count(*)::int from heard where facts->>'listening' = 'false') as processes_deaf,
      (select read_until from payment_news_read where provider = 'stripe') as news_read`,
    [MOST_ATTEMPTS],
  )
  const [facts] = rows
  if (!facts) throw new Error('a select without a from gives a row')
  return facts
}
