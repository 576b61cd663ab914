import type { Locator, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, layoutShift, visit } from './harness.ts'
import { shopInParts } from './in-parts.ts'

const CATEGORY = '/en-us/c/men-2000'
const BOOTS = '/en-us/c/hiking-boots-2302'

const cards = (page: Page) => page.locator('#products .product-card')

/** Waits for what should come, and says that it did. */
async function seen(locator: Locator): Promise<boolean> {
  await locator.waitFor()
  return locator.isVisible()
}

const inSight = (locator: Locator) =>
  locator.evaluate(element => {
    const { top, bottom } = element.getBoundingClientRect()
    return bottom > 0 && top < innerHeight
  })

async function openBoot(page: Page): Promise<void> {
  await page.locator('.product-card-link').first().click()
  await page.waitForURL(/\/p\//)
}

describe('a category', () => {
  it.each([true, false])('is filtered, and the back button takes the filter away (script: %s)', async script => {
    const page = await visit(CATEGORY, { script })
    const all = await page.locator('#products').locator('..').textContent()
    await page
      .locator('#filters')
      .getByRole('link', { name: /^Footwear/ })
      .click()
    await page.waitForURL(/category=2300/)
    await expect.poll(() => page.getByRole('link', { name: 'Remove filter: Footwear' }).count()).toBe(1)
    await page.goBack()
    await page.waitForURL(url => url.search === '')
    await expect.poll(() => page.locator('#products').locator('..').textContent()).toBe(all)
  })

  it('shows more without losing the place, and the address says so', async () => {
    const page = await visit(CATEGORY)
    const answer = Promise.withResolvers<void>()
    await page.route(/show=2/, async route => {
      await answer.promise
      await route.continue()
    })
    await page.getByRole('link', { name: 'Load more' }).click()
    await expect.poll(() => page.locator('#products > .card-skeleton').count()).toBe(16)
    answer.resolve()
    await expect.poll(() => cards(page).count()).toBe(48)
    expect(await page.locator('.card-skeleton').count()).toBe(0)
    await page.unroute(/show=2/)
    await expect.poll(() => new URL(page.url()).searchParams.get('show')).toBe('2')
    await page.reload()
    await expect.poll(() => cards(page).count()).toBe(48)
    await cards(page).nth(40).locator('.product-card-link').click()
    await page.waitForURL(/\/p\//)
    await page.goBack()
    await expect.poll(() => cards(page).count()).toBe(48)
    await expect.poll(() => inSight(cards(page).nth(40))).toBe(true)
  })

  it('sells from the list', async () => {
    const page = await visit(BOOTS)
    await cards(page).first().hover()
    await cards(page)
      .first()
      .getByRole('link', { name: /Quick shop/ })
      .click()
    const dialog = page.getByRole('dialog')
    await dialog.locator('.size-choice:not(.is-gone)').first().click()
    await dialog.getByRole('button', { name: 'Add to cart' }).click()
    expect(await seen(page.getByRole('dialog', { name: 'Added to your cart' }))).toBe(true)
  })

  it.each(['phone', 'desktop'] as const)('is accessible and still on a %s', async screen => {
    const page = await visit(CATEGORY, { screen })
    await expectAccessible(page)
    expect(await layoutShift(page)).toBeLessThan(0.005)
    expectNoProblems(page)
  })

  it('stays still while it comes in parts', async ({ onTestFinished }) => {
    const { url, close } = await shopInParts()
    onTestFinished(close)
    const page = await visit(CATEGORY, { baseURL: url })
    expect(await layoutShift(page)).toBeLessThan(0.005)
  })
})

describe('search', () => {
  it('forgives a typo', async () => {
    const page = await visit('/en-us/search?q=backpakc')
    expect(await seen(page.getByText('Showing “backpack”'))).toBe(true)
    await expect.poll(() => cards(page).first().textContent()).toContain('Backpack')
    await expectAccessible(page)
  })

  it('finds stories about what was meant, behind a tab that is marked', async () => {
    const page = await visit('/en-us/search?q=backpakc')
    await page.getByRole('link', { name: /^Stories \(/ }).click()
    await page.waitForURL(/tab=stories/)
    const underline = (name: RegExp) =>
      page.getByRole('link', { name }).evaluate(tab => getComputedStyle(tab).borderBottomColor)
    const others = await underline(/^Products \(/)
    await expect.poll(() => underline(/^Stories \(/)).not.toBe(others)
    expect(await page.locator('main li').count()).toBeGreaterThan(0)
  })
})

describe('a product', () => {
  it.each([true, false])('is put into the cart (script: %s)', async script => {
    const page = await visit(BOOTS, { script })
    await openBoot(page)
    await page.locator('.size-choice:not(.is-gone)').first().click()
    await page.getByRole('button', { name: 'Add to cart' }).click()
    if (script) await page.getByRole('dialog', { name: 'Added to your cart' }).waitFor()
    else await page.waitForURL(/\/cart$/)
    const cookies = await page.context().cookies()
    expect(cookies.find(({ name }) => name === 'cairn_cart')?.value).toBe('1')
  })

  it('tells who waits for a size', async () => {
    const page = await visit(BOOTS)
    await openBoot(page)
    await page.locator('.size-choice.is-gone').first().click()
    const box = page.locator('cairn-island[name=buy-box]')
    await box.getByLabel('Email').fill('member@cairn.test')
    await box.getByRole('button', { name: 'Send' }).click()
    expect(await seen(page.getByText('We will write to member@cairn.test.'))).toBe(true)
  })

  it('is asked about', async () => {
    const page = await visit(BOOTS)
    await openBoot(page)
    await page.getByRole('link', { name: 'Ask a question' }).click()
    const dialog = page.getByRole('dialog')
    await dialog.getByLabel('Your question').fill('Do they squeak on wet stone?')
    await dialog.getByLabel('Name shown beside it').fill('Bo')
    await dialog.getByRole('button', { name: 'Send' }).click()
    expect(await seen(page.getByText('Question sent'))).toBe(true)
  })

  it.each(['phone', 'desktop'] as const)('is accessible and still on a %s', async screen => {
    const page = await visit(BOOTS, { screen })
    await openBoot(page)
    await expectAccessible(page)
    expect(await layoutShift(page)).toBeLessThan(0.005)
    expectNoProblems(page)
  })
})
