import { expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import * as promotions from '../testing/given-promotion.ts'
import { staffMember } from '../testing/staff.ts'

const { shop, people, read, ordered, arrives, exchange, booksAreRight } = await exchangeDesk()
const owner = await staffMember(shop, 'owner')
type Items = { itemId: string; qty: number }[]
const giveBack = (number: string, items: Items) =>
  owner.call('orders.refund', { params: { number }, body: { kind: 'lines', items, reason: 'A seam came undone' } })
const linesOf = async (number: string) =>
  (await read(number)).lines.map(({ sku, given, mayGive }) => ({ sku, given, mayGive }))

/** The third for a cent, so that a piece is no round sum. */
async function threeForLess() {
  const kind = { level: 'PRODUCT', kind: 'buy-x-get-y', buy_qty: 2, get_qty: 1, percent: 99.99 } as const
  await promotions.promotion(shop, { id: 'three-for-less', ...kind })
  const order = await ordered({ qty: 3 })
  await shop.database.pool.query(`delete from promotions where id = 'three-for-less'`)
  await shop.settled()
  return order
}

it('gives each of three pieces of which two were paid back once, an exchanged one too, and together all of it to the cent', async () => {
  const { number, itemId } = await threeForLess()
  const { itemId: fresh } = await exchange(number, itemId, 'BOOT-10')
  expect(await linesOf(number)).toEqual([
    { sku: 'BOOT-9', given: 0, mayGive: 2 },
    { sku: 'BOOT-10', given: 0, mayGive: 1 },
  ])
  const paid = (await read(number)).lines[0]?.amount ?? 0
  expect(paid % 3).not.toBe(0)
  const first = await giveBack(number, [{ itemId, qty: 1 }])
  expect(await linesOf(number)).toEqual([
    { sku: 'BOOT-9', given: 1, mayGive: 1 },
    { sku: 'BOOT-10', given: 0, mayGive: 1 },
  ])
  const second = await giveBack(number, [{ itemId: fresh, qty: 1 }])
  const third = await giveBack(number, [{ itemId, qty: 1 }])
  expect(first.amount + second.amount + third.amount).toBe(paid)
  expect((await linesOf(number)).map(({ mayGive }) => mayGive)).toEqual([0, 0])
  await booksAreRight()
})

it('gives no more pieces back than were paid for, where both sizes were kept and are asked for at once', async () => {
  const { number, itemId } = await ordered({ besides: { 'SOCK-M': 10 } })
  await arrives(number)
  const { itemId: fresh, returnNumber = '' } = await exchange(number, itemId, 'BOOT-10')
  await arrives(number)
  const pieces = [{ itemId, condition: 'worn' as const, refund: false }]
  const body = { pieces, reason: 'It was worn.' }
  await people.warehouse.call('returns.receive', { params: { returnNumber }, body })
  const one = { itemId, qty: 1 }
  const other = { itemId: fresh, qty: 1 }
  await expect(giveBack(number, [one, other])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  expect(await giveBack(number, [other])).toMatchObject({ state: 'given' })
  expect((await linesOf(number)).filter(({ mayGive }) => mayGive > 0)).toMatchObject([{ sku: 'SOCK-M' }])
  await booksAreRight()
})

it('gives for a piece once, also where its order would still bear the money', async () => {
  const { number, itemId } = await ordered({ qty: 2, besides: { 'SOCK-M': 10 } })
  const { itemId: fresh } = await exchange(number, itemId, 'BOOT-10')
  await giveBack(number, [{ itemId, qty: 1 }])
  await expect(giveBack(number, [{ itemId, qty: 1 }])).rejects.toMatchObject({ code: 'STAFF_NOT_NOW' })
  expect(await giveBack(number, [{ itemId: fresh, qty: 1 }])).toMatchObject({ state: 'given' })
})

it('tells the second person what it is for: which pieces, or a gesture', async () => {
  const { number, itemId } = await ordered({ qty: 2 })
  const params = { number }
  const items = [{ itemId, qty: 2 }]
  await people.service.call('orders.refund', { params, body: { kind: 'lines', items, reason: 'Both leak' } })
  await people.service.call('orders.refund', { params, body: { kind: 'goodwill', amount: 3000, reason: 'Late' } })
  const asked = (await read(number)).requests.map(each => ({ kind: each.kind, items: each.items, reason: each.reason }))
  expect(asked).toHaveLength(2)
  expect(asked).toContainEqual({ kind: 'lines', items, reason: 'Both leak' })
  expect(asked).toContainEqual({ kind: 'goodwill', items: undefined, reason: 'Late' })
})
