import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, visit } from './harness.ts'
import { goTo, hasFocus } from './keyboard.ts'

/** More than any of them holds: whoever is in it comes round, or leaves for the browser's own buttons. */
const STOPS = 80

const isIn = (sheet: Locator) =>
  sheet.evaluate(element => document.activeElement === document.body || element.contains(document.activeElement))

async function expectHeld(page: Page, sheet: Locator): Promise<void> {
  await expect.poll(() => sheet.getAttribute('aria-modal')).toBe('true')
  expect(await sheet.evaluate(element => element.contains(document.activeElement))).toBe(true)
  for (let stop = 0; stop < STOPS; stop++) {
    await page.keyboard.press('Tab')
    expect(await isIn(sheet), `stop ${stop}`).toBe(true)
  }
}

describe('a sheet of a narrow screen holds whoever opens it and gives the focus back', () => {
  it('is the menu, and each level of it', async () => {
    const page = await visit('/en-us/c/men-2000', { screen: 'narrow' })
    const opener = page.getByRole('button', { name: 'Menu', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const menu = page.getByRole('dialog', { name: 'Menu', exact: true })
    await expectHeld(page, menu)
    await expectAccessible(page, '#phone-menu')
    const women = page.getByRole('button', { name: 'Women' })
    await women.focus()
    await page.keyboard.press('Enter')
    const level = page.getByRole('dialog', { name: 'Women' })
    await expectHeld(page, level)
    // What is behind is not there for ears either.
    expect(await women.evaluate(element => element.closest('[inert]') !== null)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(women)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
    expectNoProblems(page)
  })

  it('is the search, whose field can be typed into at once', async () => {
    const page = await visit('/en-us/c/men-2000', { screen: 'narrow' })
    const opener = page.locator('header').getByRole('button', { name: 'Search', exact: true })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Search the shop' })
    const field = sheet.getByRole('combobox')
    await expect.poll(() => hasFocus(field)).toBe(true)
    await page.keyboard.type('hik')
    await sheet.getByRole('option', { name: /^Men \/ Hiking boots/ }).waitFor()
    await expectAccessible(page, '#phone-search')
    await expectHeld(page, sheet)
    await field.focus()
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(opener)).toBe(true)
    expectNoProblems(page)
  })

  it('is the sheet of filters, and what a choice changes is still heard', async () => {
    const page = await visit('/en-us/c/men-2000', { screen: 'narrow' })
    const opener = page.getByRole('button', { name: 'Filters' })
    await opener.focus()
    await page.keyboard.press('Enter')
    const sheet = page.getByRole('dialog', { name: 'Filters' })
    await sheet.waitFor()
    await expect.poll(() => hasFocus(sheet.getByRole('button', { name: 'Close' }))).toBe(true)
    await goTo(page, sheet.getByRole('link', { name: '10', exact: true }))
    await page.keyboard.press('Enter')
    await page.waitForURL(/size=10/)
    const said = page.locator('#listing-said')
    await expect.poll(() => said.textContent()).toMatch(/\d+ products/)
    expect(await said.evaluate(element => element.closest('[inert]'))).toBeNull()
    await expect.poll(() => isIn(sheet)).toBe(true)
    await page.keyboard.press('Escape')
    await expect.poll(() => hasFocus(opener)).toBe(true)
    await expect.poll(() => page.locator('[inert]').count()).toBe(0)
  })

  it('is a dialog, behind which nothing is in the tree', async () => {
    const page = await visit('/en-us/c/men-2000')
    const opener = page.locator('header').getByRole('link', { name: 'Cart' })
    expect(await opener.getAttribute('aria-haspopup')).toBe('dialog')
    await opener.focus()
    await page.keyboard.press('Enter')
    const dialog = page.getByRole('dialog')
    await dialog.getByRole('heading', { name: 'Nothing packed yet' }).waitFor()
    await expect
      .poll(() => page.locator('main').evaluate(element => element.closest('[inert], [aria-hidden=true]') !== null))
      .toBe(true)
    await page.keyboard.press('Escape')
    await dialog.waitFor({ state: 'detached' })
    await expect.poll(() => hasFocus(opener)).toBe(true)
  })
})
