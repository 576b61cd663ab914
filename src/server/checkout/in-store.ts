import type { z } from 'zod'
import type { InStoreSalesInfo, InStoreSalesInput } from '#contract/orders/order.entities.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { findStoreEmployee } from './in-store.queries.ts'

type Info = z.output<typeof InStoreSalesInfo>

/** Who sold it in a store. Only an associate who is signed in there may say so, and only for himself. */
export async function sellingAssociate(
  shop: Shop,
  given: z.output<typeof InStoreSalesInput> | undefined,
): Promise<Info | undefined> {
  const { shopper } = shop
  if (shopper.kind !== 'associate') {
    if (given) throw new StoreError('EMPLOYEE_STORE_NOT_FOUND')
    return undefined
  }
  const { storeId, employeeId: storeEmployeeId } = shopper
  const self = given === undefined || (given.storeId === storeId && given.storeEmployeeId === storeEmployeeId)
  const found = self ? await findStoreEmployee(shop.db, storeId, storeEmployeeId) : undefined
  if (!found) throw new StoreError('EMPLOYEE_STORE_NOT_FOUND')
  return { storeId, storeEmployeeId, ...found }
}
