import { beforeAll, describe, expect, it } from 'vitest'
import * as given from '../testing/given.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()

beforeAll(async () => {
  await given.product(shop, { sku: 'SOCK-M', stock: 10 })
  await given.store(shop, { id: 1001 })
  const colleague = { store_id: 1001, pin_hash: 'x' }
  await shop.database.db
    .insertInto('store_employees')
    .values([
      { ...colleague, id: 'E100', name: 'Jo Marsh' },
      { ...colleague, id: 'E200', name: 'Ada Fell' },
    ])
    .execute()
})

async function sale(storeEmployeeId?: string) {
  const associate = given.associate(shop)
  const cartId = await cartToOrder(associate, { sku: 'SOCK-M' })
  const info = storeEmployeeId === undefined ? {} : { inStoreSalesInfo: { storeId: '1001', storeEmployeeId } }
  return associate.call('cart.placeOrder', { headers: {}, body: { cartId, ...info } })
}

describe('a sale in a store', () => {
  it('is booked to who is signed in, said or not', async () => {
    for (const order of [await sale(), await sale('E100')])
      expect(order.inStoreSalesInfo).toMatchObject({ storeEmployeeId: 'E100', storeEmployeeName: 'Jo Marsh' })
  })

  it('is not booked to a colleague', async () => {
    await expect(sale('E200')).rejects.toMatchObject({ errorId: 'STR404' })
  })
})
