import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { callsOn, expectNoSurprise, opensAt, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const outlineOf = (page: Page) => page.getByRole('region', { name: 'Outline' })
const titleOf = (page: Page) => fieldsOf(page).getByLabel('Title', { exact: true }).first()
const headingOf = (page: Page) => fieldsOf(page).getByRole('heading', { level: 2 }).innerText()
const look = (page: Page, width: string) => page.getByLabel('Width', { exact: true }).selectOption(width)
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

/** So wide that a desktop's page fits beside the fields. */
const WIDE = { width: 2200, height: 1000 }

async function editMenu(): Promise<Page> {
  const page = await signIn('editor')
  await page.setViewportSize(WIDE)
  await page.goto('/studio/content/edit/menu')
  await frameOf(page).getByRole('banner').first().waitFor()
  return page
}

it('is chosen in the menu by a click, down to a single link, and a modified click follows it', async () => {
  const page = await editMenu()
  const menu = frameOf(page).getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Women', { exact: true }).first().click()
  await expect.poll(() => headingOf(page)).toBe('Menu, first level')
  // What a click opens for visitors it opens here too: what is in it can be chosen.
  const link = menu.getByRole('link', { name: 'Hiking boots' }).first()
  await link.click()
  await expect.poll(() => headingOf(page)).toBe('Menu, third level')
  const pressed = outlineOf(page).locator('[aria-pressed="true"]')
  expect(await pressed.innerText()).toContain('Menu, third level')
  // By the name that the shop fills in, not by the number of its category.
  await pressed.getByText('Hiking boots').waitFor()
  await fieldsOf(page).getByText('Read as: Hiking boots').first().waitFor()
  expect(await pressed.evaluate(node => node.getBoundingClientRect().bottom <= innerHeight)).toBe(true)
  expect(new URL(page.url()).pathname).toContain('/content/edit/menu')
  const [other] = await Promise.all([page.context().waitForEvent('page'), link.click({ modifiers: ['Control'] })])
  await opensAt(other, /\/c\//)
  await other.close()
  // What is chosen in the outline is opened in the page.
  const entries = outlineOf(page).getByRole('button', { name: /^Menu, first level/ })
  const opened = () => menu.locator('details[open] > summary').allInnerTexts()
  await entries.nth(1).click()
  await expect.poll(opened).toEqual(['Men'])
  await entries.first().click()
  await expect.poll(opened).toEqual(['Women'])

  await page.goto('/studio/content/edit/promo-bar')
  const bar = frameOf(page).getByRole('region', { name: 'News' })
  await bar.getByRole('link', { name: 'How we ship' }).click()
  await expect.poll(() => headingOf(page)).toBe('Message of the promo bar')
  await fieldsOf(page).getByRole('textbox', { name: 'Text', exact: true }).getByText('Free shipping from').waitFor()
  expectNoSurprise(page)
})

it('changes the menu word by word: what is open stays open, and scrolled', async () => {
  const page = await editMenu()
  const mark = Date.now()
  const menu = frameOf(page).getByRole('navigation', { name: 'Main menu' })
  await menu.getByText('Women', { exact: true }).first().click()
  await menu.getByRole('link', { name: 'Hiking boots' }).first().click()
  await frameOf(page)
    .locator('html')
    .evaluate(html => html.ownerDocument.defaultView?.scrollTo(0, 40))
  const picture = menu.locator('img').first()
  await picture.evaluate(element => element.setAttribute('data-kept', 'yes'))
  await titleOf(page).fill(`Boots for hail ${mark}`)
  await menu.getByRole('link', { name: `Boots for hail ${mark}` }).waitFor()
  expect(await picture.getAttribute('data-kept')).toBe('yes')
  expect(
    await frameOf(page)
      .locator('html')
      .evaluate(html => html.ownerDocument.defaultView?.scrollY),
  ).toBe(40)
  await saved(page)
  await callsOn(page)('content.discard', { params: { slug: 'menu' } })
  expectNoSurprise(page)
})

it('shows the menu of phones at their width, and lets it be written there', async () => {
  const page = await editMenu()
  const mark = Date.now()
  await look(page, 'Phone')
  const menu = frameOf(page).getByRole('dialog', { name: 'Menu', exact: true })
  await menu.getByRole('link', { name: 'Stores' }).click()
  await expect.poll(() => headingOf(page)).toBe('Menu on phones')
  await outlineOf(page).getByText('Phones show the entries of the wide menu.').waitFor()
  // Below its entries, links of its own.
  await fieldsOf(page).getByLabel('Text', { exact: true }).first().fill(`Shops ${mark}`)
  await menu.getByRole('link', { name: `Shops ${mark}` }).waitFor()
  // One level deeper, and what is there.
  await menu.getByRole('button', { name: 'Women' }).first().click()
  await expect.poll(() => headingOf(page)).toBe('Menu, first level')
  const level = frameOf(page).getByRole('dialog', { name: 'Women' }).first()
  await level.getByText('Footwear', { exact: true }).click()
  await expect.poll(() => headingOf(page)).toBe('Menu, second level')
  await level.getByRole('link', { name: 'Hiking boots' }).click()
  await titleOf(page).fill(`Boots for mud ${mark}`)
  await level.getByRole('link', { name: `Boots for mud ${mark}` }).waitFor()
  await level.getByRole('button', { name: 'All categories' }).click()
  await expect.poll(() => level.isVisible()).toBe(false)

  // Entries of its own.
  const own = outlineOf(page).getByRole('listitem').filter({ hasText: 'Menu on phones' })
  await own.getByRole('button', { name: '+ Add a section' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Menu, first level' }).click()
  await titleOf(page).fill(`Only here ${mark}`)
  await menu.getByRole('button', { name: `Only here ${mark}` }).waitFor({ state: 'attached' })
  await look(page, 'Full')
  await frameOf(page)
    .getByRole('navigation', { name: 'Main menu' })
    .getByText('Women', { exact: true })
    .first()
    .waitFor()
  await expect.poll(() => menu.isVisible()).toBe(false)
  await saved(page)
  await callsOn(page)('content.discard', { params: { slug: 'menu' } })
  expectNoSurprise(page)
})
