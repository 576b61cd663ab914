import type { Grants } from '#domain/staff/grants.ts'
import type { Db } from '../db/database.ts'
import { findPromotions } from './promotion-desk.queries.ts'
import { mayGive, mayWrite } from './promotion-rights.ts'

export type Giving = {
  readonly mayWrite: boolean
  readonly couponOnly: boolean
  /** The desk gives coupons of it for what it is worth, by its own rules. */
  readonly ofDesk: boolean
  /** It runs, and costs more than one may give: then more coupons are above one's limit. */
  readonly aboveLimit: boolean
}

/** Who may make coupons of these promotions. */
export async function givingOf(
  db: Db,
  who: { readonly staff: { readonly grants: Grants }; readonly now: Date },
  ids: readonly string[],
): Promise<ReadonlyMap<string, Giving>> {
  const found = await findPromotions(db, [...new Set(ids)])
  return new Map(
    found.map(each => [
      each.promotion.id,
      {
        mayWrite: mayWrite(who, each.promotion),
        couponOnly: each.promotion.couponOnly,
        ofDesk: each.deskWorth !== null,
        aboveLimit: each.active && !mayGive(who, each),
      },
    ]),
  )
}
