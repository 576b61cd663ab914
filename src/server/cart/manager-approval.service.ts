import { TIMINGS } from '#domain/time/timings.ts'
import { isManager, requireManagerPin } from '../identity/associate.service.ts'
import { hashOfSecret, newSecret } from '../identity/ids.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { getCart } from './cart.service.ts'
import { insertApproval, takeApproval } from './manager-approval.queries.ts'

/** Only an associate may take something off by hand. */
export function requireAssociate({ shopper }: Shop) {
  if (shopper.kind !== 'associate') throw new StoreError('CANNOT_AUTHORISE')
  return shopper
}

/** What a manager grants after entering his own PIN: one price change of this associate, in this cart, soon. */
export async function approveAdjustment(shop: Shop, basketId: string, { managerId, pin }: Manager) {
  const { storeId, employeeId } = requireAssociate(shop)
  const cart = await getCart(shop, basketId)
  await requireManagerPin(shop, storeId, managerId, pin)
  const managerApproval = newSecret()
  const expiresAt = new Date(shop.now.getTime() + TIMINGS.managerApproval)
  await insertApproval(shop.db, {
    secret_hash: hashOfSecret(managerApproval),
    cart_id: cart.id,
    store_id: Number(storeId),
    employee_id: employeeId,
    manager_id: managerId,
    expires_at: expiresAt,
  })
  return { managerApproval, managerId, expiresAt: expiresAt.toISOString() }
}

type Manager = { readonly managerId: string; readonly pin: string }

/** Who approved, for an approval that is good here and now and was not used before. */
export async function redeemApproval(shop: Shop, cartId: string, approval: string): Promise<string | undefined> {
  const { storeId, employeeId } = requireAssociate(shop)
  const managerId = await takeApproval(
    shop.db,
    { secret_hash: hashOfSecret(approval), cart_id: cartId, store_id: Number(storeId), employee_id: employeeId },
    shop.now,
  )
  return managerId !== undefined && (await isManager(shop, storeId, managerId)) ? managerId : undefined
}
