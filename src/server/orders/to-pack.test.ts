import { expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'

const { people, ordered, arrives, exchange } = await exchangeDesk()

const counted = async () => {
  const { waiting } = await people.warehouse.call('home.read', { query: {} })
  return waiting.find(({ kind }) => kind === 'orders')?.count
}
const toPack = async () => {
  const { rows } = await people.warehouse.call('orders.list', { query: { only: 'pack' } })
  return rows.map(({ number }) => number)
}

it('an order waits for the warehouse until it is packed, and again when another size is to leave', async () => {
  const { number, itemId } = await ordered()
  expect([await counted(), await toPack()]).toEqual([1, [number]])
  await arrives(number)
  expect([await counted(), await toPack()]).toEqual([0, []])
  await exchange(number, itemId, 'BOOT-10')
  expect([await counted(), await toPack()]).toEqual([1, [number]])
  await arrives(number)
  expect([await counted(), await toPack()]).toEqual([0, []])
})

it('one that is held or cancelled does not', async () => {
  const { number, itemId } = await ordered()
  const params = { number }
  await people.service.call('orders.hold', { params, body: { reason: 'Two cards' } })
  expect([await counted(), await toPack()]).toEqual([0, []])
  await people.service.call('orders.release', { params })
  expect(await toPack()).toEqual([number])
  await people.service.call('orders.cancel', { params, body: { items: [{ itemId, qty: 1 }], reason: 'No' } })
  expect([await counted(), await toPack()]).toEqual([0, []])
})
