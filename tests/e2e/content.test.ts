import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import {
  contentWidth,
  expectAccessible,
  expectNoProblems,
  layoutShift,
  newContext,
  visit,
  type Screen,
} from './harness.ts'

const SCREENS: readonly Screen[] = ['phone', 'tablet', 'desktop']

describe('home', () => {
  it.each(SCREENS)('is whole, still and accessible on a %s', async screen => {
    const page = await visit('/en-us', { screen })
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Grips wet granite')
    expect(await contentWidth(page)).toBe(page.viewportSize()?.width)
    expect(await layoutShift(page)).toBeLessThan(0.02)
    await expectAccessible(page, 'main')
    expectNoProblems(page)
  })

  it('can be had as data', async () => {
    const page = await visit('/en-us/about')
    const heading = await page.getByRole('heading', { level: 1 }).textContent()
    const answer = await page.request.get('/en-us/about/_payload.json')
    expect(await answer.json()).toMatchObject({ slug: 'about', title: heading })
    expect((await page.request.get('/en-us/nowhere/_payload.json')).status()).toBe(404)
  })
})

/** The shop's own pop-ups with a shorter delay than editors gave them. */
const hurried = (page: Page) =>
  page.route('**/canvas/popups/**', async route => {
    const response = await route.fetch()
    const body = (await response.text()).replaceAll(/"delay":\d+/g, '"delay":600')
    await route.fulfill({ response, body })
  })

const letterIn = (page: Page) => page.getByRole('complementary', { name: 'One letter a month' })

/** The next pop-up takes its turn, and that of the letter does not come. */
async function expectNoLetter(context: BrowserContext) {
  const later = await visit('/en-us/about', { context, before: hurried })
  await later.mouse.move(200, 200)
  await later.getByRole('complementary', { name: 'Your first order: ten percent less' }).waitFor()
  expect(await letterIn(later).count()).toBe(0)
  return later
}

describe('pop-ups', () => {
  it('open small after a while, and are remembered once closed', async () => {
    const context = await newContext({ popUps: true })
    const page = await visit('/en-us/about', { context, before: hurried })
    const popUp = letterIn(page)
    await popUp.waitFor()
    const opener = popUp.getByRole('button', { name: 'Field notes by mail' })
    await opener.click()
    await popUp.getByRole('button', { name: 'One letter a month', expanded: true }).waitFor()
    const counted = () => page.evaluate(() => window.dataLayer?.filter(({ event }) => event?.startsWith('pop_up')))
    const facts = { id: 'pop-newsletter-autumn', label: 'Newsletter' }
    await expect.poll(counted).toEqual([
      { event: 'pop_up_impression', ...facts },
      { event: 'pop_up_expand', ...facts },
    ])
    await popUp.getByRole('button', { name: 'Close' }).click()
    await popUp.waitFor({ state: 'detached' })
    const later = await expectNoLetter(context)
    const next = () => later.evaluate(() => window.dataLayer?.find(({ event }) => event === 'pop_up_impression'))
    await expect.poll(next).toMatchObject({ label: 'Account' })
    expectNoProblems(page)
  })

  it('hold the form of the letter, and do not come again to whoever ordered it', async () => {
    const context = await newContext({ popUps: true })
    const page = await visit('/en-us/about', { context, before: hurried })
    const popUp = letterIn(page)
    await popUp.getByRole('button', { name: 'Field notes by mail' }).click()
    await popUp.getByRole('textbox', { name: 'Email' }).fill(`pop-up-${Date.now()}@cairn.test`)
    await popUp.getByRole('checkbox').check()
    await popUp.getByRole('button', { name: 'Send me the letter' }).click()
    await popUp.getByText('The first letter comes at the end of the month').waitFor()
    expectNoProblems(page)
    await expectNoLetter(context)
  })
})

