import { sql, type RawBuilder } from 'kysely'
import type {
  CONVERSATION_KINDS,
  CONVERSATION_STATES,
  ENTRY_KINDS,
} from '#contract/staff/conversations/conversation-words.ts'
import type { Locale, SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'
import type { PageAfter } from '../desk/page-by-id.ts'

type Kind = (typeof CONVERSATION_KINDS)[number]
export type State = (typeof CONVERSATION_STATES)[number]
export type EntryKind = (typeof ENTRY_KINDS)[number]

export type ConversationRow = {
  id: string
  kind: Kind
  site: SiteId
  locale: Locale
  status: State
  owner_id: string | null
  owner_name: string | null
  order_number: string | null
  opened_at: Date
  moved_at: Date
  first_answer_at: Date | null
  name: string | null
  email: string | null
  phone: string | null
  consumer_id: string | null
  subject: string | null
  category: string | null
  text: string | null
  style_id: string | null
  product_names: unknown
  sku: string | null
  bought: string | null
  organisation: string | null
}

/** What was written is read where it was written; of a mail, its first entry. */
const SHOWN = sql`c.*,
  coalesce(nullif(concat_ws(' ', m.first_name, m.last_name), ''),
    nullif(concat_ws(' ', k.payload->>'firstName', k.payload->>'lastName'), ''), q.nickname, e.name, e.email) as name,
  coalesce(m.email, k.email, e.email) as email, coalesce(m.phone, k.payload->>'phone') as phone,
  coalesce(m.consumer_id, k.consumer_id, q.consumer_id) as consumer_id,
  coalesce(m.subject, k.kind, nullif(e.subject, '')) as subject, m.category,
  coalesce(m.message, k.payload->>'description', q.body, e.text) as text,
  q.style_id, s.names as product_names, k.payload->>'sku' as sku, k.payload->>'purchaseDate' as bought,
  coalesce(m.organisation, k.organisation) as organisation`

const WITH_WORDS = sql`left join contact_messages m on c.kind = 'message' and m.case_number = c.id
  left join support_cases k on c.kind = 'case' and k.number = c.id
  left join questions q on q.id = case when c.kind = 'question' then substr(c.id, 3)::bigint end
  left join styles s on s.id = q.style_id
  left join lateral (select name, email, subject, text from conversation_entries n
    where c.kind = 'mail' and n.conversation_id = c.id and n.kind = 'in' order by created_at limit 1) e on true`

export type ConversationFilter = {
  readonly sites: Sites
  readonly status?: State | undefined
  readonly kind?: Kind | undefined
  readonly ownerId?: string | undefined
  readonly order?: string | undefined
  readonly q?: string | undefined
}
type Page = { readonly after?: { readonly movedAt: Date; readonly id: string } | undefined; readonly limit: number }

function matching({ sites, status, kind, ownerId, order, q }: ConversationFilter): RawBuilder<unknown> {
  const conditions: RawBuilder<unknown>[] = [onSites('c.site', sites)]
  if (status !== undefined) conditions.push(sql`c.status = ${status}`)
  if (kind !== undefined) conditions.push(sql`c.kind = ${kind}`)
  if (ownerId !== undefined) conditions.push(sql`c.owner_id = ${ownerId}`)
  if (order !== undefined) conditions.push(sql`c.order_number = ${order}`)
  if (q !== undefined)
    conditions.push(sql`c.id in (select ${q.toUpperCase()}
      union all select case_number from contact_messages where lower(email) = ${q.toLowerCase()}
      union all select number from support_cases where lower(email) = ${q.toLowerCase()}
      union all select conversation_id from conversation_entries where lower(email) = ${q.toLowerCase()})`)
  return sql.join(conditions, sql` and `)
}

/** Who has waited longest for us comes first; of what waits for nobody, the newest. */
export async function listConversations(db: Db, filter: ConversationFilter, { after, limit }: Page) {
  const oldestFirst = filter.status === 'open'
  const beyond = after
    ? oldestFirst
      ? sql`and (c.moved_at, c.id) > (${after.movedAt}, ${after.id})`
      : sql`and (c.moved_at, c.id) < (${after.movedAt}, ${after.id})`
    : sql``
  const order = oldestFirst ? sql`c.moved_at, c.id` : sql`c.moved_at desc, c.id desc`
  const { rows } = await sql<ConversationRow>`select ${SHOWN} from (select * from conversations c
    where ${matching(filter)} ${beyond} order by ${order} limit ${limit}) c ${WITH_WORDS} order by ${order}`.execute(db)
  return rows
}

export async function countStates(db: Db, filter: ConversationFilter, most: number): Promise<Record<State, number>> {
  const count = (status: State) => sql`(select count(*)::int from (select from conversations c
    where ${matching({ ...filter, status })} limit ${most}) n) as ${sql.ref(status)}`
  const { rows } = await sql<
    Record<State, number>
  >`select ${count('open')}, ${count('answered')}, ${count('closed')}`.execute(db)
  return rows[0] ?? { open: 0, answered: 0, closed: 0 }
}

export async function findConversation(db: Db, id: string, lock?: 'lock'): Promise<ConversationRow | undefined> {
  if (lock) await sql`select from conversations where id = ${id} for update`.execute(db)
  const { rows } =
    await sql<ConversationRow>`select ${SHOWN} from conversations c ${WITH_WORDS} where c.id = ${id}`.execute(db)
  return rows[0]
}

export type Entry = {
  id: string
  conversation_id: string
  kind: EntryKind
  text: string
  created_at: Date
  email?: string | null
  name?: string | null
  subject?: string | null
  staff_id?: string | null
  staff_name?: string | null
  message_id?: string | null
}

export async function entriesOf(db: Db, id: string): Promise<Entry[]> {
  const { rows } = await sql<Entry>`select * from conversation_entries where conversation_id = ${id}
    order by created_at, id`.execute(db)
  return rows
}

/** False when this mail was taken before. */
export async function insertEntry(db: Db, entry: Entry): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('conversation_entries')
    .values(entry)
    .onConflict(conflict => conflict.column('message_id').doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n
}

type Change = {
  status?: State
  owner_id?: string | null
  owner_name?: string | null
  order_number?: string | null
  moved_at?: Date
}

export const updateConversation = (db: Db, id: string, change: Change) =>
  db.updateTable('conversations').set(change).where('id', '=', id).execute()

export async function noteAnswer(db: Db, id: string, at: Date): Promise<void> {
  await sql`update conversations set status = 'answered', moved_at = ${at},
    first_answer_at = coalesce(first_answer_at, ${at}) where id = ${id}`.execute(db)
}

export async function openMail(db: Db, id: string, site: string, locale: string, at: Date): Promise<void> {
  await sql`select open_conversation(${id}, 'mail', ${site}, ${locale}, null, ${at})`.execute(db)
}

/** Somebody has written again. */
export async function moveOn(db: Db, { id, site, kind }: ConversationRow, at: Date): Promise<void> {
  await sql`update conversations set status = 'open', moved_at = ${at} where id = ${id}`.execute(db)
  await sql`select tell_event('conversation.received', ${`conversation:${id}`}, ${site}, null,
    jsonb_build_object('kind', ${kind}::text))`.execute(db)
}

export async function findByMessage(db: Db, messageId: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('conversation_entries')
    .select('conversation_id')
    .where('message_id', '=', messageId)
    .executeTakeFirst()
  return row?.conversation_id
}

export async function deleteMailsFrom(db: Db, email: string): Promise<void> {
  await sql`delete from conversations where kind = 'mail' and id in (
    select conversation_id from conversation_entries where lower(email) = ${email.toLowerCase()})`.execute(db)
  await sql`delete from conversation_entries where lower(email) = ${email.toLowerCase()}`.execute(db)
}

export async function listOfConsumer(db: Db, consumerId: string, sites: Sites, page: PageAfter) {
  const after = page.after ?? null
  const { rows } = await sql<Pick<ConversationRow, 'id' | 'kind' | 'status' | 'opened_at'>>`
    select id, kind, status, opened_at from conversations where id in (
      select case_number from contact_messages where consumer_id = ${consumerId}
      union all select number from support_cases where consumer_id = ${consumerId}
      union all select 'Q-' || id from questions where consumer_id = ${consumerId})
      and ${onSites('site', sites)}
      and (${after}::text is null
        or (opened_at, id) < (select c.opened_at, c.id from conversations c where c.id = ${after}))
    order by opened_at desc, id desc limit ${page.limit}`.execute(db)
  return rows
}
