import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { newContext } from './harness.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** As if a token had run out: the browser drops its cookie. */
const lose = (context: BrowserContext, name: RegExp) => context.clearCookies({ name })

describe('what was chosen in checkout', () => {
  it('stays when an address is asked about and when the token runs out; a visit that has ended is told', async () => {
    const context = await newContext({ screen: 'tablet', script: false })
    const page = await fillCart(context)
    await page.goto('/en-us/checkout')
    await page.getByLabel(/Express delivery/).check()
    await fillAddress(page, { state: 'CA' })
    await page.getByRole('heading', { name: 'Did you mean this address?' }).waitFor()
    expect(await page.getByLabel(/Express delivery/).isChecked()).toBe(true)
    await press(page, 'Use this address')
    await page.getByText(/^Express delivery\. By/).waitFor()
    await lose(context, /access/)
    await payByCard(page, '4242424242424242', { script: false })
    await press(page, 'Use this card')
    await page.getByText(/^Express delivery\. By/).waitFor()
    await lose(context, /access|refresh/)
    await press(page, /^Pay \$/)
    await page.getByRole('heading', { name: 'Nothing to check out' }).waitFor()
    await page.getByText(/^Your visit has ended/).waitFor()
  })
})
