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
    await page.getByLabel('Order number').fill('none!!')
    await page.getByLabel('Your message').fill('Wet granite')
    await expect.poll(() => page.getByLabel('Order number').getAttribute('aria-invalid')).toBe('true')
    await page.getByLabel('Order number').fill('CRN-7KD2-M4QX')
    await page.getByText('11 / 4000').waitFor()
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

  it.each([
    ['of a gift card', '/en-us/gift-card', '#buy form', 'Add to cart', 1, 'email'],
    ['of what a gift card holds', '/en-us/gift-card', '#balance form', 'Show balance', 2, 'number'],
    ['of a review', '/en-us/p/arroyo-loop-hiking-boot-H3HBPASH/review', 'main form', 'Send', 4, 'rating'],
    ['of a picture', '/en-us/share-picture', 'main form', 'Hand it in', 3, 'picture'],
  ])('is the one %s, all of it at once', async (_, path, form, button, count, first) => {
    const page = await visit(path, { screen: 'phone' })
    await checksItself(page, form)
    await page.locator(form).getByRole('button', { name: button }).click()
    await expect.poll(() => missing(page).count()).toBe(count)
    await expect.poll(() => focused(page)).toBe(first)
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })

  it('is the review in its dialog, where stars are missed once for all five', async () => {
    const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH')
    await page.getByRole('link', { name: 'Write a review' }).click()
    const dialog = page.getByRole('dialog')
    await checksItself(page, '[role=dialog] form')
    await dialog.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => missing(page).count()).toBe(4)
    await expect.poll(() => focused(page)).toBe('rating')
    await page.keyboard.press('ArrowRight')
    await expect.poll(() => missing(page).count()).toBe(3)
    await expectAccessible(page, '[role=dialog]')
  })

  it('is every one of the account', async () => {
    const page = await visit('/en-us/sign-in?step=sign-in')
    const main = page.locator('main')
    await main.getByLabel('Email address').fill('loyal@cairn.test')
    await main.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
    await main.getByRole('button', { name: 'Sign in', exact: true }).click()
    await page.getByText('You have successfully logged in').waitFor()
    await page.goto('/en-us/account/profile')
    const form = (field: string) => `main form:has([name=${field}])`
    await checksItself(page, form('currentPassword'))
    await page.locator(form('currentPassword')).getByRole('button', { name: 'Change password' }).click()
    await expect.poll(() => missing(page).count()).toBe(3)
    await checksItself(page, form('firstName'))
    for (const name of ['firstName', 'email']) await page.locator(`main [name=${name}]`).fill('')
    await page.locator(form('firstName')).getByRole('button', { name: 'Save' }).click()
    await expect.poll(() => missing(page).count()).toBe(5)
    await expect.poll(() => focused(page)).toBe('firstName')
    await page.goto('/en-us/account/data')
    await checksItself(page, form('sure'))
    await page.locator(form('sure')).getByRole('button').click()
    await page.getByText('Please tick this box to continue').waitFor()
    await page.goto('/en-us/account/prove')
    await checksItself(page, form('password'))
    await page.locator(form('password')).getByRole('button', { name: 'Continue', exact: true }).click()
    await expect.poll(() => missing(page).count()).toBe(1)
  })

  it('is the wish to hear when a size is back', async () => {
    const page = await visit('/en-us/p/arroyo-loop-hiking-boot-H3HBPASH')
    await page.locator('#buy .size-choice.is-gone').first().click()
    const form = page.locator('#buy form:has([name=email])').filter({ visible: true })
    await form.getByRole('button', { name: 'Send' }).click()
    await expect.poll(() => missing(page).count()).toBe(1)
    await expect.poll(() => focused(page)).toBe('email')
    await form.getByRole('textbox').fill('robin')
    await form.getByRole('button', { name: 'Send' }).click()
    await page.getByText('Email is not valid').waitFor()
  })
})
