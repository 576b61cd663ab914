import { CURRENT_CART } from '#domain/cart/current-cart.ts'
import { GIFT_CARDS_PER_ORDER } from '#domain/gift-cards/gift-cards.ts'
import { inTransaction } from '../db/transaction.ts'
import type { Shop } from '../shop.ts'
import type { CartLine, CartState } from './cart-state.ts'
import * as queries from './cart.queries.ts'
import type { StoredCart } from './cart.queries.ts'
import { isAdjusted, MOST_LINES, isSameItem, sameJson } from './item-rules.ts'
import { giveReservations, releaseBeyond } from './reservation.queries.ts'
import { reservedBy } from './reserved-lines.ts'

/**
 * Makes the carts of a guest those of the consumer he turned out to be, or only the one that is named, and tells where
 * that of this site is now. A guest's cart is ended by its merge, so that doing it again, or twice at once, neither
 * loses nor doubles anything.
 */
export async function mergeGuestCart(
  shop: Shop,
  guestId: string,
  consumerId: string,
  named?: { basketId?: string | undefined },
): Promise<string | undefined> {
  if (guestId === consumerId) return undefined
  const isMeant = ({ id }: StoredCart, site: string) =>
    !named || named.basketId === id || (named.basketId === CURRENT_CART && site === shop.site.id)
  return inTransaction(shop, async inside => {
    const merged = new Map<string, string>()
    for (const site of (await queries.sitesOfOpenCarts(inside.db, guestId)).toSorted()) {
      const from = await queries.findOpenCart(inside.db, guestId, site, true)
      if (!from || !isMeant(from, site)) continue
      const into = await queries.findOpenCart(inside.db, consumerId, site, true)
      if (into) await pourInto(inside, from, into)
      else await queries.giveCart(inside.db, from.id, consumerId)
      merged.set(site, (into ?? from).id)
    }
    return merged.get(shop.site.id)
  })
}

async function pourInto(shop: Shop, from: StoredCart, into: StoredCart) {
  if (from.state.lines.length > 0) {
    const sellables = await shop.services.sellables.find(
      shop.db,
      from.state.lines.map(({ sku }) => sku),
    )
    const most = (sku: string) => sellables.get(sku)?.maxQty ?? 0
    const state = merged(into.state, from.state, most)
    await queries.saveCart(shop.db, into, state)
    await giveReservations(shop.db, from.id, into.id)
    await releaseBeyond(shop.db, into.id, reservedBy(state))
  }
  await queries.closeCart(shop.db, from.id, into.id)
}

/** What two carts are together. Only what no cart may hold is left out, and that is said. */
function merged(into: CartState, from: CartState, mostOf: (sku: string) => number): CartState {
  const lines = [...into.lines]
  let shortened = false
  for (const line of from.lines) {
    const at = lines.findIndex(
      one => !isAdjusted(one) && !isAdjusted(line) && isSameItem(one, line) && travelsAlike(one, line),
    )
    const known = lines[at]
    const room = mostOf(line.sku) - lines.reduce((sum, one) => sum + (one.sku === line.sku ? one.qty : 0), 0)
    const fits = known !== undefined || lines.length < MOST_LINES
    const qty = fits ? Math.min(line.qty, room) : 0
    if (qty < line.qty) shortened = true
    if (qty <= 0) continue
    if (known) lines[at] = joined(known, line, qty)
    else lines.push(setAside({ ...line, qty }, line.reservation))
  }
  const codes = new Set(into.coupons.map(({ code }) => code))
  const giftCards = from.payments.filter(({ giftCard }) => giftCard && !holdsCard(into, giftCard.number))
  const room = Math.max(GIFT_CARDS_PER_ORDER - into.payments.filter(({ giftCard }) => giftCard).length, 0)
  const storeId = into.storeId ?? from.storeId
  const shippingAddress = into.shippingAddress ?? from.shippingAddress
  const notices = [
    ...(into.lines.length > 0 ? ['CartItemsMerged' as const] : []),
    ...(shortened ? ['CartMergeShortened' as const] : []),
    ...(giftCards.length > room ? ['GiftCardTakenOut' as const] : []),
  ]
  return {
    ...into,
    lines,
    ...(from.byPhone && { byPhone: from.byPhone }),
    ...(storeId !== undefined && { storeId }),
    ...(shippingAddress && { shippingAddress }),
    ...((from.contacts ?? into.contacts) && { contacts: { ...from.contacts, ...into.contacts } }),
    coupons: [...into.coupons, ...from.coupons.filter(({ code }) => !codes.has(code))],
    payments: [...giftCards.slice(0, room), ...into.payments],
    ...(notices.length > 0 && { notices }),
  }
}

const holdsCard = ({ payments }: CartState, number: string) =>
  payments.some(({ giftCard }) => giftCard?.number === number)

type Reservation = CartLine['reservation']

/** What both had set aside stays so, as far as the line has use for it. */
function joined(known: CartLine, more: CartLine, qty: number): CartLine {
  const [a, b] = [known.reservation, more.reservation]
  const until = [a?.until ?? '', b?.until ?? ''].toSorted().at(-1) ?? ''
  const reservation = a && b ? { ...a, qty: a.qty + b.qty, until } : (a ?? b)
  return setAside({ ...known, qty: known.qty + qty }, reservation)
}

const setAside = (line: CartLine, reservation: Reservation): CartLine =>
  reservation ? { ...line, reservation: { ...reservation, qty: Math.min(reservation.qty, line.qty) } } : line

/** Pieces that wait at a place do not join those that travel or wait elsewhere: nobody loses the store he chose. */
const travelsAlike = (a: CartLine, b: CartLine) =>
  (isHome(a) && isHome(b) && !a.reservation && !b.reservation) || sameJson(a.delivery, b.delivery)

const isHome = ({ delivery }: CartLine) => delivery.storeId === undefined && delivery.collectionPointId === undefined
