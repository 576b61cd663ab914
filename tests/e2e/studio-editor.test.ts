import type { Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible } from './harness.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

async function add(page: Page, kind: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: kind }).click()
  await dialog.waitFor({ state: 'detached' })
}

describe('the editor', () => {
  it('builds a page from nothing, and loses nothing of two editors and a lost network', async () => {
    const page = await signIn('owner')
    await page.goto('/studio/content')
    await page.getByRole('button', { name: 'New page' }).click()
    const title = `First snow ${Date.now()}`
    await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(title)
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
    await page.waitForURL('**/content/edit/first-snow-*')
    await frameOf(page).getByRole('heading', { name: title }).waitFor()

    await page.getByRole('button', { name: '+ Add a section' }).click()
    await expectAccessible(page, '[role=dialog]')
    await add(page, /hero-product-overlay/)
    await fieldsOf(page).getByRole('searchbox', { name: 'Find a product' }).fill('moraine socks')
    const found = fieldsOf(page).getByRole('list', { name: 'Found' }).getByRole('button').first()
    const product = ((await found.textContent()) ?? '').split(' – ')[0] ?? ''
    await found.click()
    await frameOf(page).locator('[data-component="hero-product-overlay"]').getByText(product).first().waitFor()

    await page
      .getByLabel(/^Actions for/)
      .first()
      .click()
    await page.getByRole('button', { name: 'Add below' }).click()
    await add(page, /Heading and text/)
    const text = fieldsOf(page).getByRole('textbox', { name: 'Text', exact: true }).first()
    await text.click()
    await page.keyboard.press('Control+End')
    await page.keyboard.press('Enter')
    await page.keyboard.type('Warm and ')
    await page.keyboard.press('Control+b')
    await page.keyboard.type('dry')
    await frameOf(page).locator('[data-component="rich-text"] strong', { hasText: 'dry' }).waitFor()
    await saved(page)

    const other = await signIn('editor')
    await other.goto(page.url())
    await frameOf(other).locator('[data-component="rich-text"]').click()
    await fieldsOf(other).getByLabel('Line above the title', { exact: true }).fill('From the other')
    await frameOf(other).getByText('From the other').waitFor()
    await saved(other)
    await fieldsOf(page).getByLabel('Overline', { exact: true }).fill('From me')
    await page.getByText(/saved meanwhile. Both changes are in./).waitFor()
    await saved(page)
    await frameOf(page).getByText('From the other').waitFor()
    await frameOf(page).getByText('From me').waitFor()

    await page.context().setOffline(true)
    await fieldsOf(page).getByLabel('Overline', { exact: true }).fill('Typed in a tunnel')
    await page.getByText('Not saved: trying again').first().waitFor()
    // The browser goes without asking, as in a crash.
    const again = await page.context().newPage()
    await page.close()
    await again.context().setOffline(false)
    // The page comes late: what was taken up again is saved by then, and still has to come into it.
    await again.route('**/studio/frame/**', async route => {
      const response = await route.fetch()
      if (route.request().method() === 'GET') await saved(again)
      await route.fulfill({ response })
    })
    await again.goto(other.url())
    await again.getByText('could not be saved is back').waitFor()
    await frameOf(again).getByText('Typed in a tunnel').waitFor()
    await saved(again)
    await other.reload()
    await frameOf(other).getByText('Typed in a tunnel').waitFor()
    expect(await frameOf(other).getByText('From the other').count()).toBe(1)
    expectNoSurprise(other)
  })
})
