import { expect, it } from 'vitest'
import { exchangeDesk } from '../testing/exchange-desk.ts'
import { mailTo, runJobs } from '../testing/run-jobs.ts'

const { shop, people, ordered } = await exchangeDesk()

it.each([
  ['buyer', 'order-cancelled'],
  ['shop', 'order-unsent'],
] as const)('who cancels for the %s has the letter %s written', async (cause, template) => {
  const email = `${cause}@cairn.test`
  const { number, itemId } = await ordered({ email })
  const body = { items: [{ itemId, qty: 1 }], cause, reason: 'None left' }
  await people.service.call('orders.cancel', { params: { number }, body })
  await runJobs(shop)
  expect((await mailTo(shop, email))[0]).toMatchObject({ template })
})

it.each([
  ['customer', 'order-cancelled'],
  ['out-of-stock', 'order-unsent'],
] as const)('a warehouse that cancels for %s has the letter %s written', async (reason, template) => {
  const email = `${reason}@cairn.test`
  const { number: orderNumber } = await ordered({ email })
  const params = { orderNumber }
  await people.warehouse.call('fulfilment.acknowledge', { params, body: { externalId: `SO-${orderNumber}` } })
  await people.warehouse.call('fulfilment.cancel', { params, body: { cancellationId: 'C-1', reason, restock: true } })
  await runJobs(shop)
  expect((await mailTo(shop, email))[0]).toMatchObject({ template })
})
