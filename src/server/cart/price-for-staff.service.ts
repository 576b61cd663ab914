import { findSite, type Site } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Desk } from '../staff/staff.ts'
import { findCart } from './cart.queries.ts'
import { priceCart, type PricedCart } from './price-cart.ts'

/** A cart as its owner would see it now. Nothing is kept. */
export async function priceForStaff(
  { db, services, now, log }: Desk,
  basketId: string,
): Promise<{ cart: PricedCart; site: Site } | undefined> {
  const stored = await findCart(db, basketId)
  const site = stored && findSite(stored.site)
  if (!stored || !site) return undefined
  const { ownerId: id } = stored
  const shopper = id.startsWith('con_')
    ? ({ kind: 'consumer', id, usid: id } as const)
    : ({ kind: 'guest', id, usid: id } as const)
  const shop = { ...backgroundShop(services, site.locales[0]), db, now, log, shopper }
  return { cart: await priceCart(shop, stored), site }
}
