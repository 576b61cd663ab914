import { DEFAULT_LOCALE } from '#domain/sites/sites.ts'
import { transact } from '../db/transaction.ts'
import type { Services } from '../services.ts'
import { tellOfEndOfKey } from './key-letters.ts'
import { takeKeysThatEnd } from './keys.queries.ts'

const AT_ONCE = 100

/** A routine: whoever made a key hears in time that it ends, once. Nobody is asked what language they read. */
export async function tellOfKeysThatEnd(services: Services): Promise<void> {
  const { db } = services.database
  for (let taken = AT_ONCE; taken === AT_ONCE;)
    taken = await transact(db, async inside => {
      const keys = await takeKeysThatEnd(inside, AT_ONCE)
      for (const key of keys) await tellOfEndOfKey({ db: inside, services, locale: DEFAULT_LOCALE }, key)
      return keys.length
    })
}
