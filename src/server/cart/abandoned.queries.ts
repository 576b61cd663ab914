import { sql } from 'kysely'
import type { Db } from '../db/database.ts'

type Window = {
  readonly from: Date
  readonly to: Date
  readonly toldBefore: Date
  readonly now: Date
  readonly most: number
}

/**
 * Tells of carts that nobody changed in the window and whose owners agreed to letters: the newsletter, with its second yes
 * where one is asked for, or notices of offers. Who unsubscribed, complained or cannot be reached is left in peace.
 */
export async function tellAbandoned(db: Db, { from, to, toldBefore, now, most }: Window): Promise<number> {
  const { rows } = await sql`
    with left_carts as (
      select c.id, c.owner_id, c.site, c.units, c.updated_at from carts c
      join consumers p on p.id = c.owner_id and p.email_unproven_since is null
      where c.closed_at is null and c.units > 0 and c.updated_at > ${from} and c.updated_at <= ${to}
        and not exists (select from abandoned_carts a where a.cart_id = c.id and a.told_at > ${toldBefore})
        and (exists (select from subscriptions s where s.consumer_id = p.id and s.channel = 'email' and s.optin
            and s.double_optin is distinct from false)
          or exists (select from notification_preferences n where n.consumer_id = p.id and n.channel = 'email'
            and n.topic = 'promotions' and n.optin))
        and not exists (select from mail_suppressions m
          where m.address_hash = encode(sha256(convert_to(lower(p.email), 'UTF8')), 'hex'))
      order by c.updated_at limit ${most} for update of c skip locked
    ), noted as (
      insert into abandoned_carts (cart_id, told_at) select id, ${now}::timestamptz from left_carts
      on conflict (cart_id) do update set told_at = excluded.told_at
    )
    select tell_event('cart.abandoned', 'customer:' || owner_id, site, null,
      jsonb_build_object('cartId', id, 'units', units, 'lastChangedAt', updated_at)) from left_carts`.execute(db)
  return rows.length
}
