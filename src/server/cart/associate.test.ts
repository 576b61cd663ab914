import { beforeAll, describe, expect, it } from 'vitest'
import { hashPassword } from '../identity/passwords.ts'
import * as given from '../testing/given.ts'
import { eventCount } from '../testing/security-events.ts'
import { testShop, type TestShop } from '../testing/test-shop.ts'

const shop = await testShop()
const PIN = '471200'
beforeAll(async () => {
  await given.product(shop, { sku: 'BOOT', price: 10_000, stock: 10 })
  await given.product(shop, { sku: 'CARD-50', price: 5000, giftCard: true })
  await given.store(shop, { id: 1001 })
  await shop.database.db
    .insertInto('store_employees')
    .values({ store_id: 1001, id: 'M7', name: 'Kit', pin_hash: await hashPassword(PIN), is_manager: true })
    .execute()
})

type Wanted = { itemId: string; type: 'percent' | 'amount'; value: number }

const approvalFor = async ({ call }: Pick<TestShop, 'call'>, basketId: string, { itemId, type, value }: Wanted) => {
  const body = { itemId, type, value, managerId: 'M7', pin: PIN }
  const { managerApproval } = await call('cart.approvePriceAdjustment', { params: { basketId }, body })
  return { managerApproval }
}

async function sale() {
  const { call } = given.associate(shop)
  const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
  return { call, basketId: cart.id, itemId: cart.items[0]?.id ?? '' }
}

