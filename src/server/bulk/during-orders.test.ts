import { describe, expect, inject, it } from 'vitest'
import { findViolations } from '../checkout/invariants.ts'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { sendFile } from '../testing/imports.ts'
import { staffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const ROUNDS = 6
const BUYERS = 8

describe.runIf(inject('engine') === 'postgres')('stock that comes in while people order', () => {
  it('never leaves a shelf with fewer pieces than are held, and stops nobody', async () => {
    const shop = await testShop()
    const owner = await staffMember(shop, 'owner')
    const goods = await Promise.all(
      [1, 2, 3].map(nth => given.product(shop, { sku: `RUSH-${nth}`, price: 1000, stock: 500 })),
    )
    const { rows: shelves } = await shop.database.pool.query<{ sku: string; location: number }>(
      'select k.sku, s.location_id as location from stock s join skus k on k.key = s.sku_key order by 1, 2',
    )
    // Backwards: whoever locks in the order of the file would meet those who order.
    const counts = (onHand: number) => shelves.toReversed().map(({ sku, location }) => `${sku},${location},${onHand}`)
    const count = (onHand: number) =>
      sendFile(shop, owner, {
        kind: 'stock',
        apply: 'rows',
        file: `sku,location,on_hand\n${counts(onHand).join('\n')}\n`,
      })
    const buy = async (nth: number) => {
      const buyer = given.guest(shop)
      const cartId = await cartToOrder(buyer, { sku: goods[nth % goods.length]?.sku ?? '', qty: 2 })
      await buyer.call('cart.prepareOrder', { headers: {}, body: { basketId: cartId } })
      if (nth % 2 === 0) await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
    }
    for (let round = 0; round < ROUNDS; round++) {
      // Fewer than are held, in turns with plenty.
      const [found] = await Promise.all([
        count(round % 2 === 0 ? 1 : 500),
        ...Array.from({ length: BUYERS }, (_, nth) => buy(nth).catch(outOfStock)),
      ])
      expect(found).toMatchObject({ state: 'applied', problems: [] })
    }
    const { rows } = await shop.database.pool.query('select * from stock where held > on_hand or on_hand < 0')
    expect(rows).toEqual([])
    expect(await findViolations(shop.database.pool)).toEqual([])
  })
})

/** With one piece left, two cannot be had: that is said, and nothing else goes wrong. */
function outOfStock(error: unknown): void {
  expect(error).toMatchObject({ code: expect.stringMatching(/OOS|STOCK|QUANTITY|QTY/) })
}
