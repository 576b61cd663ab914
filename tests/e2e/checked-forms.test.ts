import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, visit } from './harness.ts'

const missing = (page: Page) => page.getByText('This field is required')
const focused = (page: Page) => page.evaluate(() => document.activeElement?.getAttribute('name'))
/** From then on the page speaks, and not the browser. */
async function checksItself(page: Page, form: string): Promise<void> {
  await expect.poll(() => page.locator(form).getAttribute('novalidate')).not.toBeNull()
}

describe('a form that says in the page what is wrong, at its field', () => {
  it('is the address book', async () => {
    const page = await visit('/en-us/sign-in?step=sign-in', { screen: 'phone' })
    const main = page.locator('main')
    await main.getByLabel('Email address').fill('athlete@cairn.test')
    await main.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('You have successfully logged in').waitFor()
    await page.goto('/en-us/account/addresses')
    await checksItself(page, '#address-form')
    await main.getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => missing(page).count()).toBe(6)
    await expect.poll(() => focused(page)).toBe('recipientFirstName')
    await page.locator('[name=addressLine1]').fill('1'.repeat(31))
    await page.locator('[name=addressLine1]').blur()
    await page.getByText('Value must not be longer than 30 characters').waitFor()
    await page.locator('[name=recipientFirstName]').fill('4da')
    await page.locator('[name=recipientFirstName]').blur()
    await page.getByText('Name is not valid.').waitFor()
    await page.locator('[name=phone]').pressSequentially('3035550147')
    await expect.poll(() => page.locator('[name=phone]').inputValue()).toBe('(303) 555 - 0147')
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })

  it('is the message to us', async () => {
    const page = await visit('/en-us/help/contact-us', { screen: 'phone' })
    await checksItself(page, 'main form')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect.poll(() => missing(page).count()).toBe(5)
    await expect.poll(() => focused(page)).toBe('topic')
    const email = page.locator('main [name=email]')
    await email.fill('robin')
    await email.blur()
    await page.getByText('Email is not valid').waitFor()
    await email.fill('robin@cairn.test')
    await expect.poll(() => email.getAttribute('aria-invalid')).toBeNull()
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })

  it('is the question about a product', async () => {
    const page = await visit('/en-us/search?q=boot')
    await page.goto((await page.locator('main a[href*="/p/"]').first().getAttribute('href')) ?? '')
    await page.getByRole('link', { name: 'Ask a question' }).click()
    const dialog = page.getByRole('dialog')
    await checksItself(page, '[role=dialog] form')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => missing(page).count()).toBe(2)
    await expect.poll(() => focused(page)).toBe('text')
    await dialog.getByLabel('Name shown beside it').fill('Bo')
    await expect.poll(() => missing(page).count()).toBe(1)
    expect(await page.getByText('Question sent').count()).toBe(0)
    await expectAccessible(page, '[role=dialog]')
  })
})
