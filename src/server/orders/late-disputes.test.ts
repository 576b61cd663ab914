import { afterAll, beforeEach, describe, expect, it } from 'vitest'
import { fetchMissedNews } from '../checkout/settle.service.ts'
import { closeDispute, openDispute } from '../payment/stripe/stand-in/money-back.ts'
import * as given from '../testing/given.ts'
import { stripeOrders } from '../testing/stripe-orders.ts'
import { testShop } from '../testing/test-shop.ts'

const shop = await testShop()
const { standIn, ordered, deliver } = await stripeOrders(shop)
const { provider } = shop.services.payments
const routine = { id: 0, kind: 'routine', payload: {}, attempts: 1 }
afterAll(() => standIn.stop())
beforeEach(() => void Object.assign(shop.services.payments, { provider }))

/** The next who reads the provider's books is slow to write them down. */
function slowReader() {
  let go = () => {}
  const gate = new Promise<void>(done => (go = done))
  let hasRead = false
  const books = async (id: string) => {
    const read = await provider.books?.(id)
    if (!read) throw new Error('this provider has no books')
    if (!hasRead) {
      hasRead = true
      await gate
    }
    return read
  }
  Object.assign(shop.services.payments, { provider: { ...provider, books } })
  const read = async () => {
    await expect.poll(() => hasRead).toBe(true)
  }
  return { go: () => go(), read }
}

const statesOf = async (orderNumber: string) => {
  const { rows } = await shop.database.pool.query('select state from disputes where order_number = $1', [orderNumber])
  return rows.map(({ state }) => state)
}

describe('a dispute', () => {
  it.each(['lost', 'won'] as const)('stays %s though whoever read the books earlier writes later', async end => {
    const { orderNumber, intent, total } = await ordered(given.guest(shop))
    await fetchMissedNews(shop.services, routine)
    const dispute = openDispute(standIn.books, intent.id, total)
    const { go, read } = slowReader()
    const created = deliver('charge.dispute.created')
    await read()
    shop.advance(1000)
    closeDispute(standIn.books, dispute, end)
    await deliver('charge.dispute.closed')
    go()
    await created
    await fetchMissedNews(shop.services, routine)
    expect(await statesOf(orderNumber)).toEqual([end])
  })

  it('is open again when a bank takes up a closed question under the same id', async () => {
    const { orderNumber, intent, total } = await ordered(given.guest(shop))
    const dispute = openDispute(standIn.books, intent.id, total)
    await deliver('charge.dispute.created')
    closeDispute(standIn.books, dispute, 'won')
    await deliver('charge.dispute.closed')
    expect(await statesOf(orderNumber)).toEqual(['won'])
    shop.advance(1000)
    standIn.books.disputes.delete(dispute.id)
    const again = openDispute(standIn.books, intent.id, total)
    standIn.books.disputes.delete(again.id)
    standIn.books.disputes.set(dispute.id, Object.assign(again, { id: dispute.id }))
    await deliver('charge.dispute.created')
    expect(await statesOf(orderNumber)).toEqual(['open'])
  })
})
