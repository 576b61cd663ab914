import { sql, type RawBuilder } from 'kysely'
import type { ORDER_SELECTIONS } from '#contract/staff/orders/order-words.ts'
import { PERSONAL_WORDS, type SoughtWord } from '#domain/orders/find-orders.ts'
import type { OrderStatus } from '#domain/orders/order-status.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Db } from '../db/database.ts'
import { wordsOf } from './order-words.ts'
import { IS_TO_PACK } from './to-pack.ts'

export type OrderFilter = {
  readonly sites: 'all' | readonly string[]
  /** Who asks: some orders are theirs to see to. */
  readonly staffId: string
  readonly status?: OrderStatus | undefined
  readonly only?: (typeof ORDER_SELECTIONS)[number] | undefined
  readonly from?: string | undefined
  readonly to?: string | undefined
  /** Only what was placed before this one. */
  readonly after?: { readonly placedAt: Date; readonly number: string } | undefined
  readonly limit: number
}

export type ListedOrder = {
  number: string
  site: SiteId
  status: OrderStatus
  placed_at: Date
  total: number
  currency: Currency
  refunded: number
  units: number
  first_item: string
  held: boolean
  name: string
  email: string
}

/** How many words that begin with what was typed are looked up. */
const MOST_WORDS = 20
const BEYOND = '\u{10FFFF}'

const SHOWN = sql`o.number, o.site, o.status, o.placed_at, o.total, o.currency, o.refunded, o.email,
  o.held_at is not null as held,
  (select coalesce(sum((l->>'qty')::int), 0)::int from jsonb_array_elements(o.document->'lines') l
    where l->>'exchangeOf' is null) as units,
  coalesce(o.document->'lines'->0->>'name', '') as first_item,
  trim(concat_ws(' ', coalesce(o.document->'shippingAddress', o.document->'billingAddress')->>'recipientFirstName',
    coalesce(o.document->'shippingAddress', o.document->'billingAddress')->>'recipientLastName')) as name`

function matching({ sites, staffId, status, only, from, to, after }: OrderFilter): RawBuilder<unknown> {
  const conditions = [sql`o.placed_at is not null`]
  if (sites !== 'all') conditions.push(sql`o.site = any(${[...sites]})`)
  if (status !== undefined) conditions.push(sql`o.status = ${status}`)
  // Found by what waits, which is little: not by reading every order until a page is full.
  if (only === 'pack')
    conditions.push(sql`o.number = any(array(select o.number from orders o where ${sql.raw(IS_TO_PACK)}))`)
  if (only === 'held') conditions.push(sql`o.held_at is not null`)
  if (only === 'asked')
    conditions.push(sql`o.number in (select order_number from refund_requests where state = 'waiting')`)
  if (only === 'mine')
    conditions.push(
      sql`o.number in (select order_number from order_notes where for_id = ${staffId} and done_at is null)`,
    )
  if (only === 'label')
    conditions.push(sql`o.number in (select order_number from carrier_labels
      where state <> 'bought' or voiding = 'refused' or tracking in ('attempted', 'exception', 'returned'))`)
  if (from !== undefined) conditions.push(sql`o.placed_at >= ${new Date(from)}`)
  if (to !== undefined) conditions.push(sql`o.placed_at < ${new Date(to)}`)
  if (after) conditions.push(sql`(o.placed_at, o.number) < (${after.placedAt}, ${after.number})`)
  return sql.join(conditions, sql` and `)
}

export async function listOrders(db: Db, filter: OrderFilter): Promise<ListedOrder[]> {
  const { rows } = await sql<ListedOrder>`select ${SHOWN} from orders o where ${matching(filter)}
    order by o.placed_at desc, o.number desc limit ${filter.limit}`.execute(db)
  return rows
}

/** The newest orders that any of these words lead to. Each word is read no further than the page is long. */
export async function findOrders(
  db: Db,
  words: readonly SoughtWord[],
  { returnNumber, personsOn, ...filter }: OrderFilter & { returnNumber: string; personsOn: OrderFilter['sites'] },
): Promise<ListedOrder[]> {
  const whole = words.filter(({ start }) => !start).map(({ kind, word }) => sql`(${kind}, ${word})`)
  const started = words
    .filter(({ start }) => start)
    .map(({ kind, word }) => sql`select ${kind} as kind, word from (${wordsFrom(kind, word)}) s`)
  const parts = [
    ...(whole.length > 0 ? [sql`select kind, word from (values ${sql.join(whole)}) v (kind, word)`] : []),
    ...started,
  ]
  const sought = parts.length > 0 ? sql.join(parts, sql` union all `) : sql`select '' as kind, '' as word`
  const { rows } = await sql<ListedOrder>`
    with sought as materialized (${sought}),
    found as (
      select f.number from sought s cross join lateral (
        select o.number from order_words w join orders o on o.number = w.order_number
        where w.kind = s.kind and w.word = s.word ${beforeWord(filter)} and ${matching(filter)}
          ${findable(personsOn)}
        order by w.placed_at desc, w.order_number desc limit ${filter.limit}) f
      union select r.order_number from returns r where r.number = ${returnNumber}
    )
    select ${SHOWN} from orders o where o.number in (select number from found) and ${matching(filter)}
    order by o.placed_at desc, o.number desc limit ${filter.limit}`.execute(db)
  return rows
}

/** Who may see persons on some sites finds them there, and elsewhere by what is no one's. */
const findable = (personsOn: OrderFilter['sites']) =>
  personsOn === 'all' ? sql`` : sql`and (s.kind <> all(${[...PERSONAL_WORDS]}) or o.site = any(${[...personsOn]}))`

/** Said of the index as well, which knows nothing of the order. */
const beforeWord = ({ after }: OrderFilter) =>
  after ? sql`and (w.placed_at, w.order_number) < (${after.placedAt}, ${after.number})` : sql``

/** Each word once, jumping from one to the next: a thousand orders of one name are one step. */
const wordsFrom = (kind: string, start: string) => sql`
  with recursive each (word) as (
    (select w.word from order_words w where w.kind = ${kind} and w.word >= ${start} and w.word < ${start + BEYOND}
      order by w.word limit 1)
    union all
    select (select w.word from order_words w where w.kind = ${kind} and w.word > each.word and w.word < ${start + BEYOND}
      order by w.word limit 1) from each where each.word is not null
  )
  select word from each where word is not null limit ${MOST_WORDS}`

/** An order is found by what it says now: words that it has no more are gone. */
export async function noteOrderWords(db: Db, order: Parameters<typeof wordsOf>[0]): Promise<void> {
  const words = wordsOf(order)
  await sql`
    with fresh as materialized (select kind, word from unnest(${words.map(({ kind }) => kind)}::text[],
        ${words.map(({ word }) => word)}::text[]) as f (kind, word)
    ), gone as (
      delete from order_words w where w.order_number = ${order.number}
        and not exists (select from fresh f where f.kind = w.kind and f.word = w.word)
    )
    insert into order_words (order_number, kind, word, placed_at)
      select o.number, f.kind, f.word, o.placed_at from orders o cross join fresh f
      where o.number = ${order.number} and o.placed_at is not null
    on conflict do nothing`.execute(db)
}