describe('the promo bar', () => {
  it('lets at most four messages take turns within 548 px, until it is paused, and stays closed', async () => {
    const context = await newContext({ reducedMotion: false })
    const page = await visit('/en-us/about', { context })
    // News that is pointed at stays; a pointer begins in the corner, which is theirs.
    await page.mouse.move(600, 600)
    const lines = page.locator('[data-promo-line]')
    const shown = () => page.locator('[data-promo-line]:not([hidden])').textContent()
    expect(await lines.count()).toBeLessThanOrEqual(4)
    // Whose turn it is by now: those that are hidden have no width.
    expect((await page.locator('[data-promo-line]:not([hidden])').boundingBox())?.width).toBeLessThanOrEqual(548)
    const first = await shown()
    await expect.poll(shown).not.toBe(first)
    await page.getByRole('button', { name: 'Pause the news' }).click()
    await expect.poll(() => page.locator('[data-promo-pause]').getAttribute('aria-pressed')).toBe('true')
    await page.getByRole('button', { name: 'Close the news' }).click()
    const again = await visit('/en-us', { context })
    await expect.poll(() => again.locator('[data-promo-bar]').count()).toBe(0)
  })
})

describe('the article grid', () => {
  it('shows more, filters by tag from the start, and clears', async () => {
    const page = await visit('/en-us/stories')
    const cards = page.locator('.article-grid > li')
    await expect.poll(() => cards.count()).toBe(12)
    const [lead, second] = [await cards.nth(0).boundingBox(), await cards.nth(1).boundingBox()]
    expect(lead?.width).toBeGreaterThan((second?.width ?? Infinity) * 2)
    await page.getByRole('link', { name: 'Show more articles' }).click()
    await expect.poll(() => cards.count()).toBe(24)
    await page.reload()
    await expect.poll(() => cards.count()).toBe(24)
    await page.getByRole('link', { name: /^Care \d/ }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('?tag=care')
    await expect.poll(() => cards.count()).toBeLessThan(12)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => new URL(page.url()).search).toBe('')
    await expect.poll(() => cards.count()).toBe(12)
    expectNoProblems(page)
  })

  it.each([
    ['phone', 4],
    ['tablet', 10],
  ] as const)('shows as many tags as there is room for until more are asked for (%s)', async (screen, most) => {
    const page = await visit('/en-us/stories', { screen })
    const tags = page.getByRole('navigation', { name: 'Filter articles' }).locator('a')
    const seen = () => tags.filter({ visible: true }).count()
    await expect.poll(seen).toBe(most)
    await page.getByRole('button', { name: 'Show more', exact: true }).click()
    await expect.poll(() => tags.filter({ visible: false }).count()).toBe(0)
    expect(await seen()).toBeGreaterThan(most)
    await page.getByRole('button', { name: 'Show less', exact: true }).click()
    await expect.poll(seen).toBe(most)
  })

  it('filters, shows more and leads to an article with others under it without script, and its tags lead back', async () => {
    const page = await visit('/en-us/stories', { script: false, screen: 'phone' })
    const cards = page.locator('.article-grid > li')
    await page.getByRole('link', { name: 'Show more articles' }).click()
    await expect.poll(() => cards.count()).toBe(24)
    await page.getByRole('link', { name: /^Care \d/ }).click()
    await page.waitForURL(/tag=care/)
    const found = await cards.count()
    expect(found).toBeLessThan(12)
    await page.getByRole('link', { name: /Wash it, or it leaks/ }).click()
    await expect.poll(() => page.getByRole('heading', { level: 1 }).textContent()).toBe('Wash it, or it leaks')
    await expect.poll(() => page.getByRole('heading', { name: 'More field notes' }).count()).toBe(1)
    await page.locator('article header').getByRole('link', { name: 'Care' }).click()
    await expect.poll(() => cards.count()).toBe(found)
    await page.getByRole('link', { name: 'Clear all' }).click()
    await expect.poll(() => cards.count()).toBe(12)
  })
})

describe('writing to us', () => {
  it('works without script and says the number of the case', async () => {
    const page = await visit('/en-us/help/contact-us', { script: false })
    await page.getByLabel('What is it about?').selectOption('returns/refund')
    await page.getByLabel('First name').fill('Robin')
    await page.getByLabel('Last name').fill('Hale')
    await page.getByLabel('Email', { exact: true }).first().fill('robin@cairn.test')
    await page.getByLabel('Your message').fill('Where is my money?')
    await page.getByRole('button', { name: 'Send the message' }).click()
    await expect.poll(() => page.getByText('Your number').textContent()).toMatch(/CASE-[A-Z0-9]{6}/)
  })
})

describe('the preview tool', () => {
  it('shows content of the shop to nobody without the token', async () => {
    const page = await visit('/en-us/preview?docType=hero')
    await page.getByText('The preview token is missing or wrong').waitFor()
    await expect.poll(() => page.getByText('Grips wet granite').count()).toBe(0)
  })
})
