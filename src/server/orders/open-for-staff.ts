import type { Permission } from '#domain/staff/permissions.ts'
import type { Desk } from '../staff/staff.ts'
import { StoreError } from '../store-error.ts'
import { findOrder, type StoredOrder } from './order.service.ts'

export type PlacedOrder = StoredOrder & { readonly placedAt: Date }

/** An order of a site on which one may do this. Others are not there. */
export async function openForStaff(
  desk: Desk,
  number: string,
  permission: Permission,
  lock?: 'lock',
): Promise<PlacedOrder> {
  const order = await findOrder(desk, number, lock)
  if (order?.placedAt === undefined || !desk.staff.grants.can('orders.read', order.site))
    throw new StoreError('STAFF_NOT_FOUND')
  if (!desk.staff.grants.can(permission, order.site)) throw new StoreError('STAFF_FORBIDDEN', { permission })
  return { ...order, placedAt: order.placedAt }
}
