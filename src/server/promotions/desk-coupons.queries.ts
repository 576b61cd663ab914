import { sql } from 'kysely'
import type { Db } from '../db/database.ts'
import { onSites, type Sites } from '../desk/on-sites.ts'

export type Template = { id: string; names: Record<string, string>; worth: number }

/** What the desk gives on a site now. */
export async function templatesOn(db: Db, site: string, now: Date): Promise<Template[]> {
  const { rows } = await sql<Template>`select id, names, desk_worth as worth from promotions
    where desk_worth is not null and coupon_only and active and (sites = '{}' or ${site} = any(sites))
      and (starts_at is null or starts_at <= ${now}) and (ends_at is null or ends_at > ${now})
    order by desk_worth, id`.execute(db)
  return rows
}

export type DeskCoupon = {
  code: string
  promotion_id: string
  names: Record<string, string>
  uses: number
  max_uses: number | null
  ends_at: Date | null
  revoked_at: Date | null
  orders: string[]
}

/** Coupons that only this person may use, with the orders of these sites that used them: noted by number and try at paying. */
export async function couponsFor(db: Db, customer: string, sites: Sites, most: number): Promise<DeskCoupon[]> {
  const { rows } =
    await sql<DeskCoupon>`select c.code, c.promotion_id, p.names, c.uses, c.max_uses, c.ends_at, c.revoked_at,
      array(select o.number from promotion_redemptions r
        join orders o on o.number = regexp_replace(r.order_number, '-\\d+$', '')
        where r.coupon_code = c.code and r.released_at is null and o.placed_at is not null and ${onSites('o.site', sites)}
        order by r.redeemed_at) as orders
    from coupons c join promotions p on p.id = c.promotion_id where c.customer = ${customer}
    order by c.created_at desc, c.code limit ${most}`.execute(db)
  return rows
}

export type KeptCoupon = {
  code: string
  promotion: string
  uses: number
  givenAt: Date
  endsAt: Date | null
  revokedAt: Date | null
}

/** Every coupon that is for this person alone, oldest first. */
export async function everyCouponFor(db: Db, customer: string): Promise<KeptCoupon[]> {
  const { rows } = await sql<KeptCoupon>`select code, promotion_id as promotion, uses, created_at as "givenAt",
      ends_at as "endsAt", revoked_at as "revokedAt"
    from coupons where customer = ${customer} order by created_at, code`.execute(db)
  return rows
}

/** False when the person has no such coupon that still counts. */
export async function revokeCoupon(db: Db, customer: string, code: string, now: Date): Promise<boolean> {
  const { numAffectedRows } = await sql`update coupons set ends_at = ${now}, revoked_at = ${now}
    where code = ${code} and customer = ${customer} and revoked_at is null and (ends_at is null or ends_at > ${now})
      and (max_uses is null or uses < max_uses)`.execute(db)
  return numAffectedRows === 1n
}
