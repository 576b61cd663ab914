import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { awake, expectAccessible, newContext, visit } from './harness.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

describe('checkout', () => {
  it('takes a guest from cart to order, who then cancels one piece', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/checkout')
    await expectAccessible(page, 'main')
    await fillAddress(page, { street: 'PO Box 12' })
    await page.getByText('We cannot deliver to a PO box').waitFor()
    await expect.poll(() => page.locator('main [name=city]').inputValue()).toBe('Boulder')
    await fillAddress(page)
    // Of the device itself the fraud check is told before the shopper pays, and what is sent says nothing of who he is.
    const told = page.waitForResponse(answer => answer.url().endsWith('/cart/v1/deviceFingerPrint'))
    await payByCard(page, '4242424242424242')
    const facts = await told
    expect(facts.status()).toBe(200)
    expect(facts.request().postDataJSON()).toEqual({
      basketId: expect.any(String),
      fingerprint: expect.stringMatching(/^[0-9a-f]{64}$/),
      screen: await page.evaluate(() => ({ width: screen.width, height: screen.height })),
      timeZone: await page.evaluate(() => Intl.DateTimeFormat().resolvedOptions().timeZone),
    })
    await press(page, /^Pay \$/)
    await page.waitForURL(/order-confirmation/)
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByText('Cancel items').click()
    await page.locator('main [name=item]').check()
    await page.locator('main form:has([value=cancel]) [name=reason]').selectOption('Changed my mind')
    await press(page, 'Cancel the chosen items')
    await page.getByText('You get back', { exact: true }).waitFor()
    await expectAccessible(page, 'main')
    await press(page, 'Cancel now')
    await page.getByText('1 cancelled').waitFor()
    await expectAccessible(page, 'main')
  })

  it('works without script, 3-D Secure included', async () => {
    const page = await fillCart(await newContext({ script: false, screen: 'phone' }))
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4000000000003220', { script: false })
    await press(page, 'Use this card')
    await press(page, /^Pay \$/)
    const challenge = page.frameLocator('iframe')
    await challenge.locator('[name=code]').fill('1234')
    await challenge.getByRole('button', { name: 'Confirm payment' }).click()
    // The verdict's own page has one button, which leads back to the shop.
    await challenge.locator('form:not(:has([name=verdict]))').getByRole('button').click()
    await page.waitForURL(/order-confirmation/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you')
  })

  it('goes back to payment after a failed 3-D Secure, and on with a gift card and another card', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4000000000003220')
    await press(page, /^Pay \$/)
    await page.getByRole('dialog', { name: 'Confirm the payment' }).waitFor()
    await expectAccessible(page, 'main')
    // The bank's answer is lost on a page that does not listen yet.
    await awake(page, 'challenge-frame')
    const challenge = page.frameLocator('iframe')
    await challenge.locator('[name=code]').fill('0000')
    await challenge.getByRole('button', { name: 'Confirm payment' }).click()
    await page.getByText('Your payment was not accepted').waitFor()
    // Its script moves the focus to what went wrong, and with it what is being typed.
    await awake(page, 'card-frame')
    await page.getByText('Gift card', { exact: true }).click()
    await page.locator('main [name=giftCardNumber]').fill('6000000000000000011')
    await page.locator('main [name=giftCardCode]').fill('11111111')
    await press(page, 'Apply')
    await page.getByText(/Gift card •••• 0011 pays/).waitFor()
    await payByCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    await page.waitForURL(/order-confirmation/)
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you')
  })

  it('finds an order by number and email address only', async () => {
    const page = await visit('/en-us/track-order')
    await page.locator('main [name=orderNumber]').fill('CRN-NONE-NONE-0000')
    await page.locator('main [name=email]').fill('robin@cairn.test')
    await press(page, 'Find the order')
    await page.getByText('We cannot find this order').waitFor()
    await expectAccessible(page, 'main')
  })
})
