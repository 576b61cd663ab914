import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { expectAccessible, settled, visit } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const MINUTE = 60_000
/** As the browser's own field writes it, where the studio's clocks are those of a site. */
const inDenver = (ms: number) =>
  new Date(Date.now() + ms).toLocaleString('sv-SE', { timeZone: 'America/Denver' }).replace(' ', 'T')
const dialogOf = (page: Page) => page.getByRole('dialog')

/** A category that other journeys leave alone, with enough in it to be put in another order. */
async function someCategory(page: Page, of: number) {
  const call = callsOn(page)
  const { categories } = await call('search.categories')
  for (const { categoryId, title } of categories.toReversed()) {
    const { total } = await call('search.category', { params: { categoryId }, query: { siteId: 'US' } })
    if (total > 8 && of-- === 0) return { categoryId, title, path: `/en-us/c/x-${categoryId}` }
  }
  throw new Error('no category holds enough')
}

async function shownOn(path: string): Promise<string[]> {
  const page = await visit(path)
  const cards = page.locator('#products .product-card-link')
  await cards.first().waitFor()
  const found = await cards.evaluateAll(links => links.map(link => link.getAttribute('href') ?? ''))
  await page.close()
  return found
}

it('a boost waits for its beginning, and what is buried until a moment comes back when the rule is taken away', async () => {
  const page = await signIn('owner')
  const { categoryId, title, path } = await someCategory(page, 0)
  const before = await shownOn(path)
  const styleOf = async (place: number) => {
    const q = /-([A-Z0-9]{8})$/.exec(before[place] ?? '')?.[1] ?? ''
    const { rows } = await callsOn(page)('styles.list', { query: { q } })
    return rows[0]
  }
  const begin = async (effect: 'Boost' | 'Bury', place: number) => {
    const style = await styleOf(place)
    await page.getByRole('button', { name: 'Pin, boost or bury' }).click()
    await dialogOf(page).getByRole('radio', { name: 'Category' }).check()
    await dialogOf(page).getByRole('combobox', { name: 'Category' }).selectOption(String(categoryId))
    await dialogOf(page).getByRole('radio', { name: effect }).check()
    await dialogOf(page)
      .getByLabel('Find a style by name or number')
      .fill(style?.styleId ?? '')
    await dialogOf(page)
      .getByRole('button', { name: `Choose ${style?.name}` })
      .click()
  }
  const field = (name: 'From' | 'To') => dialogOf(page).getByLabel(name, { exact: true })
  const save = async () => {
    await dialogOf(page).getByRole('button', { name: 'Save' }).click()
    await dialogOf(page).waitFor({ state: 'detached' })
    await settled()
  }
  const rule = (effect: string) => page.getByRole('row').filter({ hasText: title }).filter({ hasText: effect })

  await page.goto('/studio/search')
  await page.getByRole('button', { name: 'Pins and boosts' }).click()
  await page.getByRole('button', { name: 'Pin, boost or bury' }).click()
  const waits = dialogOf(page).getByRole('button', { name: 'Save' })
  await waits.press('Enter')
  const why = await waits.evaluate(
    button => document.getElementById(button.getAttribute('aria-describedby') ?? '')?.textContent,
  )
  expect(why).toBe('Needed first: What is typed, What')
  await expectAccessible(page)
  await dialogOf(page).getByRole('button', { name: 'Cancel' }).click()

  await begin('Boost', 4)
  await field('From').fill(inDenver(60 * MINUTE))
  await dialogOf(page).getByText('In the time of America/Denver', { exact: true }).waitFor()
  await save()
  await rule('Boost').getByText('Coming', { exact: true }).waitFor()
  await rule('Boost')
    .getByText(/\bM[SD]T\b/)
    .waitFor()
  expect(await shownOn(path)).toEqual(before)
  await rule('Boost')
    .getByRole('button', { name: /^Change/ })
    .click()
  await field('From').fill(inDenver(-60 * MINUTE))
  await save()
  await rule('Boost').getByText('On', { exact: true }).waitFor()
  expect((await shownOn(path)).slice(0, 5)).toEqual([0, 1, 2, 4, 3].map(place => before[place]))

  await begin('Bury', 0)
  await field('From').fill(inDenver(-60 * MINUTE))
  await field('To').fill(inDenver(60 * MINUTE))
  await save()
  await rule('Bury').getByText('On', { exact: true }).waitFor()
  expect((await shownOn(path)).slice(0, 2)).toEqual([1, 2].map(place => before[place]))
  await rule('Bury')
    .getByText(/M[SD]T – .*M[SD]T/)
    .waitFor()
  await rule('Bury')
    .getByRole('button', { name: /^Take away/ })
    .click()
  await dialogOf(page).getByRole('button', { name: 'Take away' }).click()
  await rule('Bury').waitFor({ state: 'detached' })
  await settled()
  expect((await shownOn(path)).slice(0, 3)).toEqual(before.slice(0, 3))
  await expectAccessible(page)
  expectNoSurprise(page)
})

it('a category has the filters that were left to it, in the order that was made', async () => {
  const page = await signIn('merchandiser')
  const { categoryId, path } = await someCategory(page, 1)
  const filtersOn = async () => {
    const shopper = await visit(path)
    const names = shopper.locator('#filters .accordion > summary')
    await names.first().waitFor({ state: 'attached' })
    const found = await names.allTextContents()
    await shopper.close()
    return found
  }
  const before = await filtersOn()
  const price = before.indexOf('Price')
  expect(before).toContain('Size')
  expect(price).toBeGreaterThan(0)

  await page.goto('/studio/search')
  await page.getByRole('button', { name: 'Categories' }).click()
  await page.getByLabel('Category', { exact: true }).selectOption(String(categoryId))
  const save = page.locator('main').getByRole('button', { name: 'Save' })
  await page.getByText('Nothing has changed.').waitFor()
  await page.getByLabel('This category has filters of its own').check()
  const filters = page.getByRole('region', { name: 'Filters' })
  expect(await filters.getByRole('button', { name: 'Sooner: Category' }).isDisabled()).toBe(true)
  await filters.getByRole('button', { name: 'Take away: Size' }).click()
  await filters.getByRole('button', { name: 'Sooner: Price' }).click()
  await expectAccessible(page)
  await save.click()
  await page.getByText('Saved. Shoppers see it now.').waitFor()
  await settled()
  const swapped = before.with(price - 1, 'Price').with(price, before[price - 1] ?? '')
  expect(await filtersOn()).toEqual(swapped.filter(name => name !== 'Size'))

  await filters.getByLabel('Add a filter').selectOption({ label: 'Size' })
  await save.click()
  await expect
    .poll(async () =>
      (await callsOn(page)('search.category', { params: { categoryId }, query: { siteId: 'US' } })).filters?.at(-1),
    )
    .toBe('size')
  await settled()
  expect((await filtersOn()).at(-1)).toBe('Size')
  expectNoSurprise(page)
})
