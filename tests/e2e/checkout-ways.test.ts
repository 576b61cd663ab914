import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { awake, expectAccessible, newContext, shopUrl, visit } from './harness.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

async function thanked(page: Page): Promise<string> {
  await page.waitForURL(/order-confirmation/)
  await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toContain('Thank you')
  return /CRN-[\w-]+/.exec(await page.locator('main').innerText())?.[0] ?? ''
}

/** What a warehouse and a carrier would do in an hour. */
async function moveOn(page: Page, order: string, steps: number) {
  for (let step = 0; step < steps; step++)
    await page.request.post('/dev/warehouse', { form: { order }, headers: { origin: shopUrl() } })
}

describe('ways through checkout', () => {
  it('takes a member with card and address straight to the summary', async () => {
    const context = await newContext({ screen: 'tablet' })
    const page = await visit('/en-us/sign-in?step=sign-in', { context })
    await page.locator('main').getByLabel('Email address').fill('loyal@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await press(page, 'Sign in')
    await page.waitForURL(url => !url.pathname.includes('sign-in'))
    await fillCart(context)
    await page.goto('/en-us/checkout')
    await expectAccessible(page, 'main')
    await press(page, 'Express checkout')
    await press(page, /^Pay \$/)
    const order = await thanked(page)
    await page.goto('/en-us/orders')
    await page
      .getByRole('link', { name: new RegExp(order) })
      .first()
      .click()
    await page
      .getByText(/Visa|•••• 4242/)
      .first()
      .waitFor()
  })

  it('takes an address of a country without provinces as it was typed, and goes on to payment', async () => {
    const page = await fillCart(await newContext({ screen: 'tablet' }), 1, 'en-gb')
    await page.goto('/en-gb/checkout')
    await fillAddress(page, {
      street: '12 High Street',
      city: 'London',
      postalCode: 'sw1a 1aa',
      state: '',
      phone: '020 7946 0958',
    })
    await page.getByText('SW1A 1AA').first().waitFor()
    await awake(page, 'card-frame')
    // The provider's fields are as wide as everything else in their column.
    const [column, field] = await Promise.all([
      page.getByRole('button', { name: 'Pay with a wallet' }).boundingBox(),
      page.frameLocator('iframe').locator('[name=number]').boundingBox(),
    ])
    expect(field?.width).toBeGreaterThan((column?.width ?? 0) - 8)
  })

  it('lets a guest pick up in a store, with a name instead of an address', async () => {
    const context = await newContext({ screen: 'phone' })
    const page = await visit('/en-us/search?q=beanie', { context })
    await page.goto((await page.locator('a[href*="/p/"]').first().getAttribute('href')) ?? '')
    await page.getByRole('link', { name: 'Pick up in store' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Size').selectOption({ index: 1 })
    await dialog.getByLabel('City or postal code').fill('80302')
    await dialog.getByRole('button', { name: 'Find stores' }).click()
    await dialog
      .getByRole('button', { name: /^(Pick up|Send it) here/ })
      .first()
      .click()
    await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    await page.goto('/en-us/checkout')
    await page.getByRole('heading', { name: /^Pick up at/ }).waitFor()
    await page.getByRole('heading', { level: 2, name: 'Pickup' }).waitFor()
    expect(await page.title()).toBe('Pickup: Checkout | Cairn')
    await page
      .getByRole('main')
      .getByText(/, CO \d{5}$/)
      .waitFor()
    await page.getByText(/^Ready by /).waitFor()
    await expectAccessible(page, 'main')
    const fill = (name: string, value: string) => page.locator(`main [name=${name}]`).fill(value)
    await fill('recipientContactEmail', 'robin@cairn.test')
    await fill('recipientFirstName', 'Robin')
    await fill('recipientLastName', 'Hale')
    await press(page, 'Continue to payment')
    await expect.poll(() => page.locator('main [name=recipientContactEmail]').inputValue()).toBe('robin@cairn.test')
    await fill('addressLine1', '1200 Pearl Street')
    await fill('recipientContactPhone', '(303) 555-0147')
    await fill('city', 'Boulder')
    await fill('postalCode', '80302')
    await page.locator('main [name=stateCityProvDept]').selectOption('CO')
    await press(page, 'Save this address')
    await payByCard(page, '5555555555554444')
    await press(page, /^Pay \$/)
    const order = await thanked(page)
    await moveOn(page, order, 2)
    await page.getByRole('link', { name: 'See the order' }).click()
    await page.getByRole('heading', { name: 'Ready to pick up' }).waitFor()
    await page.getByText(/^Pick up at Cairn/).waitFor()
  })

  it('goes back to payment when pay-later is refused, and on with a card', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/checkout')
    await page.getByText('Is it a gift?').click()
    await page.locator('main [name=giftMessage]').fill('For the ridge')
    await fillAddress(page, { state: 'CA' })
    await page.getByRole('heading', { name: 'Did you mean this address?' }).waitFor()
    await expectAccessible(page, 'main')
    await press(page, 'Use this address')
    await page.getByText('Boulder, CO 80302').first().waitFor()
    await page.goto('/en-us/checkout?step=shipping')
    await expect.poll(() => page.locator('main [name=giftMessage]').inputValue()).toBe('For the ridge')
    await page.goto('/en-us/checkout')
    await press(page, 'How paying later works')
    await expect.poll(() => page.getByRole('dialog').getByRole('listitem').count()).toBeGreaterThan(2)
    await expectAccessible(page, '[role=dialog]')
    await page.keyboard.press('Escape')
    await press(page, /^Pay later: /)
    await press(page, /^Pay \$/)
    await press(page, 'Refuse')
    await page.waitForURL(/checkout/)
    await page.getByText('Your payment was not accepted').waitFor()
    await expectAccessible(page, 'main')
    await payByCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    await thanked(page)
  })

  it('keeps its place through a reload, a changed cart, a second tab and the way back', async () => {
    const context = await newContext()
    const page = await fillCart(context)
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4242424242424242')
    await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
    await page.reload()
    const second = await visit('/en-us/checkout', { context })
    await second.getByRole('button', { name: /^Pay \$/ }).waitFor()
    await (await fillCart(context)).close()
    await press(page, /^Pay \$/)
    await page.getByText('The total has changed since you last saw it').waitFor()
    await press(page, /^Pay \$/)
    const order = await thanked(page)
    await press(second, /^Pay \$/)
    expect(await thanked(second)).toBe(order)
    await page.goBack()
    await page.getByText('Nothing to check out').waitFor()
  })

  it('lets a guest track an order, send a piece back and open the label', async () => {
    const page = await fillCart(await newContext())
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4242424242424242')
    await press(page, /^Pay \$/)
    const order = await thanked(page)
    await moveOn(page, order, 3)
    const elsewhere = await visit('/en-us/track-order', { screen: 'phone' })
    await elsewhere.locator('main [name=orderNumber]').fill(order)
    await elsewhere.locator('main [name=email]').fill('robin@cairn.test')
    await press(elsewhere, 'Find the order')
    await elsewhere.getByRole('heading', { name: 'Delivered' }).waitFor()
    await elsewhere.getByText('Send items back').click()
    await elsewhere.locator('main [name=item]').first().check()
    await elsewhere.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Too small' })
    await expectAccessible(elsewhere, 'main')
    await press(elsewhere, 'See the refund')
    await elsewhere.getByText('You get back', { exact: true }).waitFor()
    await press(elsewhere, 'Get the return label')
    const label = elsewhere.getByRole('link', { name: /^Return label/ })
    const pdf = await elsewhere.request.get((await label.getAttribute('href')) ?? '')
    expect(pdf.headers()['content-type']).toBe('application/pdf')
    expect((await pdf.body()).subarray(0, 5).toString()).toBe('%PDF-')
    await moveOn(elsewhere, order, 2)
    await elsewhere.reload()
    await elsewhere
      .getByText(/Refunded/)
      .first()
      .waitFor()
  })
})
