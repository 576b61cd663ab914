import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, newContext, shopUrl, visit } from './harness.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** A cart with the first pair that a search finds, as its page's own form would fill it. */
async function fillCart(context: BrowserContext) {
  const page = await visit('/en-us/search?q=boot', { context })
  const product = await page.locator('a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '', { waitUntil: 'domcontentloaded' })
  const sku = /&quot;sku&quot;:&quot;([^&]+)&quot;/.exec(await (await context.request.get(product ?? '')).text())?.[1]
  await context.request.post('/en-us/cart', {
    form: { _action: 'add', sku: sku ?? '', qty: '2' },
    headers: { origin: shopUrl() },
  })
  return page
}

async function fillAddress(page: Page, street = '1200 Pearl Street') {
  const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
  await fill('recipientContactEmail', 'robin@cairn.test')
  await fill('recipientFirstName', 'Robin')
  await fill('recipientLastName', 'Hale')
  await fill('addressLine1', street)
  await fill('city', 'Boulder')
  await fill('postalCode', '80302')
  await page.locator('main [name=stateCityProvDept]').selectOption('CO')
  await fill('recipientContactPhone', '(303) 555-0147')
  await press(page, 'Continue to payment')
}

async function payByCard(page: Page, number: string) {
  const frame = page.frameLocator('iframe')
  await frame.locator('[name=number]').fill(number)
  await frame.locator('[name=expiry]').fill('04/40')
  await frame.locator('[name=cvc]').fill('123')
  await frame.getByRole('button').click()
}

describe('checkout', () => {
  it('takes a guest from cart to order, who then cancels one piece', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/checkout')
    await expectAccessible(page, 'main')
    await fillAddress(page, 'PO Box 12')
    await page.getByText('We cannot deliver to a PO box').waitFor()
    await expect.poll(() => page.locator('main [name=city]').inputValue()).toBe('Boulder')
    await fillAddress(page)
    await payByCard(page, '4242424242424242')
    await press(page, /Place order/)
    await page.waitForURL(/order-confirmation/)
    await expectAccessible(page, 'main')
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByText('Cancel items').click()
    await page.locator('main [name=item]').check()
    await press(page, 'Cancel the chosen items')
    await page.getByText('1 cancelled').waitFor()
    await expectAccessible(page, 'main')
  })

  it('works without script, 3-D Secure included', async () => {
    const page = await fillCart(await newContext({ script: false, screen: 'phone' }))
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4000000000003220')
    await press(page, 'Use this card')
    await press(page, /Place order/)
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
    await press(page, /Place order/)
    const challenge = page.frameLocator('iframe')
    await challenge.locator('[name=code]').fill('0000')
    await challenge.getByRole('button', { name: 'Confirm payment' }).click()
    await page.getByText('Your payment was not accepted').waitFor()
    await page.getByText('Gift card', { exact: true }).click()
    await page.locator('main [name=giftCardNumber]').fill('6000000000000000011')
    await page.locator('main [name=giftCardCode]').fill('11111111')
    await press(page, 'Apply')
    await page.getByText(/Gift card •••• 0011 pays/).waitFor()
    await payByCard(page, '4242424242424242')
    await press(page, /Place order/)
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
