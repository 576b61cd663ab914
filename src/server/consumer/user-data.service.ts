import { inTransaction } from '../db/transaction.ts'
import { newId } from '../identity/ids.ts'
import { requireConsumer } from '../identity/ownership.ts'
import { endEveryVisit } from '../identity/sign-out.service.ts'
import type { Shop } from '../shop.ts'
import { StoreError } from '../store-error.ts'
import { listCards } from './cards.service.ts'
import { getProfile } from './profile.service.ts'
import { collect, deleteConsumer, insertRequest } from './user-data.store.ts'

export type UserDataRequest = { consumerId: string; email: string; action: 'export' | 'delete' }

/** Gives someone all we know about him, or forgets it. Both names must be his own, so that no slip deletes another. */
export async function handleUserData(shop: Shop, { consumerId, email, action }: UserDataRequest) {
  const { id } = requireConsumer(shop)
  const profile = await getProfile(shop)
  if (id !== consumerId || profile.consumerProfile.consumerDetails.email.toLowerCase() !== email.toLowerCase())
    throw new StoreError('UNKNOWN_CUSTOMER')
  const requestId = newId('udr')
  return inTransaction(shop, async inside => {
    await insertRequest(inside.db, { id: requestId, consumer_id: id, action })
    if (action === 'export') {
      const data = { ...profile, paymentInstruments: await listCards(inside), ...(await collect(inside.db, id)) }
      return { requestId, status: 'ready' as const, data }
    }
    await endEveryVisit(inside, id)
    await deleteConsumer(inside.db, id, email)
    return { requestId, status: 'deleted' as const }
  })
}
