import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { fillAddress, fillCart, payByCard } from './buying.ts'
import { awake, expectAccessible, newContext, shopUrl, unfoldAccount, visit } from './harness.ts'

const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()

/** A bot defence that doubts the first try to sign in. */
const doubted = (page: Page) =>
  page.route(
    '**/consumers-v3/auth/signin',
    route =>
      route.fulfill({
        status: 403,
        json: { errorDetails: [{ errorId: 'AUT403', message: '', action: 'login' }], appId: 'cairn' },
      }),
    { times: 1 },
  )

describe('a member after the order', () => {
  it('is told first by the account how far it is and when it comes', async () => {
    const context = await newContext()
    const page = await visit('/en-us/sign-in', { context })
    await page.locator('main').getByLabel('Email address').fill(`fern-${Date.now()}@cairn.test`)
    await page.getByRole('button', { name: 'Continue', exact: true }).click()
    await page.getByLabel('First name').fill('Fern')
    await page.getByLabel('Last name').fill('Hollow')
    await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await page.getByLabel(/I accept the terms of use/).check()
    await press(page, 'Create account')
    await press(page, 'Skip')
    await page.goto('/en-us/account')
    expect(await page.getByRole('region', { name: 'Your last order' }).count()).toBe(0)
    await (await fillCart(context)).close()
    await page.goto('/en-us/checkout')
    await fillAddress(page)
    await payByCard(page, '4242 4242 4242 4242')
    await press(page, /^Pay \$/)
    await page.waitForURL(/order-confirmation/)
    const number = /CRN-[\w-]+/.exec(await page.locator('main').innerText())?.[0] ?? ''
    const title = () => page.getByRole('heading', { level: 1 }).textContent()
    expect(await title()).toMatch(/^Thank you.* Arrives by \w+day, \w+ \d+$/)
    await page.goto(`/en-us/orders/${number}`)
    expect(await title()).toMatch(new RegExp(`^Order ${number} Arrives by \\w+day, \\w+ \\d+$`))
    const logo = page.locator('main').getByText('cairn', { exact: true })
    expect(await logo.isVisible()).toBe(false)
    await page.emulateMedia({ media: 'print' })
    expect(await logo.isVisible()).toBe(true)
    // Sheets have no keyboard, and stones that are ground would stay white.
    expect(await page.locator('.skip-link').isVisible()).toBe(false)
    const stones = page.locator('main ol').first()
    expect(await stones.evaluate(list => getComputedStyle(list).printColorAdjust)).toBe('exact')
    await page.emulateMedia({ media: 'screen' })
    const move = () => page.request.post('/dev/warehouse', { form: { order: number }, headers: { origin: shopUrl() } })

    await page.goto('/en-us/account')
    const coming = page.getByRole('region', { name: /^Arrives by \w+day, \w+ \d+$/ })
    expect(await coming.textContent()).toContain(number)
    expect(await coming.getByRole('img').count()).toBe(1)
    await expectAccessible(page, 'main')
    for (let step = 0; step < 3; step++) await move()
    await page.goto('/en-us/account')
    const last = page.getByRole('region', { name: 'Your last order' })
    expect(await last.textContent()).toContain('Delivered')
    await last.getByRole('link', { name: 'See the order' }).click()
    await page.waitForURL(({ pathname }) => pathname === `/en-us/orders/${number}`)
  })

  it('finds it in the account, has a gift card mailed again, sends a piece back and reports a fault', async () => {
    const context = await newContext({ screen: 'phone' })
    const page = await visit('/en-us/sign-in?step=sign-in', { context, before: doubted })
    await page.locator('main').getByLabel('Email address').fill('loyal@cairn.test')
    await page.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await press(page, 'Sign in')
    await page.getByText('You have successfully logged in.').waitFor()
    await (await fillCart(context)).close()
    await page.goto('/en-us/gift-card')
    await page.locator('#buy [name=email]').fill('kim@cairn.test')
    await page.locator('#buy button').click()
    await page.waitForURL(/\/cart/)
    await page.goto('/en-us/checkout')
    // Whoever is known types nothing twice.
    expect(await page.locator('main [name=recipientContactEmail]').inputValue()).toBe('loyal@cairn.test')
    expect(await page.locator('main [name=addressLine1]').inputValue()).not.toBe('')
    await press(page, 'Continue to payment')
    await press(page, /^Pay with Visa/)
    await press(page, /^Pay \$/)
    await page.waitForURL(/order-confirmation/)
    const order = /CRN-[\w-]+/.exec(await page.locator('main').innerText())?.[0] ?? ''
    for (let step = 0; step < 3; step++)
      await page.request.post('/dev/warehouse', { form: { order }, headers: { origin: shopUrl() } })

    await page.goto('/en-us/account')
    await unfoldAccount(page)
    await page.getByRole('link', { name: 'Orders', exact: true }).click()
    await page.getByRole('link', { name: new RegExp(order) }).click()
    await press(page, 'Send the mail again')
    await page.getByText('The gift card mail is on its way again.').waitFor()
    await page.getByText('Send items back').click()
    await page.locator('main [name=item]').first().check()
    // Nobody says for a buyer why.
    await awake(page, 'checked-form')
    await press(page, 'See the refund')
    await page.getByText('This field is required').waitFor()
    await page.getByRole('combobox', { name: 'Reason' }).selectOption({ label: 'Too small' })
    await press(page, 'See the refund')
    await page.getByText('You get back', { exact: true }).waitFor()
    await press(page, 'Get the return label')
    await page.getByText('Your return is announced').waitFor()
    await page.goto(`/en-us/orders/${order}`)
    await page.getByRole('link', { name: /^Return label/ }).waitFor()
    await page.getByText('Report a fault').click()
    await page.locator('main [name=description]').fill('The sole came off.')
    await expectAccessible(page, 'main')
    await press(page, 'Send the report')
    await page.getByText(/Your case number is CASE-/).waitFor()
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBe(390)

    await page.goto('/en-us/orders')
    await expectAccessible(page, 'main')
    await unfoldAccount(page)
    await page.getByRole('main').getByRole('button', { name: 'Sign out' }).click()
    await page.getByText('You are signed out.').waitFor()
    expect(new URL(page.url()).pathname).toBe('/en-us')
  })
})
