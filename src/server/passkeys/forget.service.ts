import type { Shop } from '../shop.ts'
import { deletePasskeysOf } from './passkeys.queries.ts'

export const forgetPasskeys = async ({ db }: Shop, consumerId: string): Promise<void> => {
  await deletePasskeysOf(db, consumerId)
}
