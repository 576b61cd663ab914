import { sql } from 'kysely'
import type { Currency } from '#domain/money/money.ts'
import type { Db } from '../db/database.ts'

export type StaffCardRow = {
  ref: string
  number: string
  currency: Currency
  balance: number
  status: 'active' | 'inactive'
  expires_on: string | null
  bought_by: string | null
  created_at: Date
}

const MOST = 50
const ROW = sql`ref, number, currency, balance, status, expires_on::text, bought_by, created_at`

/** By its number, its last four digits, the order it was bought with, or the address that staff sent it to. */
export async function findCards(db: Db, typed: string): Promise<StaffCardRow[]> {
  const digits = typed.replaceAll(/\D/g, '')
  const order = typed.trim().toUpperCase()
  const { rows } = await sql<StaffCardRow>`select ${ROW} from gift_cards where number = ${digits}
      or (${digits.length === 4} and right(number, 4) = ${digits})
      or (bought_by collate "C" between ${`${order} `} and ${`${order} \u{10FFFF}`} and ${order} like 'CRN-%')
      or number in (select card from credits where kind = 'new-gift-card' and lower(subject) = lower(${typed.trim()}))
    order by created_at desc limit ${MOST}`.execute(db)
  return rows
}

export async function findCard(db: Db, ref: string, lock?: 'lock'): Promise<StaffCardRow | undefined> {
  const { rows } = await sql<StaffCardRow>`select ${ROW} from gift_cards where ref = ${ref}
    ${lock ? sql`for update` : sql``}`.execute(db)
  return rows[0]
}

export type LedgerRow = { id: number; at: Date; amount: number; balance: number; reference: string }

export async function ledgerOf(
  db: Db,
  number: string,
  before: number | undefined,
  limit: number,
): Promise<LedgerRow[]> {
  const { rows } = await sql<LedgerRow>`select * from (
      select id, created_at as at, amount, (sum(amount) over (order by id))::int as balance, reference
      from gift_card_ledger where number = ${number}) entry
    where ${before ?? null}::bigint is null or id < ${before ?? null}::bigint order by id desc limit ${limit}`.execute(
    db,
  )
  return rows
}

export const setCardStatus = (db: Db, number: string, status: 'active' | 'inactive') =>
  db.updateTable('gift_cards').set({ status }).where('number', '=', number).execute()
