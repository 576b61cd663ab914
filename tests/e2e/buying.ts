import type { BrowserContext, Page } from 'playwright-core'
import { shopUrl, visit } from './harness.ts'

/** A cart with the first pair that a search finds, as its page's own form would fill it. */
export async function fillCart(context: BrowserContext, qty = 2) {
  const page = await visit('/en-us/search?q=boot', { context })
  const product = await page.locator('a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '', { waitUntil: 'domcontentloaded' })
  const sku = /&quot;sku&quot;:&quot;([^&]+)&quot;/.exec(await (await context.request.get(product ?? '')).text())?.[1]
  await context.request.post('/en-us/cart', {
    form: { _action: 'add', sku: sku ?? '', qty: String(qty) },
    headers: { origin: shopUrl() },
  })
  return page
}

export async function fillAddress(page: Page, { street = '1200 Pearl Street', state = 'CO' } = {}) {
  const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
  await fill('recipientContactEmail', 'robin@cairn.test')
  await fill('recipientFirstName', 'Robin')
  await fill('recipientLastName', 'Hale')
  await fill('addressLine1', street)
  await fill('city', 'Boulder')
  await fill('postalCode', '80302')
  await page.locator('main [name=stateCityProvDept]').selectOption(state)
  await fill('recipientContactPhone', '(303) 555-0147')
  await page.getByRole('button', { name: 'Continue to payment' }).click()
}

export async function payByCard(page: Page, number: string) {
  const frame = page.frameLocator('iframe')
  await frame.locator('[name=number]').fill(number)
  await frame.locator('[name=expiry]').fill('04/40')
  await frame.locator('[name=cvc]').fill('123')
  await frame.getByRole('button').click()
}
