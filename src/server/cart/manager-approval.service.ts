import type { z } from 'zod'
import type { ApprovePriceAdjustment } from '#contract/cart/cart.requests.ts'
import { TIMINGS } from '#domain/time/timings.ts'
import { writeHistory } from '../audit/audit.service.ts'
import { inTransaction } from '../db/transaction.ts'
import { isManager, requireManagerPin } from '../identity/associate.service.ts'
import { hashOfSecret, newSecret } from '../identity/ids.ts'
import type { Shop } from '../shop.ts'
import type { Recorded } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import type { CartLine, LineAdjustment } from './cart-state.ts'
import { getCart } from './cart.service.ts'
import { getLine } from './item.service.ts'
import { insertApproval, takeApproval } from './manager-approval.queries.ts'

/** Only an associate may take something off by hand. */
export function requireAssociate({ shopper }: Shop) {
  if (shopper.kind !== 'associate') throw new StoreError('CANNOT_AUTHORISE')
  return shopper
}

/** What a manager grants after entering his own PIN: this price change of this associate, in this cart, soon. */
export async function approveAdjustment(
  shop: Shop,
  basketId: string,
  { managerId, pin, itemId, adjustmentId, ...terms }: z.output<typeof ApprovePriceAdjustment>,
) {
  const { storeId, employeeId } = requireAssociate(shop)
  const cart = await getCart(shop, basketId)
  const line = getLine(cart.state, itemId)
  await requireManagerPin(shop, storeId, managerId, pin)
  const managerApproval = newSecret()
  const expiresAt = new Date(shop.now.getTime() + TIMINGS.managerApproval)
  const approval = {
    secret_hash: hashOfSecret(managerApproval),
    cart_id: cart.id,
    store_id: Number(storeId),
    employee_id: employeeId,
    manager_id: managerId,
    shown: shownOf(line, { ...terms, replaces: adjustmentId }),
    expires_at: expiresAt,
  }
  await inTransaction(shop, async inside => {
    await insertApproval(inside.db, approval)
    const approved = { field: 'priceAdjustment', after: { itemId, ...terms } }
    const staff = { id: `${storeId}/${managerId}`, name: managerId }
    const entry = { type: 'cart', id: cart.id, changes: [approved] } satisfies Recorded
    await writeHistory({ ...inside, staff }, { call: 'cart.approvePriceAdjustment', kind: 'write' }, [entry])
  })
  return { managerApproval, managerId, expiresAt: expiresAt.toISOString() }
}

export type Terms = Pick<LineAdjustment, 'type' | 'value'> & {
  /** The adjustment of the line in whose place it comes. */
  readonly replaces: string | undefined
}

/** The line as it is and what is to be taken off it: a change of either is another thing than the manager saw. */
const shownOf = ({ id, sku, qty, adjustments = [] }: CartLine, { type, value, replaces }: Terms): string =>
  JSON.stringify([id, sku, qty, adjustments.map(each => [each.id, each.type, each.value]), type, value, replaces ?? ''])

/** Who approved, for an approval of this that is good here and now and was not used before. */
export async function redeemApproval(
  shop: Shop,
  cartId: string,
  approval: string,
  { line, terms }: { line: CartLine; terms: Terms },
): Promise<string | undefined> {
  const { storeId, employeeId } = requireAssociate(shop)
  const managerId = await takeApproval(
    shop.db,
    {
      secret_hash: hashOfSecret(approval),
      cart_id: cartId,
      store_id: Number(storeId),
      employee_id: employeeId,
      shown: shownOf(line, terms),
    },
    shop.now,
  )
  return managerId !== undefined && (await isManager(shop, storeId, managerId)) ? managerId : undefined
}
