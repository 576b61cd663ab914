import { it } from 'vitest'
import { fillCart } from './buying.ts'
import { expectAccessible, newContext, visit } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

it('a cart is told why it comes to what it comes to, where its owner is looked after', async () => {
  const email = 'loyal@cairn.test'
  const context = await newContext()
  const shopper = await visit('/en-us/sign-in?step=sign-in', { context })
  await shopper.locator('main').getByLabel('Email address').fill(email)
  await shopper.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await shopper.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await shopper.waitForURL(url => !url.pathname.includes('sign-in'))
  await fillCart(context, 2)
  await shopper.goto('/en-us/cart')

  const page = await signIn('service')
  await page.goto(`/studio/customers?q=${email}`)
  await page.getByRole('row').filter({ hasText: email }).getByRole('link').click()
  const cart = page.getByRole('listitem').filter({ hasText: 'Pieces: 2' })
  await cart.getByRole('button', { name: 'Why this amount?' }).click()
  const sum = page.getByRole('dialog').getByRole('row').filter({ hasText: 'Total' })
  await sum.waitFor()
  const total = (await sum.getByRole('cell').textContent()) ?? 'nothing'
  await shopper.locator('main').getByText(total, { exact: true }).first().waitFor()
  await expectAccessible(page, '[role=dialog]')
  expectNoSurprise(page)
})
