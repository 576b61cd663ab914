import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

/** A visitor as one test knows him. */
export type VisitorKey = { readonly experimentId: string; readonly key: string }
export type Exposure = VisitorKey & { readonly variantId: string; readonly crossed: boolean }

const pairs = (keys: readonly VisitorKey[]) =>
  sql`select * from unnest(${keys.map(({ experimentId }) => experimentId)}::text[], ${keys.map(({ key }) => key)}::text[])
    as pair(experiment_id, visitor_key)`

/** In a transaction that goes on as if nothing had been, where this fails. */
export async function apart(db: Db, work: () => Promise<void>): Promise<void> {
  if (!db.isTransaction) return work()
  await sql`savepoint measuring`.execute(db)
  try {
    await work()
    await sql`release savepoint measuring`.execute(db)
  } catch (error) {
    await sql`rollback to savepoint measuring`.execute(db)
    throw error
  }
}

/** The first look counts; who saw another variant later has crossed over. */
export async function keepExposures(db: Db, exposures: readonly Exposure[], now: Date): Promise<void> {
  const rows = exposures.map(({ experimentId, key, variantId, crossed }) => ({
    experiment_id: experimentId,
    visitor_key: key,
    variant_id: variantId,
    crossed,
  }))
  await sql`insert into experiment_exposures as known
      (experiment_id, visitor_key, variant_id, crossed, day, first_at, touched_at)
    select experiment_id, visitor_key, variant_id, crossed, (${now}::timestamptz at time zone 'UTC')::date, ${now}, ${now}
    from jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      as entry(experiment_id text, visitor_key text, variant_id text, crossed boolean)
    on conflict (experiment_id, visitor_key) do update set crossed = true, touched_at = excluded.touched_at
      where not known.crossed and (excluded.crossed or known.variant_id <> excluded.variant_id)`.execute(db)
}

export async function noteClicks(db: Db, keys: readonly VisitorKey[], now: Date): Promise<void> {
  await sql`update experiment_exposures e set clicked = true, touched_at = ${now} from (${pairs(keys)}) pair
    where e.experiment_id = pair.experiment_id and e.visitor_key = pair.visitor_key and not e.clicked`.execute(db)
}

export async function noteCarts(db: Db, keys: readonly VisitorKey[], now: Date, since: Date): Promise<void> {
  await sql`update experiment_exposures e set carted = true, touched_at = ${now} from (${pairs(keys)}) pair
    where e.experiment_id = pair.experiment_id and e.visitor_key = pair.visitor_key and not e.carted
      and e.first_at > ${since}`.execute(db)
}

export async function noteOrder(
  db: Db,
  number: string,
  keys: readonly VisitorKey[],
  now: Date,
  since: Date,
): Promise<void> {
  await sql`insert into experiment_orders (experiment_id, order_number, visitor_key, at)
    select e.experiment_id, ${number}, e.visitor_key, ${now} from experiment_exposures e join (${pairs(keys)}) pair
      on e.experiment_id = pair.experiment_id and e.visitor_key = pair.visitor_key
    where e.first_at > ${since} on conflict do nothing`.execute(db)
}

/** An order stands: the day its buyer came in is added up again. */
export async function touchOrder(db: Db, number: string, now: Date): Promise<void> {
  await sql`update experiment_exposures e set touched_at = ${now} from experiment_orders o
    where o.order_number = ${number} and e.experiment_id = o.experiment_id and e.visitor_key = o.visitor_key`.execute(
    db,
  )
}

export async function findVisitorsOf(db: Db, consumerId: string): Promise<string[]> {
  const { rows } = await sql<{
    id: string
  }>`select id from decision_visitors where customer_id = ${consumerId}`.execute(db)
  return rows.map(({ id }) => id)
}

export async function findExposures(db: Db, keys: readonly VisitorKey[]) {
  const { rows } = await sql<{ experiment: string; variant: string; at: Date }>`
    select e.experiment_id as experiment, e.variant_id as variant, e.first_at as at
    from experiment_exposures e join (${pairs(keys)}) pair
      on e.experiment_id = pair.experiment_id and e.visitor_key = pair.visitor_key order by e.first_at`.execute(db)
  return rows
}

export async function deleteExposures(db: Db, keys: readonly VisitorKey[]): Promise<void> {
  await sql`delete from experiment_exposures e using (${pairs(keys)}) pair
    where e.experiment_id = pair.experiment_id and e.visitor_key = pair.visitor_key`.execute(db)
}

/** Of whoever placed these orders: a consumer, or somebody with this address and no account. */
export async function deleteExposuresOfBuyer(
  db: Db,
  buyer: { readonly consumerId: string } | { readonly email: string },
): Promise<void> {
  const theirs =
    'email' in buyer
      ? sql`lower(b.email) = ${buyer.email} and b.consumer_id is null`
      : sql`(b.owner_id = ${buyer.consumerId} or b.consumer_id = ${buyer.consumerId})`
  await sql`delete from experiment_exposures e using experiment_orders o join orders b on b.number = o.order_number
    where e.experiment_id = o.experiment_id and e.visitor_key = o.visitor_key and ${theirs}`.execute(db)
}
