import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { expectAccessible } from './harness.ts'
import { betweenTwoBeats, callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const DAY_MS = 86_400_000
const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const told = (page: Page) => page.getByRole('region', { name: 'Changed by two' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

const bodyWith = (title: string, href = '/help') => ({
  title: 'Two at once',
  sections: [
    {
      name: 'main',
      items: [
        {
          ...SECTION_EXAMPLES['cta-buttons'],
          id: 'links',
          targets: [
            { text: 'First', url: href },
            { text: 'Second', url: '/stores' },
          ],
        },
        { ...SECTION_EXAMPLES['rich-text'], id: 'words', title },
      ],
    },
  ],
})

async function save(page: Page, slug: string, body: Record<string, unknown>, revision: number): Promise<void> {
  const layers = [{ scope: 'any', body, revision }]
  expect((await callsOn(page)('content.save', { params: { slug }, body: { layers } })).saved).toBe(true)
}

it('shows the words of both where two changed the same, and what a later version keeps, and stays where one was', async () => {
  const page = await signIn('owner')
  const call = callsOn(page)
  const slug = `two-at-once-${Date.now()}`
  await save(page, slug, bodyWith('Rain'), 0)
  const published = async (publishAt?: string) => {
    const { seen } = await call('content.check', { params: { slug } })
    await call('content.publish', { params: { slug }, body: { seen, ...(publishAt !== undefined && { publishAt }) } })
  }
  await published()
  await save(page, slug, bodyWith('Rain on Friday'), 0)
  await published(new Date(Date.now() + DAY_MS).toISOString())
  await betweenTwoBeats(page)
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).getByRole('heading', { name: 'Rain' }).click()
  const title = fieldsOf(page).getByLabel('Title', { exact: true }).first()
  await save(page, slug, bodyWith('Rain by another'), 0)
  await title.fill('Rain by me')
  await told(page).getByText('changed the same: Title. Yours was kept.').waitFor()
  expect(await told(page).getByRole('definition').allInnerTexts()).toEqual(['Rain by me', 'Rain by another'])
  await expectAccessible(page)
  await told(page).getByRole('button', { name: 'Close' }).click()
  await saved(page)

  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await told(page).getByText('has changed the same and keeps its own: Title').waitFor()
  expect(await told(page).getByRole('definition').allInnerTexts()).toEqual(['Rain on Friday', 'Rain by me'])
  // What was chosen is chosen.
  await expect.poll(() => title.inputValue()).toBe('Rain by me')
  expectNoSurprise(page)
})

it('gives one country other entries in another order, and takes them back', async () => {
  const page = await signIn('editor')
  const slug = `own-entries-${Date.now()}`
  await save(page, slug, bodyWith('Rain'), 0)
  await page.goto(`/studio/content/edit/${slug}`)
  const links = frameOf(page).locator('[data-component="cta-buttons"]').getByRole('link')
  // In the outline: until the page listens, a click in it follows a link.
  await page
    .getByRole('region', { name: 'Outline' })
    .getByRole('button', { name: /^Buttons/ })
    .click()
  const layer = fieldsOf(page).getByLabel('Layer of Buttons and links', { exact: true })
  await layer.selectOption('Only for American English')
  await fieldsOf(page).getByRole('button', { name: 'Move up', exact: true }).last().click()
  await expect.poll(() => links.allInnerTexts()).toEqual(['Second', 'First'])
  await fieldsOf(page).getByRole('button', { name: 'Remove', exact: true }).last().click()
  await expect.poll(() => links.allInnerTexts()).toEqual(['Second'])
  await page.getByLabel('Locale', { exact: true }).selectOption('en-gb')
  await expect.poll(() => links.allInnerTexts()).toEqual(['First', 'Second'])
  await page.getByLabel('Locale', { exact: true }).selectOption('en-us')
  await expect.poll(() => links.allInnerTexts()).toEqual(['Second'])
  await layer.selectOption('Take back')
  await expect.poll(() => links.allInnerTexts()).toEqual(['First', 'Second'])
  await saved(page)
  // Of a later moment not all is shown as it will be, which is said.
  await page.getByLabel('As of').fill('2031-05-03T10:00:00')
  await page.getByText('Prices, offers and stock are those of now.').waitFor()
  expectNoSurprise(page)
})

it('shows whoever sits still what another writes, and tells them what of theirs was written over', async () => {
  const page = await signIn('owner')
  const slug = `sits-still-${Date.now()}`
  await save(page, slug, bodyWith('Rain'), 0)
  await page.goto(`/studio/content/edit/${slug}`)
  await page.getByRole('region', { name: 'Outline' }).getByRole('button', { name: /^Text/ }).click()
  const title = fieldsOf(page).getByLabel('Title', { exact: true }).first()
  await title.fill('Rain by me')
  const revision = async () => {
    const { layers } = await callsOn(page)('content.read', { params: { slug } })
    return layers.find(({ scope }) => scope === 'any')?.revision ?? 0
  }
  await expect.poll(revision).toBe(2)
  await saved(page)
  const another = await signIn('editor')
  const { title: _, ...rest } = bodyWith('Rain by me', '/cookies')
  await save(another, slug, { ...rest, title: 'Two windows' }, 2)
  // Where the two are not at the same words there is nothing to tell.
  await page.getByRole('heading', { level: 1, name: 'Two windows' }).waitFor()
  await frameOf(page).locator('a[href$="/cookies"]').first().waitFor()
  expect(await told(page).count()).toBe(0)
  await save(another, slug, { ...bodyWith('Rain by another', '/cookies'), title: 'Two windows' }, 3)
  await told(page).getByText('wrote over what you had written: Title. Theirs counts now.').waitFor()
  expect(await told(page).getByRole('definition').allInnerTexts()).toEqual(['Rain by another', 'Rain by me'])
  expect(await title.inputValue()).toBe('Rain by another')
  await frameOf(page).getByRole('heading', { name: 'Rain by another' }).waitFor()
  await expectAccessible(page)
  expectNoSurprise(page)
})
