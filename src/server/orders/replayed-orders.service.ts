import type { ReplayedOrder } from '#domain/promotions/replay.ts'
import type { SiteId } from '#domain/sites/sites.ts'
import type { Db } from '../db/database.ts'
import { countPlaced, countRedeemed, readPlaced, readRedeemed, type TermsRow } from './replayed-orders.queries.ts'
import { kindsWithoutRule, StoredTerms } from './stored-terms.ts'

export type PlacedOrder = ReplayedOrder & { readonly number: string; readonly site: SiteId }

/** What was placed before orders kept their terms cannot be reckoned again, nor what a later version alone has rules for. */
const readable = (rows: readonly TermsRow[]): PlacedOrder[] =>
  rows.flatMap(({ terms, ...row }) => {
    const { data } = StoredTerms.safeParse(terms)
    return data && kindsWithoutRule(data).length === 0 ? [{ ...row, terms: data }] : []
  })

export const redeemedOrders = async (db: Db, promotionId: string): Promise<PlacedOrder[]> =>
  readable(await readRedeemed(db, promotionId))

export const timesRedeemed = (db: Db, promotionId: string): Promise<number> => countRedeemed(db, promotionId)

/** One batch of what was placed since; `next` is where another begins. */
export async function placedOrders(db: Db, wanted: Parameters<typeof readPlaced>[1]) {
  const rows = await readPlaced(db, wanted)
  return {
    orders: readable(rows),
    seen: rows.length,
    next: rows.length === wanted.limit ? rows.at(-1)?.number : undefined,
  }
}

export const placedSince = (db: Db, sites: readonly SiteId[], since: Date): Promise<number> =>
  countPlaced(db, sites, since)
