import { expect, it } from 'vitest'
import { cartToOrder } from '../testing/given-checkout.ts'
import * as given from '../testing/given.ts'
import { staffMember, type StaffMember } from '../testing/staff.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const owner = await staffMember(shop, 'owner')
const merchant = await staffMember(shop, 'merchandiser')
const german = await staffMember(shop, 'merchandiser', ['DE'])
const { sku } = await given.product(shop, { price: 10_000, stock: 9 })
const cartOf = (who: StaffMember, number: string) => who.call('promotions.cartOf', { params: { number } })

it('a promotion is tried on what is in a real cart or order, and who bought is told to readers of orders alone', async () => {
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku, qty: 2 })
  const found = { siteId: 'US', items: [{ sku, qty: 2 }], shippingCode: 'standard', audience: [] }
  expect(await cartOf(merchant, cartId)).toEqual(found)
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  expect(await cartOf(merchant, orderNumber.toLowerCase())).toEqual(found)
  await shop.database.pool.query(`update orders set consumer_id = 'con_tried' where number = $1`, [orderNumber])
  expect(await cartOf(owner, orderNumber)).toEqual({ ...found, audience: ['registered'] })
  expect(await cartOf(merchant, orderNumber)).toEqual(found)
  for (const number of [cartId, orderNumber, 'bsk_nowhere', 'NO-SUCH'])
    await expect(cartOf(german, number)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
})

it('whoever makes promotions asks why of any cart or order of their sites, a guest’s too, and is not told which card paid', async () => {
  const why = (who: StaffMember, number: string) => who.call('promotions.whyOf', { params: { number } })
  const buyer = given.guest(shop)
  const cartId = await cartToOrder(buyer, { sku, qty: 2 })
  const asked = await why(merchant, cartId)
  const shown = await buyer.call('cart.read', { params: { basketId: cartId } })
  expect(asked.total).toBe(shown.totals.total)
  expect(asked.steps.map(({ step }) => step)).toContain('base')
  const { orderNumber } = await buyer.call('cart.placeOrder', { headers: {}, body: { cartId } })
  expect((await why(merchant, orderNumber.toLowerCase())).total).toBe(asked.total)
  await shop.database.pool.query(
    `update orders set document = jsonb_set(document, '{giftCards}', '[{"number": "6000000000000000011", "amount": 500}]')
      where number = $1`,
    [orderNumber],
  )
  const cardsIn = async (who: StaffMember) =>
    (await why(who, orderNumber)).steps.filter(({ step }) => step === 'giftCard').map(({ name }) => name)
  expect(await cardsIn(owner)).toEqual(['•••• 0011'])
  expect(await cardsIn(merchant)).toEqual([''])
  for (const number of [cartId, orderNumber, 'bsk_nowhere', 'NO-SUCH'])
    await expect(why(german, number)).rejects.toMatchObject({ code: 'STAFF_NOT_FOUND' })
})
