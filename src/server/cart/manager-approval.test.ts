import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../identity/passwords.ts'
import * as given from '../testing/given.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const shop = await testShop()
const PIN = '471200'

beforeAll(async () => {
  await given.product(shop, { sku: 'BOOT', price: 10_000, stock: 100 })
  await given.store(shop, { id: 1001 })
  const pin_hash = await hashPassword(PIN)
  await shop.database.db
    .insertInto('store_employees')
    .values(
      [
        { id: 'E100', is_manager: false },
        { id: 'E200', is_manager: false },
        { id: 'M7', is_manager: true },
        { id: 'M8', is_manager: true },
        { id: 'M9', is_manager: true },
      ].map(each => ({ ...each, store_id: 1001, name: each.id, pin_hash })),
    )
    .execute()
})

async function sale({ call }: Pick<TestShop, 'call'> = given.associate(shop)) {
  const { id: basketId, items } = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
  const params = { basketId }
  const itemId = items[0]?.id ?? ''
  const take = (value: number, more: object = {}) =>
    call('cart.addPriceAdjustment', {
      params,
      body: { itemId, type: 'percent', value, reasonCode: 'other', ...more },
    })
  const approve = (value: number, { managerId = 'M7', pin = PIN, ...more }: Shown = {}) =>
    call('cart.approvePriceAdjustment', { params, body: { itemId, type: 'percent', value, managerId, pin, ...more } })
  return { call, params, itemId, take, approve }
}

type Shown = { managerId?: string; pin?: string; itemId?: string; adjustmentId?: string; type?: 'percent' | 'amount' }

describe('what a manager approves', () => {
  it('is given after the manager entered a PIN, and names the manager', async () => {
    const { take, approve } = await sale()
    await expect(take(50, { managerId: 'M7' })).rejects.toMatchObject({ code: 'INVALID_INPUT' })
    await expect(take(50)).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
    const { managerApproval, managerId } = await approve(50)
    expect(managerId).toBe('M7')
    const cart = await take(50, { managerApproval })
    expect(cart.totals.itemTotal).toBe(5000)
    expect(cart.items[0]?.priceAdjustments).toMatchObject([{ managerId: 'M7', value: 50 }])
    const { rows } = await shop.database.pool.query(
      `select staff_id, call from audit_log where object_type = 'cart' and object_id = $1 order by id`,
      [cart.id],
    )
    expect(rows).toEqual([
      { staff_id: '1001/M7', call: 'cart.approvePriceAdjustment' },
      { staff_id: '1001/E100', call: 'cart.addPriceAdjustment' },
    ])
  })

  it('is good for one change, and given back by one that was refused', async () => {
    const { take, approve } = await sale()
    const { managerApproval } = await approve(10_001, { type: 'amount' })
    const tooMuch = () => take(10_001, { type: 'amount', managerApproval })
    await expect(tooMuch()).rejects.toMatchObject({ errorId: 'PRC400' })
    await expect(tooMuch()).rejects.toMatchObject({ errorId: 'PRC400' })
    const once = await approve(30)
    await take(30, { managerApproval: once.managerApproval })
    await expect(take(30, { managerApproval: once.managerApproval })).rejects.toMatchObject({
      code: 'CANNOT_AUTHORISE',
    })
  })

  it('is good for the change that was shown: its line and pieces, its kind and value, and nothing beside it', async () => {
    await given.product(shop, { sku: 'TENT', price: 60_000, stock: 100 })
    const { call, params, itemId, take, approve } = await sale()
    const refused = (change: Promise<unknown>) => expect(change).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
    const { items } = await call('cart.addItem', { body: { ...params, sku: 'TENT', qty: 1 } })
    const tent = items.find(({ sku }) => sku === 'TENT')?.id ?? ''
    const { managerApproval } = await approve(30)
    await refused(take(31, { managerApproval }))
    await refused(take(100, { managerApproval }))
    await refused(take(30, { managerApproval, type: 'amount' }))
    await refused(take(30, { managerApproval, itemId: tent }))
    const change = (adjustmentId: string, body: object) =>
      call('cart.changePriceAdjustment', { params: { ...params, adjustmentId }, body })
    const update = (body: object) => call('cart.updateItem', { params, body: { itemId, ...body } })
    await update({ qty: 2 })
    await refused(take(30, { managerApproval }))
    await update({ qty: 1 })
    const [own] = (await take(5)).items[0]?.priceAdjustments ?? []
    const adjustmentId = own?.adjustmentId ?? ''
    await refused(take(30, { managerApproval }))
    await refused(change(adjustmentId, { value: 30, managerApproval }))
    const forThis = await approve(40, { adjustmentId })
    await refused(change(adjustmentId, { value: 41, managerApproval: forThis.managerApproval }))
    await refused(take(40, { managerApproval: forThis.managerApproval }))
    const changed = await change(adjustmentId, { value: 40, managerApproval: forThis.managerApproval })
    expect(changed.items.find(({ id }) => id === itemId)?.priceAdjustments).toMatchObject([{ value: 40 }])
  })

  it('is good for this cart and this associate alone, for some minutes', async () => {
    const { approve, take } = await sale()
    const [{ managerApproval }, late] = [await approve(50), await approve(50)]
    const another = await sale()
    await expect(another.take(50, { managerApproval })).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
    await expect(take(50, { managerApproval: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
    shop.advance(6 * 60 * 1000)
    await expect(take(50, { managerApproval: late.managerApproval })).rejects.toMatchObject({
      code: 'CANNOT_AUTHORISE',
    })
  })

  it('needs somebody who is a manager still', async () => {
    const { approve, take } = await sale()
    const { managerApproval } = await approve(50, { managerId: 'M8' })
    const left = shop.database.db.updateTable('store_employees').where('id', '=', 'M8')
    await left.set({ active: false }).execute()
    await expect(take(50, { managerApproval })).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
  })

  it('is refused alike for a wrong PIN, a colleague and nobody, and locked by tries', async () => {
    const sold = await sale()
    const approve = (managerId: string, pin = PIN) => sold.approve(50, { managerId, pin })
    await expect(approve('E200')).rejects.toMatchObject({ errorId: 'AUT418' })
    await expect(approve('M404')).rejects.toMatchObject({ errorId: 'AUT418' })
    for (let tries = 0; tries < 4; tries++) await expect(approve('M9', '000000')).rejects.toMatchObject({ status: 401 })
    await expect(approve('M9', '000000')).rejects.toMatchObject({ code: 'USER_LOCKED' })
    await expect(approve('M9')).rejects.toMatchObject({ code: 'USER_LOCKED' })
  })

  it('is asked for by associates only, on their own carts', async () => {
    const { approve } = await sale(given.guest(shop))
    await expect(approve(50)).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
    const { params, itemId } = await sale()
    const stranger = given.associate(shop)
    const body = { itemId, type: 'percent' as const, value: 50, managerId: 'M7', pin: PIN }
    await expect(stranger.call('cart.approvePriceAdjustment', { params, body })).rejects.toMatchObject({
      code: 'INVALID_CUSTOMER',
    })
  })

  it('does not stretch what an associate gives alone over all lines', async () => {
    const { take } = await sale()
    await expect(take(5, { managerApproval: 'x'.repeat(43) })).rejects.toMatchObject({ code: 'CANNOT_AUTHORISE' })
  })
})
