import type { Shop } from '../shop.ts'
import type { Shopper } from '../shopper.ts'
import { newId } from './ids.ts'
import { setSessionCookies } from './session-cookies.ts'
import { findFamily, insertFamily } from './token-families.queries.ts'
import { ACCESS_LIFE_S, REFRESH_LIFE_S, signToken, type Person, type PersonKind } from './tokens.ts'

export type Delivery = 'cookie' | 'body'

export type Issued = {
  usid: string
  customerId: string
  isGuest: boolean
  expiresIn: number
  refreshExpiresIn: number
  accessToken?: string
  refreshToken?: string
}

export const newVisit = (kind: PersonKind, sub: string): Person => ({ kind, sub, usid: newId('usid') })

/** Opens a visit for a guest. Nothing is stored: most guests never do anything that has to be remembered. */
export const openGuest = (shop: Shop, delivery: Delivery = 'cookie'): Issued =>
  issue(shop, newVisit('guest', newId('gst')), 0, delivery)

/**
 * Two tabs that ask at once must not become two guests, of whom one loses the cart. The tokens are those of the visit
 * that is there: what ends it ends them, whoever asked for them.
 */
export async function guestAgain(shop: Shop, delivery: Delivery): Promise<Issued> {
  const { shopper } = shop
  if (shopper.kind !== 'guest' || delivery !== 'cookie') return openGuest(shop, delivery)
  const family = await findFamily(shop.db, shopper.usid)
  if (family?.ended_at) return openGuest(shop, delivery)
  const { kind, id: sub, usid } = shopper
  return issue(shop, { kind, sub, usid }, family?.generation ?? 0, delivery)
}

/** Opens a visit for someone who proved who he is: always a new one, so that nobody can prepare it for him. */
export async function openVisit(shop: Shop, person: Person, delivery: Delivery): Promise<Issued> {
  await insertFamily(shop.db, person, shop.now, refreshExpiry(shop, person.kind))
  return issue(shop, person, 0, delivery)
}

export function issue(shop: Shop, person: Person, generation: number, delivery: Delivery): Issued {
  const { keys } = shop.services.identity
  const access = signToken(keys, 'access', person, accessExpiry(shop.now))
  const refresh = signToken(keys, 'refresh', { ...person, generation }, refreshExpiry(shop, person.kind))
  if (delivery === 'cookie') setSessionCookies(shop, person.kind, { access, refresh }, REFRESH_LIFE_S[person.kind])
  return {
    usid: person.usid,
    customerId: person.sub,
    isGuest: person.kind !== 'consumer',
    expiresIn: ACCESS_LIFE_S,
    refreshExpiresIn: REFRESH_LIFE_S[person.kind],
    ...(delivery === 'body' && { accessToken: access, refreshToken: refresh }),
  }
}

export const accessExpiry = (now: Date) => new Date(now.getTime() + ACCESS_LIFE_S * 1000)
export const refreshExpiry = ({ now }: Shop, kind: PersonKind) => new Date(now.getTime() + REFRESH_LIFE_S[kind] * 1000)

export function shopperOf({ kind, sub, usid, store = '', employee = '' }: Person): Shopper {
  if (kind === 'associate') return { kind, id: sub, storeId: store, employeeId: employee }
  return { kind, id: sub, usid }
}
