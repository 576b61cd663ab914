import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type GiftCard = {
  number: string
  /** Empty once it is sealed. */
  code: string
  codeHash: string | null
  currency: string
  balance: number
  status: string
  expiresOn: string | null
  /** What every entry of the ledger adds up to; differs from the balance only when something is wrong. */
  ledger: number
}

export async function findGiftCard(db: Db, number: string): Promise<GiftCard | undefined> {
  const { rows } =
    await sql<GiftCard>`select g.number, g.code, g.code_hash as "codeHash", g.currency, g.balance, g.status,
      g.expires_on as "expiresOn",
      (select coalesce(sum(amount), 0)::bigint from gift_card_ledger l where l.number = g.number) as ledger
    from gift_cards g where g.number = ${number}`.execute(db)
  return rows[0]
}

const usable = (today: string) => sql`status = 'active' and (expires_on is null or expires_on >= ${today}::date)`

export async function findBalances(db: Db, numbers: readonly string[], today: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ number: string; balance: number }>`select number, balance from gift_cards
    where number = any(${numbers}) and ${usable(today)}`.execute(db)
  return new Map(rows.map(({ number, balance }) => [number, balance]))
}

/** Books an amount once per reference. */
export async function book(db: Db, number: string, amount: number, reference: string): Promise<boolean> {
  if (!(await note(db, number, amount, reference))) return true
  const { numAffectedRows } = await sql`update gift_cards set balance = balance + ${amount}
    where number = ${number} and balance + ${amount} >= 0`.execute(db)
  return numAffectedRows === 1n
}

/** Lets a card expire no sooner than on a day. One that never does stays so. */
export async function prolong(db: Db, number: string, until: string): Promise<void> {
  await sql`update gift_cards set expires_on = ${until}::date
    where number = ${number} and expires_on < ${until}::date`.execute(db)
}

/** Takes an amount once per reference. False when the card cannot give that much, or is blocked or out of date. */
export async function charge(
  db: Db,
  number: string,
  amount: number,
  reference: string,
  today: string,
): Promise<boolean> {
  if (!(await note(db, number, -amount, reference))) return true
  const { numAffectedRows } = await sql`update gift_cards set balance = balance - ${amount}
    where number = ${number} and balance >= ${amount} and ${usable(today)}`.execute(db)
  return numAffectedRows === 1n
}

async function note(db: Db, number: string, amount: number, reference: string): Promise<boolean> {
  const { rows } = await sql`insert into gift_card_ledger (number, amount, reference)
    values (${number}, ${amount}, ${reference}) on conflict (number, reference) do nothing returning id`.execute(db)
  return rows.length === 1
}

type Sealed = { code_hash: string; code_sealed: string; sealed_with: string }
export type SealedCode = Sealed & { sealed_at: Date }

export type NewGiftCard = {
  number: string
  sealed: SealedCode
  currency: string
  amount: number
  expiresOn: string | undefined
  boughtBy: string | undefined
}

export async function insertGiftCard(db: Db, card: NewGiftCard): Promise<boolean> {
  const { numInsertedOrUpdatedRows } = await db
    .insertInto('gift_cards')
    .values({
      number: card.number,
      code: '',
      ...card.sealed,
      currency: card.currency,
      balance: 0,
      expires_on: card.expiresOn ?? null,
      bought_by: card.boughtBy ?? null,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n && book(db, card.number, card.amount, 'issued')
}

export type KeptCard = { number: string; code: string; sealed: string | null; expiresOn: string | undefined }

export async function findBoughtCard(db: Db, boughtBy: string): Promise<KeptCard | undefined> {
  const card = await db
    .selectFrom('gift_cards')
    .select(['number', 'code', 'code_sealed as sealed', 'expires_on'])
    .where('bought_by', '=', boughtBy)
    .executeTakeFirst()
  return card && { ...card, expiresOn: card.expires_on ?? undefined }
}

export const findUnsealed = (db: Db, most: number): Promise<{ number: string; code: string }[]> =>
  db
    .selectFrom('gift_cards')
    .select(['number', 'code'])
    .where('code', '<>', '')
    .where('code_hash', 'is', null)
    .limit(most)
    .execute()

export const keepSealed = (db: Db, number: string, sealed: SealedCode): Promise<unknown> =>
  db.updateTable('gift_cards').set(sealed).where('number', '=', number).where('code_hash', 'is', null).execute()

/** In the order of their numbers: those whose seal has another name than the key in use. */
export async function findSealedOtherwise(db: Db, keyName: string, after: string, most: number) {
  const { rows } = await sql<{ number: string; sealed: string }>`select number, code_sealed as sealed from gift_cards
    where code_sealed is not null and sealed_with is distinct from ${keyName} and number > ${after}
    order by number limit ${most}`.execute(db)
  return rows
}

export async function countSealedWith(db: Db, keyName: string): Promise<number> {
  const { rows } = await sql<{ cards: number }>`select count(*)::int as cards from gift_cards
    where code_sealed is not null and sealed_with = ${keyName}`.execute(db)
  return rows[0]?.cards ?? 0
}

/** Only what is still sealed as it was read. */
export async function sealAnew(db: Db, cards: readonly (Sealed & { number: string; before: string })[]): Promise<void> {
  if (cards.length === 0) return
  await sql`update gift_cards g
    set code_hash = fresh.code_hash, code_sealed = fresh.code_sealed, sealed_with = fresh.sealed_with
    from jsonb_to_recordset(${JSON.stringify(cards)}::jsonb)
      as fresh (number text, before text, code_hash text, code_sealed text, sealed_with text)
    where g.number = fresh.number and g.code_sealed = fresh.before`.execute(db)
}

export const forgetOpenCodes = (db: Db, sealedBefore: Date): Promise<unknown> =>
  db.updateTable('gift_cards').set({ code: '' }).where('code', '<>', '').where('sealed_at', '<', sealedBefore).execute()

/** True when less is on it than was at first. */
export async function deactivate(db: Db, boughtBy: string): Promise<boolean> {
  const { rows } = await sql<{
    spent: boolean
  }>`update gift_cards g set status = 'inactive' where bought_by = ${boughtBy}
    returning g.balance < (select l.amount from gift_card_ledger l where l.number = g.number and l.reference = 'issued') as spent`.execute(
    db,
  )
  return rows[0]?.spent ?? false
}

/** A purchase is the number of its order, the line and the piece. */
export async function takenOff(db: Db, orderNumber: string): Promise<Map<string, number>> {
  const { rows } = await sql<{ line: string; taken: number }>`
    select split_part(g.bought_by, ' ', 2) as line, (-sum(l.amount))::int as taken
    from gift_cards g join gift_card_ledger l on l.number = g.number and l.reference like 'staff:%'
    where g.bought_by collate "C" between ${`${orderNumber} `} and ${`${orderNumber} \u{10FFFF}`}
    group by 1`.execute(db)
  return new Map(rows.map(({ line, taken }) => [line, taken]))
}
