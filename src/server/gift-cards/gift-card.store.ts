import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

export type GiftCard = {
  number: string
  code: string
  currency: string
  balance: number
  status: string
  expiresOn: string | null
  /** What every entry of the ledger adds up to; differs from the balance only when something is wrong. */
  ledger: number
}

export async function findGiftCard(db: Db, number: string): Promise<GiftCard | undefined> {
  const { rows } = await sql<GiftCard>`select g.number, g.code, g.currency, g.balance, g.status,
      g.expires_on as "expiresOn",
      (select coalesce(sum(amount), 0)::int from gift_card_ledger l where l.number = g.number) as ledger
    from gift_cards g where g.number = ${number}`.execute(db)
  return rows[0]
}

/** Books an amount once per reference. False when the card cannot give that much. */
export async function book(db: Db, number: string, amount: number, reference: string): Promise<boolean> {
  const { rows } = await sql`insert into gift_card_ledger (number, amount, reference)
    values (${number}, ${amount}, ${reference}) on conflict (number, reference) do nothing returning id`.execute(db)
  if (rows.length === 0) return true
  const { numAffectedRows } = await sql`update gift_cards set balance = balance + ${amount}
    where number = ${number} and balance + ${amount} >= 0`.execute(db)
  return numAffectedRows === 1n
}

export type NewGiftCard = {
  number: string
  code: string
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
      code: card.code,
      currency: card.currency,
      balance: 0,
      expires_on: card.expiresOn ?? null,
      bought_by: card.boughtBy ?? null,
    })
    .onConflict(conflict => conflict.doNothing())
    .executeTakeFirst()
  return numInsertedOrUpdatedRows === 1n && book(db, card.number, card.amount, 'issued')
}

export async function findBoughtCard(db: Db, boughtBy: string): Promise<{ number: string; code: string } | undefined> {
  return db.selectFrom('gift_cards').select(['number', 'code']).where('bought_by', '=', boughtBy).executeTakeFirst()
}
