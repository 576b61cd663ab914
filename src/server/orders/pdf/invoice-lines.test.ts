import { expect, it } from 'vitest'
import { backgroundShop } from '../../background-shop.ts'
import { exchangeDesk } from '../../testing/exchange-desk.ts'
import { findOrder } from '../order.service.ts'
import { invoiceLines } from './invoice-lines.ts'
import { invoicePdf } from './invoice.ts'

const { shop, ordered, exchange } = await exchangeDesk()

it('says of an exchanged piece which size it came for, in the language of the order, and is paid for once', async () => {
  const { number, itemId } = await ordered({ qty: 2 })
  await exchange(number, itemId, 'BOOT-10')
  const order = await findOrder(backgroundShop(shop.services, 'en-us'), number)
  if (!order) throw new Error('the order was just placed')
  const [first, fresh] = invoiceLines(order)
  expect(first).toMatchObject({ qty: 2, amount: 24_000 })
  expect(first).not.toHaveProperty('insteadOf')
  expect(fresh).toMatchObject({ qty: 1, amount: 0, insteadOf: 'instead of size 9' })
  expect(invoiceLines({ ...order, locale: 'de-de' })[1]).toMatchObject({ insteadOf: 'statt Größe 9' })
  expect((await invoicePdf(order)).length).toBeGreaterThan(0)
})
