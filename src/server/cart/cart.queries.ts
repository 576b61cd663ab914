import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { CartMemory, type Remembered } from './cart-memory.ts'
import { CartState, unitsOf } from './cart-state.ts'

export type StoredCart = {
  readonly id: string
  readonly ownerId: string
  readonly site: string
  readonly revision: number
  readonly closedBy: string | undefined
  readonly state: CartState
}

type Row = {
  id: string
  owner_id: string
  site: string
  revision: number
  closed_by: string | null
  version: string
  state: unknown
}

const memory = new CartMemory()

const read = (
  { owner_id, closed_by, version, state, ...row }: Row,
  known: Remembered | undefined = memory.find(row.id),
): StoredCart => ({
  ...row,
  ownerId: owner_id,
  closedBy: closed_by ?? undefined,
  state: known?.version === version ? known.state : memory.remember(row.id, version, CartState.parse(state)),
})

/** The transaction that wrote it, and which of its writings it is. */
const VERSION = sql`xmin::text || '.' || revision`
const FACTS = sql`id, owner_id, site, revision, closed_by, ${VERSION} as version`
const COLUMNS = sql`${FACTS}, state`
const locking = (lock: boolean) => (lock ? sql`for update` : sql``)

export async function findCart(db: Db, id: string, lock = false): Promise<StoredCart | undefined> {
  const known = memory.find(id)
  const { rows } = await sql<Row>`select ${FACTS},
      case when ${VERSION} = ${known?.version ?? ''} then null else state end as state
    from carts where id = ${id} ${locking(lock)}`.execute(db)
  return rows[0] && read(rows[0], known)
}

/** The cart someone used last at a site. */
export async function findOpenCart(
  db: Db,
  ownerId: string,
  site: string,
  lock = false,
): Promise<StoredCart | undefined> {
  const { rows } = await sql<Row>`select ${COLUMNS} from carts
    where owner_id = ${ownerId} and site = ${site} and closed_at is null
    order by updated_at desc limit 1 ${locking(lock)}`.execute(db)
  return rows[0] && read(rows[0])
}

/** Until the transaction ends nobody else makes a cart for the same person. */
export async function waitForOthers(db: Db, ownerId: string): Promise<void> {
  await sql`select pg_advisory_xact_lock(hashtextextended(${`cart ${ownerId}`}, 0))`.execute(db)
}

export async function sitesOfOpenCarts(db: Db, ownerId: string): Promise<string[]> {
  const rows = await db
    .selectFrom('carts')
    .select('site')
    .distinct()
    .where('owner_id', '=', ownerId)
    .where('closed_at', 'is', null)
    .execute()
  return rows.map(({ site }) => site)
}

export async function insertCart(db: Db, cart: Pick<StoredCart, 'id' | 'ownerId' | 'site' | 'state'>): Promise<void> {
  const { rows } = await sql<{ version: string }>`insert into carts (id, owner_id, site, units, state)
    values (${cart.id}, ${cart.ownerId}, ${cart.site}, ${unitsOf(cart.state)}, ${JSON.stringify(cart.state)})
    returning ${VERSION} as version`.execute(db)
  if (rows[0]) memory.remember(cart.id, rows[0].version, cart.state)
}

/** A cart that was written together with more, under the version that the database told. */
export const rememberWritten = (id: string, version: string, state: CartState): void =>
  void memory.remember(id, version, state)

/** Writes the cart if nobody else did since it was read. Of a long cart only the line that changed is sent. */
export async function saveCart(
  db: Db,
  { id, revision, state: before }: StoredCart,
  state: CartState,
): Promise<boolean> {
  const at = changedLine(before, state)
  const next =
    at === undefined
      ? sql`${JSON.stringify(state)}`
      : sql`jsonb_set(state, array['lines', ${String(at)}], ${JSON.stringify(state.lines[at])})`
  const { rows } = await sql<{ version: string }>`update carts set state = ${next}, units = ${unitsOf(state)},
    revision = revision + 1, updated_at = now()
    where id = ${id} and revision = ${revision} and closed_at is null
    returning ${VERSION} as version`.execute(db)
  if (rows[0]) memory.remember(id, rows[0].version, state)
  return rows.length === 1
}

const PARTS = CartState.keyof().options

/** Where one line was changed, or added at the end, and nothing else. */
function changedLine(before: CartState, after: CartState): number | undefined {
  const added = after.lines.length - before.lines.length
  if (added < 0 || added > 1) return undefined
  if (PARTS.some(part => part !== 'lines' && before[part] !== after[part])) return undefined
  const first = after.lines.findIndex((line, at) => line !== before.lines[at])
  const last = after.lines.findLastIndex((line, at) => line !== before.lines[at])
  return first >= 0 && first === last ? first : undefined
}

export async function closeCart(db: Db, id: string, closedBy: string): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('carts')
    .set({ closed_at: sql`now()`, closed_by: closedBy, revision: sql`revision + 1` })
    .where('id', '=', id)
    .where('closed_at', 'is', null)
    .executeTakeFirst()
  return numUpdatedRows === 1n
}

export async function giveCart(db: Db, id: string, ownerId: string): Promise<void> {
  await db
    .updateTable('carts')
    .set({ owner_id: ownerId, updated_at: sql`now()` })
    .where('id', '=', id)
    .execute()
}

export async function openCarts(db: Db, ownerId: string): Promise<StoredCart[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from carts
    where owner_id = ${ownerId} and closed_at is null`.execute(db)
  return rows.map(row => read(row))
}

/** Carts that staff filled for whoever has this address. */
export async function cartsByPhone(db: Db, email: string): Promise<StoredCart[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from carts where id in (select cart_id from phone_orders)
    and lower(coalesce(state->>'linkTo', state->'shippingAddress'->>'recipientContactEmail')) = ${email.toLowerCase()}`.execute(
    db,
  )
  return rows.map(row => read(row))
}

/** Carts that staff filled for this member. */
export async function cartsByPhoneFor(db: Db, consumerId: string): Promise<StoredCart[]> {
  const { rows } = await sql<Row>`select ${COLUMNS} from carts
    where id in (select cart_id from phone_orders where consumer_id = ${consumerId})`.execute(db)
  return rows.map(row => read(row))
}

/** Nothing of them stays behind, in memory neither: they may hold addresses. */
export async function deleteCarts(db: Db, by: 'id' | 'owner_id', of: readonly string[]): Promise<void> {
  if (of.length === 0) return
  const gone = await db.deleteFrom('carts').where(by, 'in', of).returning('id').execute()
  for (const { id } of gone) memory.forget(id)
}
