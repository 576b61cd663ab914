import { sql } from 'kysely'
import type { Locale, SiteId } from '#domain/sites/sites.ts'
import type { Currency } from '#domain/money/money.ts'
import type { Db } from '../db/database.ts'
import type { PageAfter } from '../desk/page-by-id.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'

export type CreditKind = 'points' | 'gift-card' | 'new-gift-card' | 'coupon' | 'program'
type CreditState = 'waiting' | 'given' | 'declined'

export type Credit = {
  id: string
  kind: CreditKind
  subject: string
  amount: number
  currency: Currency
  worth: number
  site: SiteId
  locale: Locale
  reason: string
  state: CreditState
  staff_id: string
  staff_name: string
  created_at: Date
  decided_by: string | null
  decided_name: string | null
  decided_at: Date | null
  /** Of a gift card the number, of a coupon the code. */
  card: string | null
  /** Of a coupon; of a program its name. */
  promotion: string | null
  /** What the file that asked for it calls it. */
  reference: string | null
}

export type NewCredit = Omit<
  Credit,
  'decided_by' | 'decided_name' | 'decided_at' | 'card' | 'promotion' | 'reference'
> & {
  promotion?: string
  reference?: string
}

export const insertCredit = (db: Db, credit: NewCredit) => db.insertInto('credits').values(credit).execute()

/** A person or a card, and the address that new cards go to. */
export type Given = { readonly subject: string; readonly email?: string }

/** Newest first. */
export async function creditsOf(db: Db, { subject, email }: Given, { after, limit }: PageAfter): Promise<Credit[]> {
  const { rows } = await sql<Credit>`select * from credits where (subject = ${subject} or card = ${subject}
        or (kind = 'new-gift-card' and lower(subject) = lower(${email ?? null}::text)))
      and (${after ?? null}::text is null
        or (created_at, id) < (select c.created_at, c.id from credits c where c.id = ${after ?? null}))
    order by created_at desc, id desc limit ${limit}`.execute(db)
  return rows
}

export type Gift = Pick<Credit, 'kind' | 'amount' | 'currency' | 'reason' | 'state' | 'promotion'> & { at: Date }

/** All that was given to somebody, oldest first, without who gave it. */
export async function giftsTo(db: Db, subjects: readonly string[]): Promise<Gift[]> {
  const { rows } = await sql<Gift>`select kind, amount, currency, reason, state, promotion, created_at as at
    from credits where subject = any(${[...subjects]}) order by created_at, id`.execute(db)
  return rows
}

export async function creditsNamed(db: Db, ids: readonly string[]): Promise<Credit[]> {
  const { rows } = await sql<Credit>`select * from credits where id = any(${[...ids]})`.execute(db)
  return rows
}

/** Who waits longest comes first. */
export async function waitingCredits(db: Db, sites: Sites, { after, limit }: PageAfter): Promise<Credit[]> {
  const { rows } = await sql<Credit>`select * from credits where state = 'waiting' and ${onSites('site', sites)}
      and (${after ?? null}::text is null
        or (created_at, id) > (select c.created_at, c.id from credits c where c.id = ${after ?? null}))
    order by created_at, id limit ${limit}`.execute(db)
  return rows
}

export type Recipient = { id: string; name: string; points: number }

/** Who is to get something, by name, else by address, and the points they have. */
export async function recipientsNamed(db: Db, ids: readonly string[]): Promise<Recipient[]> {
  const { rows } =
    await sql<Recipient>`select c.id, coalesce(nullif(concat_ws(' ', c.first_name, c.last_name), ''), c.email) as name,
      (select coalesce(sum(p.points), 0)::int from loyalty_points p where p.consumer_id = c.id) as points
    from consumers c where c.id = any(${[...ids]})`.execute(db)
  return rows
}

export type CardOfCredit = { number: string; ref: string; sent_to: string | null }

/** Cards that something is given to or taken off, and where each went: staff sent it, or somebody bought it for that address. */
export async function cardsNumbered(db: Db, numbers: readonly string[]): Promise<CardOfCredit[]> {
  const { rows } = await sql<CardOfCredit>`select g.number, g.ref, nullif(coalesce(
      (select c.subject from credits c where c.kind = 'new-gift-card' and c.card = g.number limit 1),
      (select l->'giftCard'->>'recipientEmail' from orders o, jsonb_array_elements(o.document->'lines') l
        where o.number = split_part(g.bought_by, ' ', 1) and l->>'id' = split_part(g.bought_by, ' ', 2))), '') as sent_to
    from gift_cards g where g.number = any(${[...numbers]})`.execute(db)
  return rows
}

export async function lockCredit(db: Db, id: string): Promise<Credit | undefined> {
  const { rows } = await sql<Credit>`select * from credits where id = ${id} for update`.execute(db)
  return rows[0]
}

/** What somebody gave or approved since then, to one or to all. Others of theirs wait meanwhile. */
export async function givenBy(
  db: Db,
  staffId: string,
  kind: CreditKind,
  subject: string | undefined,
  since: Date,
): Promise<number> {
  await sql`select from staff where id = ${staffId} for update`.execute(db)
  const whom = subject === undefined ? sql`` : sql`and subject = ${subject}`
  const { rows } = await sql<{ worth: number }>`select coalesce(sum(worth), 0)::int as worth from credits
    where coalesce(decided_by, staff_id) = ${staffId} and state = 'given' and kind = ${kind}
      and coalesce(decided_at, created_at) >= ${since} ${whom}`.execute(db)
  return rows[0]?.worth ?? 0
}

type Decision = { state: 'given' | 'declined'; decided_by: string; decided_name: string; decided_at: Date }

export const decideCredit = (db: Db, id: string, decision: Decision) =>
  db.updateTable('credits').set(decision).where('id', '=', id).execute()

export const noteCard = (db: Db, id: string, card: string) =>
  db.updateTable('credits').set({ card }).where('id', '=', id).execute()

/** What two accounts of one person were given counts for the one that is kept. */
export const moveCredits = (db: Db, from: string, into: string) =>
  db
    .updateTable('credits')
    .set({ subject: into })
    .where('subject', '=', from)
    .where('kind', 'in', ['coupon', 'program'])
    .execute()

export const forgetSubject = (db: Db, email: string) =>
  sql`update credits set subject = '', reason = '', state = case state when 'waiting' then 'declined' else state end
    where kind = 'new-gift-card' and lower(subject) = ${email}`.execute(db)

export async function refOfCard(db: Db, number: string): Promise<string> {
  const { ref } = await db.selectFrom('gift_cards').select('ref').where('number', '=', number).executeTakeFirstOrThrow()
  return ref
}
