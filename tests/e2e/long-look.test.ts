import { expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { awake, newContext } from './harness.ts'

it('does the bot check of an order when it is placed, so that it is never too old', async () => {
  const page = await fillCart(await newContext({ screen: 'phone' }))
  const happened: string[] = []
  page.on('request', request => request.url().includes('challenge?action=order') && happened.push('checked'))
  await page.goto('/en-us/checkout')
  await fillAddress(page)
  await payByCard(page, '4242424242424242')
  const pay = page.getByRole('button', { name: /^Pay \$/ })
  await pay.waitFor()
  await awake(page, 'proof-field')
  await page.getByText('We hold your items').waitFor()
  happened.push('pressed')
  await pay.click()
  await page.waitForURL(/order-confirmation/)
  expect(happened).toEqual(['pressed', 'checked'])
})
