import { seedShop } from '#db/seed/seed.ts'
import { testShop, type TestShop } from './test-shop.ts'

/** A shop with generated styles in it, small enough to be made for one file of tests. */
export async function seededShop(styles = 40): Promise<TestShop> {
  const shop = await testShop()
  const client = await shop.database.pool.connect()
  try {
    await seedShop(client, { styles })
  } finally {
    client.release()
  }
  return shop
}
