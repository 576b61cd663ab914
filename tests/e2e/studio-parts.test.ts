import type { Page } from 'playwright-core'
import { expect, it } from 'vitest'
import { SECTION_EXAMPLES } from '#contract/content/examples/sections.ts'
import { expectAccessible, problemsOf, settled, shopUrl, visit } from './harness.ts'
import { callsOn, expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const outlineOf = (page: Page) => page.getByRole('region', { name: 'Outline' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

async function write(page: Page, slug: string, ...items: object[]): Promise<void> {
  const body = { title: 'Parts', sections: [{ name: 'main', items }] }
  await callsOn(page)('content.save', {
    params: { slug },
    body: { layers: [{ scope: 'any', body, revision: 0 }] },
  })
}

it('writes menu and promo bar in the page they are seen on', async () => {
  const page = await signIn('editor')
  const mark = Date.now()
  const header = frameOf(page).getByRole('banner').first()
  await page.goto('/studio/content/edit/promo-bar')
  await outlineOf(page)
    .getByRole('button', { name: /Free shipping from/ })
    .click()
  const words = fieldsOf(page).getByRole('textbox', { name: 'Text', exact: true }).first()
  // The tools come with the editor.
  await fieldsOf(page).getByRole('toolbar', { name: 'Tools for Text' }).first().waitFor()
  await words.click()
  await page.keyboard.press('Control+a')
  // At once: keys that follow each other slowly are several steps back.
  await page.keyboard.insertText(`Rain from noon ${mark}`)
  await frameOf(page).getByText(`Rain from noon ${mark}`).first().waitFor({ state: 'attached' })
  // And back, as it was typed.
  await page.keyboard.press('Control+z')
  await frameOf(page).getByText('Free shipping from').first().waitFor({ state: 'attached' })
  await saved(page)
  await expectAccessible(page)
  await callsOn(page)('content.discard', { params: { slug: 'promo-bar' } })

  await page.goto('/studio/content/edit/menu')
  await outlineOf(page).getByRole('listitem').first().getByRole('button').first().click()
  await fieldsOf(page).getByLabel('Title', { exact: true }).first().fill(`Rainwear ${mark}`)
  await header.getByText(`Rainwear ${mark}`).first().waitFor({ state: 'attached' })
  await saved(page)
  await expectAccessible(page)
  await callsOn(page)('content.discard', { params: { slug: 'menu' } })
  expectNoSurprise(page)
})

it('puts sections in another order in one language alone, and hides one from phones', async () => {
  const page = await signIn('editor')
  const slug = `ninth-snow-${Date.now()}`
  const text = (id: string) => ({ ...SECTION_EXAMPLES['rich-text'], id, title: `Text ${id}` })
  await write(page, slug, text('one'), text('two'))
  await page.goto(`/studio/content/edit/${slug}`)
  const shown = () =>
    frameOf(page)
      .getByRole('heading', { name: /^Text / })
      .allInnerTexts()
  await expect.poll(shown).toEqual(['Text one', 'Text two'])
  const outline = outlineOf(page)
  const order = async (name: string) => {
    await outline.getByLabel('Actions for Text one').click()
    await outline.getByRole('button', { name, exact: true }).click()
  }
  await order('Down in English')
  await expect.poll(shown).toEqual(['Text two', 'Text one'])
  await order('Up in English')
  await expect.poll(shown).toEqual(['Text one', 'Text two'])
  await order('Down in English')
  await expect.poll(shown).toEqual(['Text two', 'Text one'])
  await page.getByLabel('Locale', { exact: true }).selectOption('de-de')
  await expect.poll(shown).toEqual(['Text one', 'Text two'])
  await page.getByLabel('Locale', { exact: true }).selectOption('en-gb')
  await expect.poll(shown).toEqual(['Text two', 'Text one'])
  await outline.getByRole('button', { name: 'Take back the order (English)' }).click()
  await expect.poll(shown).toEqual(['Text one', 'Text two'])

  await frameOf(page).getByRole('heading', { name: 'Text two' }).click()
  await fieldsOf(page).getByText('More fields').click()
  await fieldsOf(page).getByRole('group', { name: 'Hidden on' }).getByLabel('Phone').check()
  const isSeen = () => frameOf(page).getByRole('heading', { name: 'Text two' }).isVisible()
  await saved(page)
  await page.getByLabel('Width', { exact: true }).selectOption('Phone')
  await expect.poll(isSeen).toBe(false)
  await page.getByLabel('Width', { exact: true }).selectOption('Tablet')
  await expect.poll(isSeen).toBe(true)
  expectNoSurprise(page)
})

it('dates an event, and says who comes', async () => {
  const page = await signIn('owner')
  const mark = Date.now()
  const slug = `events/mud-run-${mark}`
  const form = { ...SECTION_EXAMPLES['event-sign-up-form'], id: 'form', eventId: `mud-run-${mark}`, places: 40 }
  await write(page, slug, form)
  await page.goto(`/studio/content/edit/${slug}`)
  await frameOf(page).locator('[data-component="event-sign-up-form"]').click()
  const fields = fieldsOf(page)
  await fields.getByRole('heading', { name: 'Sign-up for an event' }).waitFor()
  const more = fields.getByText('More fields')
  if ((await more.count()) > 0) await more.click()
  await fields.getByLabel('Begins', { exact: true }).fill('2031-05-03')
  await fields.getByLabel('Ends', { exact: true }).fill('2031-05-04')
  await frameOf(page)
    .getByText(/^May 3\s–\s4, 2031 · 8\sAM · Boulder · 40 places a day$/)
    .waitFor()
  await saved(page)
  await page.getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Publish', exact: true }).click()
  await page.getByText('It is live.').first().waitFor()
  await settled()

  const guest = await visit('/en-us/sign-in?step=sign-in', { script: false })
  await guest.locator('main').getByLabel('Email address').fill('loyal@cairn.test')
  await guest.getByLabel('Password', { exact: true }).fill('Cairn-demo-1')
  await guest.locator('main').getByRole('button', { name: 'Sign in', exact: true }).click()
  await guest.waitForURL(/account/)
  const joined = await guest.request.post('/api/consumers-v3/consumer/event-registration', {
    headers: { origin: shopUrl(), 'x-access-key': 'cairn-web', 'x-locale': 'en-us' },
    data: {
      eventId: form.eventId,
      email: 'loyal@cairn.test',
      firstName: 'Lo',
      lastName: 'Yal',
      attendingDays: '2031-05-04',
      eventTermsAccepted: true,
      plusOne: 'Ash',
      registrationTimestamp: new Date().toISOString(),
    },
  })
  expect(joined.status(), await joined.text()).toBe(200)
  await frameOf(page).locator('[data-component="event-sign-up-form"]').click()
  await fields.getByRole('button', { name: 'Who comes' }).click()
  const dialog = page.getByRole('dialog', { name: 'Who comes' })
  const row = dialog.getByRole('row').filter({ hasText: 'loyal@cairn.test' })
  await row.waitFor()
  expect(await row.getByRole('cell').allInnerTexts()).toEqual(['Ash', '2031-05-04'])
  await dialog.getByText('2 of 40').waitFor()
  await expectAccessible(page, '[role=dialog]')
  // Before it was live, its frame beside the other had nothing to show.
  expect(problemsOf(page).filter(problem => !/40[14]/.test(problem))).toEqual([])
})
