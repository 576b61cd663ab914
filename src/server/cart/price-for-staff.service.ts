import { findSite, type Site, type SiteId } from '#domain/sites/sites.ts'
import { backgroundShop } from '../background-shop.ts'
import type { Desk } from '../staff/staff.ts'
import { findCart, openCarts } from './cart.queries.ts'
import { unitsOf } from './cart-state.ts'
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

/** The carts that somebody has filled, on sites whose orders one may see. */
export async function filledCartsOf(
  { db, staff: { grants } }: Desk,
  ownerId: string,
): Promise<{ basketId: string; site: SiteId; units: number }[]> {
  return (await openCarts(db, ownerId)).flatMap(({ id, site: named, state }) => {
    const site = findSite(named)
    const units = unitsOf(state)
    return site && units > 0 && grants.can('orders.read', site.id) ? [{ basketId: id, site: site.id, units }] : []
  })
}
