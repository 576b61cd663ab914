import { forgetOwner, ownerOf, readCart, takeOverCart } from '../cart/cart.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { hashOfSecret } from '../identity/ids.ts'
import { findConsumer } from '../identity/ownership.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findByLink, noteOpened } from './phone-orders.queries.ts'

/**
 * The cart of a link becomes that of whoever opens it first, and is not given to a second: another link must be sent.
 * Of one that does not work nothing is said but that; one that was made for an account is for who signs in to it.
 */
export function openPaymentLink(shop: Shop, token: string): Promise<{ basketId: string }> {
  const owner = ownerOf(shop)
  return inTransaction(shop, async inside => {
    const found = await findByLink(inside.db, hashOfSecret(token))
    const works =
      found && !found.closed && found.site === inside.site.id && (found.expires_at ?? inside.now) > inside.now
    if (!works) throw new StoreError('PAYMENT_LINK_ENDED')
    if (found.consumer_id !== null && found.consumer_id !== findConsumer(inside)?.id)
      throw new StoreError('PAYMENT_LINK_SIGN_IN')
    const { opened_at, sent_at } = found
    const isHis = opened_at !== null && found.owner_id === owner
    const taken = opened_at !== null && sent_at !== null && opened_at >= sent_at
    if (taken && !isHis) throw new StoreError('PAYMENT_LINK_ENDED')
    if (!isHis) await takeOverCart(inside, found.cart_id)
    if (opened_at && !isHis) await forgetOwner(inside, found.cart_id)
    await noteOpened(inside.db, found.id, inside.now)
    // The badge of the header is to show it.
    await readCart(inside, found.cart_id)
    return { basketId: found.cart_id }
  })
}
