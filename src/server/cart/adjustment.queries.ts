import type { Db } from '../db/database.ts'
import type { LineAdjustment } from './cart-state.ts'

type Entry = {
  cartId: string
  itemId: string
  action: 'add' | 'change' | 'remove'
  adjustment: LineAdjustment
  note: string | undefined
  storeId: string
  employeeId: string
}

export async function logAdjustment(db: Db, { cartId, itemId, action, adjustment, note, storeId, employeeId }: Entry) {
  await db
    .insertInto('price_adjustment_log')
    .values({
      cart_id: cartId,
      item_id: itemId,
      adjustment_id: adjustment.id,
      action,
      type: adjustment.type,
      value: adjustment.value,
      reason: adjustment.reasonCode,
      note: note ?? null,
      store_id: storeId,
      employee_id: employeeId,
      manager_id: adjustment.managerId ?? null,
    })
    .execute()
}
