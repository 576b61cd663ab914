import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { READ } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const outlineOf = (page: Page) => page.getByRole('region', { name: 'Outline' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

async function pageOf(page: Page, ...titles: readonly string[]): Promise<string> {
  const slug = `two-windows-${Date.now()}`
  const items = titles.map((title, at) => ({ ...SECTION_EXAMPLES['rich-text'], id: `text-${at}`, title }))
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: [{ scope: 'any', body: { title: 'Snow', sections: [{ name: 'main', items }] }, revision: 0 }] },
  })
  return slug
}

async function choose(page: Page, title: string): Promise<void> {
  await outlineOf(page).getByRole('button', { name: title }).first().click()
  await expect.poll(() => fieldsOf(page).getByLabel('Title', { exact: true }).inputValue()).toBe(title)
}

it('keeps what is typed without a network, whatever another window of the same person does', async () => {
  const page = await signIn('editor')
  const slug = await pageOf(page, 'Rain')
  await page.goto(`/studio/content/edit/${slug}`, READ)
  await choose(page, 'Rain')
  const other = await page.context().newPage()
  await other.goto(`/studio/content/edit/${slug}`, READ)
  await choose(other, 'Rain')
  await page.route('**/content-working/**', route => route.abort())
  await fieldsOf(page).getByLabel('Title', { exact: true }).fill('Typed in a tunnel')
  await page.getByText('Not saved: trying again').first().waitFor()
  // It leaves the page as one does, by a link.
  await other.getByRole('link', { name: 'Home', exact: true }).click()
  await other.getByRole('heading', { name: 'What waits for you' }).waitFor()
  // The browser goes without asking, as in a crash.
  await page.close()
  await other.goto(`/studio/content/edit/${slug}`, READ)
  await other.getByText('could not be saved is back').waitFor()
  await frameOf(other).getByText('Typed in a tunnel').waitFor()
  await saved(other)
  expectNoSurprise(other)
})

it('tells that a section stays which one took away and the other changed', async () => {
  const page = await signIn('editor')
  const slug = await pageOf(page, 'Rain', 'Wind')
  await page.goto(`/studio/content/edit/${slug}`, READ)
  const other = await signIn('owner')
  await other.goto(`/studio/content/edit/${slug}`, READ)
  await choose(other, 'Wind')
  await outlineOf(page).getByLabel('Actions for Wind').click()
  await outlineOf(page).getByRole('button', { name: 'Remove' }).click()
  await saved(page)
  await fieldsOf(other).getByLabel('Title', { exact: true }).fill('Gale')
  await other.getByText(/took away what you have changed: .*Gale.* It stays\./).waitFor()
  await saved(other)
  await frameOf(other).getByRole('heading', { name: 'Gale' }).waitFor()
  // The step back as another keyboard has it, from the page in the frame.
  await frameOf(other).getByRole('heading', { name: 'Gale' }).click()
  await fieldsOf(other).getByLabel('Subtitle', { exact: true }).fill('From the north')
  await frameOf(other).getByText('From the north').waitFor()
  await other.keyboard.press('Control+z')
  await frameOf(other).getByText('From the north').waitFor({ state: 'detached' })
  await other.keyboard.press('Control+y')
  await frameOf(other).getByText('From the north').waitFor()
  expectNoSurprise(other)
})
