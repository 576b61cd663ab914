import type { Locator, Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { awake, visit } from './harness.ts'
import { goTo, hasFocus } from './keyboard.ts'

const ADDRESS = [
  ['recipientContactEmail', 'robin@cairn.test'],
  ['recipientFirstName', 'Robin'],
  ['recipientLastName', 'Hale'],
  ['addressLine1', '1200 Pearl Street'],
  ['city', 'Boulder'],
  ['stateCityProvDept', 'Colorado'],
  ['postalCode', '80302'],
  ['recipientContactPhone', '3035550147'],
] as const

/** Takes the first size that is there: arrows lead through all of them. */
async function chooseSize(page: Page): Promise<void> {
  const chosen = page.locator('input[name=sku]:checked')
  await page.keyboard.press('Space')
  await chosen.waitFor({ state: 'attached' })
  const soldOut = async () => (await chosen.getAttribute('aria-label')) !== null
  for (let tries = 0; tries < 20 && (await soldOut()); tries++) {
    const before = await chosen.getAttribute('value')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => chosen.getAttribute('value')).not.toBe(before)
  }
}

// The promise of the accessibility statement: no mouse, no address typed, whatever the screen.
it.each([
  ['at 1440 px', { screen: 'desktop' }],
  ['at 390 px', { screen: 'phone' }],
  ['at 400 %', { screen: 'zoomed' }],
  ['in forced colours', { screen: 'desktop', forcedColors: true }],
] as const)('keys alone lead from home to a paid order, and every stop is seen, %s', async (_, options) => {
  const page = await visit('/en-us', options)
  const unseen: string[] = []
  const go = async (what: Locator, key?: string) => void unseen.push(...(await goTo(page, what, key)))
  const press = async (what: Locator, key = 'Enter') => {
    await go(what)
    await page.keyboard.press(key)
  }
  const intoPage = () => press(page.getByRole('link', { name: 'Skip to content' }))

  const field = page.locator('header').getByRole('combobox')
  if (options.screen === 'desktop') await go(field)
  else await press(page.locator('header').getByRole('button', { name: 'Search', exact: true }))
  await expect.poll(() => hasFocus(field)).toBe(true)
  await page.keyboard.type('hiking boot')
  await page.keyboard.press('Enter')
  await page.waitForURL(/q=hiking/)
  await intoPage()
  await press(page.locator('main .product-card-link').first())
  await page.waitForURL(/\/p\//)
  await intoPage()
  const add = page.locator('main').getByRole('button', { name: 'Add to cart' })
  await press(add)
  // Nobody said which size: the sizes say so, and are where one is then.
  const sizes = page.getByRole('radiogroup', { name: /^Size/ })
  await expect.poll(() => sizes.getAttribute('aria-invalid')).toBe('true')
  await expect.poll(() => page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('sku')
  await chooseSize(page)
  await press(add)
  await expect.poll(() => page.locator('header [data-cart-count]').textContent()).toBe('1')
  await press(page.getByRole('dialog', { name: 'Added to your cart' }).getByRole('link', { name: 'Go to checkout' }))
  await page.waitForURL(/checkout/)
  expect(await page.title()).toBe('Delivery: Checkout | Cairn')
  await awake(page, 'checked-form')
  for (const [name, value] of ADDRESS) {
    await go(page.locator(`main [name=${name}]`))
    await page.keyboard.type(value)
  }
  await press(page.getByRole('button', { name: 'Continue to payment' }))
  const frame = page.frameLocator('iframe')
  await frame.locator('[name=number]').waitFor()
  expect(await page.title()).toBe('Payment: Checkout | Cairn')
  await expect.poll(() => page.evaluate(() => document.activeElement?.id)).toBe('open-step')
  await awake(page, 'card-frame')
  for (const [name, value] of [
    ['number', '4242424242424242'],
    ['expiry', '0440'],
    ['cvc', '123'],
  ] as const) {
    await go(frame.locator(`[name=${name}]`))
    await page.keyboard.type(value)
  }
  await press(frame.getByRole('button'))
  await press(page.getByRole('button', { name: /^Pay \$/ }))
  await page.waitForURL(/order-confirmation/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you')
  expect(unseen).toEqual([])
})
