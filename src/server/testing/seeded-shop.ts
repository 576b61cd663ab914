import { seedShop } from '#db/seed/seed.ts'
import type { ServiceOptions } from '../create-services.ts'
import { testShop, type TestShop } from './test-shop.ts'

/** A shop with generated styles in it, small enough to be made for one file of tests. */
export async function seededShop(styles = 40, options: Pick<ServiceOptions, 'engine'> = {}): Promise<TestShop> {
  const shop = await testShop({}, options)
  const client = await shop.database.pool.connect()
  try {
    await seedShop(client, { styles })
  } finally {
    client.release()
  }
  return shop
}
