import type { z } from 'zod'
import type { ReserveWithItem } from '#contract/cart/cart.requests.ts'
import { requireVisitor } from '../captcha/proven-visitor.service.ts'
import { inTransaction, retrying, retryingAlone } from '../db/transaction.ts'
import type { Work } from '../jobs/jobs.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { storesById } from '../stores/store.service.ts'
import { changeCart, createCart, getCart, present } from './cart.service.ts'
import { newId } from './ids.ts'
import { addLine } from './item.service.ts'
import { keepOneCartHeld } from './one-cart-held.service.ts'
import { shipmentIdOf } from './shipments.ts'
import * as queries from './reservation.queries.ts'

const HOURS_KEPT = 24

/** Puts an item into the cart for pickup and sets the pieces aside in the store until tomorrow. */
export async function reserveWithItem(shop: Shop, wanted: z.output<typeof ReserveWithItem>) {
  const { sku, qty, storeId, contact } = wanted
  await requireVisitor(shop, wanted.recaptcha_response)
  await retryingAlone(shop.db, () => queries.releaseExpired(shop.db, shop.now))
  return inTransaction(shop, async inside => {
    const basketId = wanted.basketId ? (await getCart(inside, wanted.basketId)).id : (await createCart(inside)).id
    await keepOneCartHeld(inside, basketId)
    const { cart: added, line: wantedLine } = await addLine(inside, {
      basketId,
      sku,
      qty,
      shippingOption: 'pickup',
      storeId,
    })
    const settled = added.lines.find(({ line }) => line.id === wantedLine?.id)
    const shopStore = (await storesById(inside, [storeId])).get(storeId)
    if (!settled || !shopStore) throw new StoreError('ITEMS_UNAVAILABLE_IN_STORE')
    const id = newId('rsv', 10)
    const expiresAt = new Date(inside.now.getTime() + HOURS_KEPT * 60 * 60 * 1000)
    const taken =
      (await queries.holdInStore(inside.db, settled.sellable.key, Number(storeId), qty)) &&
      (await queries.handsOneMoreOver(inside.db, Number(storeId), added.id, inside.now))
    if (!taken) throw new StoreError('ITEMS_UNAVAILABLE_IN_STORE')
    await queries.insertReservation(inside.db, {
      id,
      cartId: added.id,
      key: settled.sellable.key,
      storeId: Number(storeId),
      qty,
      contact,
      expiresAt,
    })
    const { phone, ...person } = contact
    const cart = await changeCart(inside, added.id, {
      change: state => ({
        ...state,
        contacts: {
          ...state.contacts,
          [shipmentIdOf(settled.line.delivery)]: { ...person, ...(phone !== undefined && { phone }) },
        },
        lines: state.lines.map(line =>
          line.id === settled.line.id
            ? { ...line, reservation: { id, qty: (line.reservation?.qty ?? 0) + qty, until: expiresAt.toISOString() } }
            : line,
        ),
      }),
    })
    return {
      reservationId: id,
      expiresAt: expiresAt.toISOString(),
      storeInfo: { id: storeId, name: shopStore.name, city: shopStore.city },
      cart: present(inside, cart),
    }
  })
}

/** What one cart has set aside is now another's, of the same shopper. */
export const moveReservations = ({ db }: Shop, from: string, into: string): Promise<void> =>
  queries.giveReservations(db, from, into)

export const releaseExpiredReservations: Work = ({ database, clock }) =>
  retrying(() => queries.releaseExpired(database.db, clock()))
