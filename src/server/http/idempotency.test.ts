import { expect, it } from 'vitest'
import { testShop } from '../testing/test-shop.ts'

it('keeps the answers of strangers apart, whatever transaction id they choose', async () => {
  const shop = await testShop({ TRUST_PROXY: 'true' })
  const body = {
    ...{ firstName: 'Robin', lastName: 'Hale', email: 'robin@cairn.test', message: 'Where is it?' },
    ...{ category: 'orders', subject: 'where-is-my-order' },
  }
  const write = async (address: string) => {
    const headers = { 'x-transaction-id': 'a-number-that-is-easily-guessed', 'x-forwarded-for': address }
    return (await shop.newVisitor(headers).call('contact.send', { body })).caseNumber
  }
  const first = await write('203.0.113.1')
  expect(await write('203.0.113.1')).toBe(first)
  expect(await write('203.0.113.2')).not.toBe(first)
})
