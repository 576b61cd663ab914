import { MEASURED_COOKIE } from '#domain/sites/cookies.ts'
import type { Shop } from '../shop.ts'
import { deleteExposures, deleteExposuresOfBuyer, findExposures, findVisitorsOf } from './exposures.queries.ts'
import { keysOf } from './exposures.service.ts'

/** Which tests someone was part of, as long as that is known. */
export async function testsSeenBy(shop: Shop, consumerId: string) {
  const { db } = shop
  const keys = await keysOf(shop, await findVisitorsOf(db, consumerId))
  return keys.length === 0 ? [] : findExposures(db, keys)
}

/** On every device that he was signed in on, and wherever he bought; before his orders and devices are cut loose from him. */
export async function forgetTestsOf(shop: Shop, consumerId: string): Promise<void> {
  const { db, request } = shop
  // On the device he asks from, he may have been signed out since.
  const here = request.cookies[MEASURED_COOKIE]
  const keys = await keysOf(shop, [...(await findVisitorsOf(db, consumerId)), ...(here === undefined ? [] : [here])])
  if (keys.length > 0) await deleteExposures(db, keys)
  await deleteExposuresOfBuyer(db, { consumerId })
}

export async function forgetTestsOfVisitor(shop: Shop, visitorId: string): Promise<void> {
  const keys = await keysOf(shop, [visitorId])
  if (keys.length > 0) await deleteExposures(shop.db, keys)
}

export const forgetTestsOfGuest = ({ db }: Shop, email: string): Promise<void> => deleteExposuresOfBuyer(db, { email })