describe('an associate', () => {
  it('takes something off a line, changes it and puts it back; all of it is written down', async () => {
    const { call, basketId, itemId } = await sale()
    const body = { itemId, type: 'percent' as const, value: 10, reasonCode: 'damaged-box' as const }
    const less = await call('cart.addPriceAdjustment', { params: { basketId }, body })
    const [adjustment] = less.items[0]?.priceAdjustments ?? []
    expect(adjustment).toMatchObject({ type: 'percent', value: 10, reasonCode: 'damaged-box', discount: 1000 })
    const params = { basketId, adjustmentId: adjustment?.adjustmentId ?? '' }
    const changed = await call('cart.changePriceAdjustment', { params, body: { value: 15 } })
    expect(changed.totals.itemTotal).toBe(8500)
    expect((await call('cart.removePriceAdjustment', { params })).totals.itemTotal).toBe(10_000)
    const { rows } = await shop.database.pool.query(
      'select action, value, employee_id from price_adjustment_log where cart_id = $1 order by id',
      [basketId],
    )
    expect(rows.map(({ action, value, employee_id }) => [action, value, employee_id])).toEqual([
      ['add', 10, 'E100'],
      ['change', 15, 'E100'],
      ['remove', 15, 'E100'],
    ])
    const history = await shop.database.pool.query(
      `select staff_id, call, reason from audit_log where object_type = 'cart' and object_id = $1 order by id`,
      [basketId],
    )
    expect(history.rows).toEqual(
      ['addPriceAdjustment', 'changePriceAdjustment', 'removePriceAdjustment'].map(call => ({
        staff_id: '1001/E100',
        call: `cart.${call}`,
        reason: 'damaged-box',
      })),
    )
  })

  it('takes off what it was given for alone: other articles and more pieces cost what they cost', async () => {
    await given.product(shop, { sku: 'DOME', price: 60_000, stock: 10 })
    const { call, basketId, itemId } = await sale()
    const params = { basketId }
    const freely = { itemId, type: 'percent' as const, value: 100, reasonCode: 'damaged-box' as const }
    const lower = async () =>
      call('cart.addPriceAdjustment', {
        params,
        body: { ...freely, ...(await approvalFor({ call }, basketId, freely)) },
      })
    expect((await lower()).totals.itemTotal).toBe(0)
    expect((await call('cart.addItem', { body: { basketId, sku: 'BOOT', qty: 1 } })).totals.itemTotal).toBe(10_000)
    expect((await call('cart.updateItem', { params, body: { itemId, qty: 3 } })).totals.itemTotal).toBe(40_000)
    await lower()
    expect((await call('cart.updateItem', { params, body: { itemId, qty: 1 } })).totals.itemTotal).toBe(10_000)
    expect((await call('cart.updateItem', { params, body: { itemId, sku: 'DOME' } })).totals.itemTotal).toBe(70_000)
  })

  it('needs a manager for more than twenty percent or fifty', async () => {
    const { call, basketId, itemId } = await sale()
    const add = (more: object) =>
      call('cart.addPriceAdjustment', {
        params: { basketId },
        body: { itemId, type: 'amount', value: 6000, reasonCode: 'price-match', ...more },
      })
    await expect(add({})).rejects.toMatchObject({ errorId: 'AUT404' })
    const approvalOf = (value: number) => approvalFor({ call }, basketId, { itemId, type: 'amount', value })
    await expect(add({ ...(await approvalOf(10_001)), value: 10_001 })).rejects.toMatchObject({ errorId: 'PRC400' })
    expect((await add(await approvalOf(6000))).totals.itemTotal).toBe(4000)
  })

  it('needs a manager too for what only together is too much, and for more than the manager allowed', async () => {
    const { call, basketId, itemId } = await sale()
    const add = (value: number, approval: object = {}) =>
      call('cart.addPriceAdjustment', {
        params: { basketId },
        body: { itemId, type: 'percent', value, reasonCode: 'other', ...approval },
      })
    await add(15)
    await expect(add(10)).rejects.toMatchObject({ errorId: 'AUT404' })
    const approval = await approvalFor({ call }, basketId, { itemId, type: 'percent', value: 10 })
    const [, allowed] = (await add(10, approval)).items[0]?.priceAdjustments ?? []
    const params = { basketId, adjustmentId: allowed?.adjustmentId ?? '' }
    const more = call('cart.changePriceAdjustment', { params, body: { value: 80 } })
    await expect(more).rejects.toMatchObject({ errorId: 'AUT404' })
    const why = await call('cart.changePriceAdjustment', { params, body: { reasonCode: 'price-match' } })
    expect(why.items[0]?.priceAdjustments[1]).toMatchObject({ value: 10, managerId: 'M7', reasonCode: 'price-match' })
  })

  it('takes nothing off a gift card, with or without a manager', async () => {
    const { call } = given.associate(shop)
    const giftCard = { amount: 5000, recipientEmail: 'ash-gift@cairn.test' }
    const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'CARD-50', giftCard }] } })
    const itemId = cart.items[0]?.id ?? ''
    const add = (more: object) =>
      call('cart.addPriceAdjustment', {
        params: { basketId: cart.id },
        body: { itemId, type: 'percent', value: 5, reasonCode: 'other', ...more },
      })
    const before = await eventCount(shop, 'adjustment-refused')
    await expect(add({})).rejects.toMatchObject({ errorId: 'PRC400' })
    const approval = await approvalFor({ call }, cart.id, { itemId, type: 'percent', value: 100 })
    await expect(add({ value: 100, ...approval })).rejects.toMatchObject({ errorId: 'PRC400' })
    expect(await eventCount(shop, 'adjustment-refused')).toBe(before + 2)
    expect((await call('cart.read', { params: { basketId: cart.id } })).totals.itemTotal).toBe(5000)
  })

  it('gives only so much over all lines of a cart without a manager', async () => {
    await given.product(shop, { sku: 'COAT', price: 30_000, stock: 10 })
    await given.product(shop, { sku: 'TENT', price: 30_000, stock: 10 })
    const { call } = given.associate(shop)
    const items = ['BOOT', 'COAT', 'TENT'].map(sku => ({ sku }))
    const cart = await call('cart.createWithItem', { body: { items } })
    const idOf = (sku: string) => cart.items.find(item => item.sku === sku)?.id ?? ''
    const fifty = { type: 'amount', value: 5000 } as const
    const add = (sku: string, more: object = {}) =>
      call('cart.addPriceAdjustment', {
        params: { basketId: cart.id },
        body: { itemId: idOf(sku), ...fifty, reasonCode: 'other', ...more },
      })
    await add('COAT')
    await add('TENT')
    await expect(add('BOOT', { type: 'percent', value: 1 })).rejects.toMatchObject({ errorId: 'AUT404' })
    const approval = await approvalFor({ call }, cart.id, { itemId: idOf('BOOT'), ...fifty })
    expect((await add('BOOT', approval)).totals.itemTotal).toBe(55_000)
  })

  it('is the only one who may', async () => {
    const { call } = given.guest(shop)
    const cart = await call('cart.createWithItem', { body: { items: [{ sku: 'BOOT' }] } })
    const body = { itemId: cart.items[0]?.id ?? '', type: 'percent' as const, value: 5, reasonCode: 'other' as const }
    const add = call('cart.addPriceAdjustment', { params: { basketId: cart.id }, body })
    await expect(add).rejects.toMatchObject({ errorId: 'AUT404' })
  })
})
