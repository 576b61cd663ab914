import type { FrameLocator, Page } from 'playwright-core'
import { fillAddress } from '../buying.ts'
import { awake } from '../harness.ts'

export const press = (page: Page, name: string | RegExp) => page.getByRole('button', { name }).click()
export const card = (page: Page): FrameLocator => page.frameLocator('iframe[title="Card details"]')

/** Two pairs of the first that the search finds. */
export async function fillCart(page: Page) {
  await page.goto('/en-us/search?q=boot', { waitUntil: 'domcontentloaded' })
  const product = await page.locator('a[href*="/p/"]').first().getAttribute('href')
  await page.goto(product ?? '', { waitUntil: 'domcontentloaded' })
  await page.evaluate(async () => {
    const sku = /&quot;sku&quot;:&quot;([^&]+)&quot;/.exec(await (await fetch(location.href)).text())?.[1] ?? ''
    const body = new URLSearchParams({ _action: 'add', sku, qty: '2' })
    await fetch('/en-us/cart', { method: 'POST', body })
  })
}

export async function toPayment(page: Page) {
  await fillCart(page)
  await page.goto('/en-us/checkout')
  await fillAddress(page)
  await card(page).frameLocator('iframe[title=payment]').locator('[name=number]').waitFor()
  // What the frame hands out is lost on a page that does not listen yet.
  await awake(page, 'card-frame')
}

export async function typeCard(page: Page, number: string) {
  await awake(page, 'card-frame')
  await card(page).frameLocator('iframe[title=payment]').locator('[name=number]').fill(number)
  await card(page).getByRole('button', { name: 'Use this card' }).click()
  await page.getByRole('button', { name: /^Pay \$/ }).waitFor()
}

/** What somebody says to the question of his bank. */
export async function answerBank(page: Page, verdict: 'Fail' | 'Complete') {
  await awake(page, 'challenge-frame')
  const bank = page.frameLocator('dialog iframe, [role=dialog] iframe').frameLocator('iframe[title=bank]')
  await bank.getByRole('button', { name: verdict }).click()
}

export async function signUp(page: Page, email: string, firstName: string) {
  await page.goto('/en-us/sign-in')
  await page.locator('main').getByLabel('Email address').fill(email)
  await press(page, 'Continue')
  await page.getByLabel('First name').fill(firstName)
  await page.getByLabel('Last name').fill('Hollow')
  await page.getByLabel('Password', { exact: true }).fill('a-Password-of-theirs-7')
  await page.getByLabel(/I accept the terms of use/).check()
  await press(page, 'Create account')
  await page.getByRole('heading', { name: 'What do you enjoy?' }).waitFor()
}
