import type { Locale } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Shop } from '../shop.ts'
import type { Desk } from '../staff/staff.ts'

/** The shop as whoever is on the telephone would see it: its prices and rules, and none of the staff's own visit. */
export const customerShop = (
  { services, db, now, log }: Desk,
  locale: Locale,
  { ownerId, memberId }: { ownerId: string; memberId: string | undefined },
): Shop => ({
  ...backgroundShop(services, locale),
  db,
  now,
  log,
  shopper: { kind: 'guest', id: ownerId, usid: ownerId, ...(memberId !== undefined && { memberId }) },
})
