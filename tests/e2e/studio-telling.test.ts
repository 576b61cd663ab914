import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { PREVIEWABLE_TYPES } from '#contract/content/content-section-types.ts'
import { expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })

async function newPage(page: Page): Promise<void> {
  const title = `Told ${Date.now()}`
  await page.goto('/studio/content')
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(title)
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.waitForURL('**/content/edit/*')
  await frameOf(page).getByRole('heading', { name: title }).waitFor()
}

it('shows every kind of section and beginning as the shop draws it, to choose from', async () => {
  const page = await signIn('editor')
  await newPage(page)
  await page.getByRole('button', { name: '+ Add a section' }).click()
  const dialog = page.getByRole('dialog')
  await dialog.getByLabel('Kind of section').waitFor()
  const kinds = await dialog.getByRole('listitem').evaluateAll(cards => cards.map(card => card.dataset['kind'] ?? ''))
  expect([...new Set(kinds)].toSorted()).toEqual([...PREVIEWABLE_TYPES].toSorted())
  await dialog.getByLabel('Kind of section').fill('banner-split')
  const drawn = dialog.getByRole('listitem').first().frameLocator('iframe')
  await drawn.getByRole('heading').first().waitFor()

  await dialog.getByLabel('Kind of section').fill('no such thing')
  await dialog.getByText('No kind of section is called that.').waitFor()

  // A beginning that is often wanted is drawn with words, and put in with its form alone: words are of one language.
  await dialog.getByLabel('Kind of section').fill('small print')
  await expect.poll(() => dialog.getByRole('listitem').count()).toBe(1)
  await drawn.getByText('Terms apply.').waitFor()
  await dialog.getByLabel('Kind of section').press('Enter')
  await frameOf(page).locator('[data-component="rich-text"] small').getByText('…').waitFor()
  // Until its editor is there, a text stands in its place that takes no words.
  await fieldsOf(page).locator('[contenteditable="true"]').first().click()
  await page.keyboard.press('ControlOrMeta+a')
  await page.keyboard.press('Backspace')
  await page.keyboard.type('Terms apply.')
  await frameOf(page).locator('[data-component="rich-text"]').getByText('Terms apply.').waitFor()
  await fieldsOf(page)
    .getByLabel('Layer of Text', { exact: true })
    .getByText('English', { exact: true })
    .waitFor({ state: 'attached' })

  // What is done seldom stands wholly in the window, and goes with Escape.
  await page.getByText('More', { exact: true }).click()
  const release = page.getByRole('button', { name: 'Add to a release' })
  const { x = 0, width = 0 } = (await release.boundingBox()) ?? {}
  expect(x + width).toBeLessThanOrEqual(page.viewportSize()?.width ?? 0)
  await page.keyboard.press('Escape')
  await release.waitFor({ state: 'hidden' })

  // What opens by itself in the shop does not lie over what is written.
  await frameOf(page)
    .locator('body')
    .evaluate(body => {
      const popUp = body.ownerDocument.createElement('aside')
      popUp.className = 'pop-up'
      popUp.textContent = 'Opened by itself'
      body.append(popUp)
    })
  expect(await frameOf(page).getByText('Opened by itself', { exact: true }).isVisible()).toBe(false)

  await page.getByRole('button', { name: '+ Add at the end' }).click()
  await dialog.getByRole('button', { name: 'Heading and text' }).click()
  const written = frameOf(page).locator('[data-component="rich-text"]')
  await expect.poll(() => written.allInnerTexts()).toEqual(['Terms apply.', expect.stringMatching(/^…\s+…$/)])

  // Products are chosen by their names, and stand on the page in that order.
  await page.getByRole('button', { name: '+ Add at the end' }).click()
  await dialog.getByRole('button', { name: /^Chosen products/ }).click()
  const found = fieldsOf(page).getByRole('list', { name: 'Found' }).getByRole('button')
  await fieldsOf(page).getByPlaceholder('Find a product').fill('scree')
  const [name = ''] = (await found.first().innerText()).split(' –')
  await found.first().click()
  const row = frameOf(page).locator('[data-component="product-recommendations"]')
  await row.getByText(name).first().waitFor()
  await expect.poll(() => row.evaluate(element => element.getBoundingClientRect().top < innerHeight)).toBe(true)
  expectNoSurprise(page)
})

it('tells what is hard to read, what leads nowhere and what is wrong with a section while it is written', async () => {
  const page = await signIn('editor')
  await newPage(page)
  await page.getByRole('button', { name: '+ Add a section' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Thin banner' }).click()
  const fields = fieldsOf(page)
  await fields.getByLabel('Title', { exact: true }).fill('Rain is near')
  await fields.getByText('More fields').click()
  const background = fields.getByLabel('Background', { exact: true })
  await background.fill('ink')
  await fields.getByText(/^Hard to read on Ink: 1\.0/).waitFor()
  await background.fill('paper')
  await fields.getByText(/^Reads well on Ink/).waitFor()

  const link = fields.getByLabel('Leads to', { exact: true }).first()
  await link.fill('/{locale}/no-such-page')
  await fields.getByRole('alert').getByText('Nothing is found at this address.').waitFor()
  await link.fill('/{locale}/about')
  await fields.getByRole('alert').waitFor({ state: 'detached' })

  await page.getByText('Checks of this section').click()
  await page.getByText(/^Nothing hinders anybody · loads no script/).waitFor()
  // As grey on grey as nobody can read it.
  await background.fill('#777777')
  await fields.getByLabel('Colour of the title', { exact: true }).fill('#787878')
  await page.getByRole('listitem').filter({ hasText: 'Hard to read:' }).first().waitFor()
  expectNoSurprise(page)
})
