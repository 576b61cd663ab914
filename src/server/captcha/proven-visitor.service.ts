import { openGuest } from '../identity/sessions.service.ts'
import { NOT_TRIED } from '../security/security-events.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { verifyCaptcha } from './captcha.service.ts'
import { insertProven, isProven } from './proven-visitor.queries.ts'

/**
 * Who counts as one: an account, an associate, or a guest who did the work of the bot check once. Guests cost nothing, and
 * neither an address nor a browser's name tells two of them apart.
 */
export async function requireVisitor(shop: Shop, proof: string | undefined): Promise<string> {
  const { shopper, db, services } = shop
  if (shopper.kind === 'consumer' || shopper.kind === 'associate') return shopper.id
  if (!services.config.CAPTCHA) return guestOf(shop)
  if (shopper.kind !== 'anonymous' && (await isProven(db, shopper.id))) return shopper.id
  if (proof === undefined) throw new StoreError('CAPTCHA_FAILED', { action: 'visitor', reason: NOT_TRIED })
  await verifyCaptcha(shop, proof, 'visitor')
  const guest = guestOf(shop)
  await insertProven(db, guest, shop.now)
  return guest
}

/** Whoever has no session yet gets one, so that the next time he is known. */
const guestOf = (shop: Shop): string =>
  shop.shopper.kind === 'anonymous' ? openGuest(shop).customerId : shop.shopper.id
