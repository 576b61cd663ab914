import type { Locator, Page } from 'playwright-core'
import sharp from 'sharp'
import { describe, expect, it } from 'vitest'
import { expectAccessible, READ } from './harness.ts'
import { betweenTwoBeats, expectNoSurprise, signIn } from './studio-people.ts'

const frameOf = (page: Page) => page.frameLocator('iframe[title="Preview"]')
const fieldsOf = (page: Page) => page.getByRole('region', { name: 'Fields' })
const saved = (page: Page) => page.getByText('Saved', { exact: true }).first().waitFor()

async function add(page: Page, kind: RegExp): Promise<void> {
  const dialog = page.getByRole('dialog')
  await dialog.getByRole('button', { name: kind }).click()
  await dialog.waitFor({ state: 'detached' })
}

async function newPage(page: Page, title: string): Promise<void> {
  await page.goto('/studio/content')
  await page.getByRole('button', { name: 'New page' }).click()
  await page.getByRole('dialog').getByLabel('Title', { exact: true }).fill(title)
  await expectAccessible(page, '[role=dialog]')
  await page.getByRole('dialog').getByRole('button', { name: 'Create' }).click()
  await page.waitForURL('**/content/edit/*')
  await frameOf(page).getByRole('heading', { name: title }).waitFor()
  await page.getByRole('button', { name: '+ Add a section' }).click()
}

/** A file, as though it were dragged from a desktop onto this. */
async function drop(target: Locator, name: string, bytes: Buffer): Promise<void> {
  const dataTransfer = await target.page().evaluateHandle(
    ([called, base64]) => {
      const carried = new DataTransfer()
      carried.items.add(new File([Uint8Array.from(atob(base64), letter => letter.charCodeAt(0))], called))
      return carried
    },
    [name, bytes.toString('base64')] as const,
  )
  await target.dispatchEvent('drop', { dataTransfer })
}

describe('the editor', () => {
  it('builds a page from nothing, and loses nothing of two editors and a lost network', async () => {
    const page = await signIn('owner')
    await newPage(page, `First snow ${Date.now()}`)
    await expectAccessible(page, '[role=dialog]')
    await add(page, /^Opening with products$/)
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
    await page.getByRole('region', { name: 'Outline' }).getByRole('list', { name: 'Also here' }).waitFor()
    await betweenTwoBeats(page)
    // One that was on its way has come.
    await page.waitForResponse('**/content-presence/**')
    await fieldsOf(other).getByLabel('Line above the title', { exact: true }).fill('From the other')
    await frameOf(other).getByText('From the other').waitFor()
    await saved(other)
    await fieldsOf(page).getByLabel('Overline', { exact: true }).fill('From me')
    await page.getByText(/saved meanwhile. Both changes are in./).waitFor()
    await saved(page)
    await frameOf(page).getByText('From the other').waitFor()
    await frameOf(page).getByText('From me').waitFor()
    // One's own step back, with the page in the frame in focus: what the other wrote stays.
    await frameOf(page).locator('[data-component="rich-text"]').click()
    await page.keyboard.press('Control+z')
    await frameOf(page).getByText('From me').waitFor({ state: 'detached' })
    await saved(page)
    await frameOf(page).getByText('From the other').waitFor()
    await page.keyboard.press('Control+Shift+z')
    await frameOf(page).getByText('From me').waitFor()
    await saved(page)
    await other.reload()
    await frameOf(other).getByText('From me').waitFor()
    await frameOf(other).getByText('From the other').waitFor()

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
    // The notice goes away by itself, and may be there before the frame is.
    await again.goto(other.url(), READ)
    await again.getByText('could not be saved is back').waitFor()
    await frameOf(again).getByText('Typed in a tunnel').waitFor()
    await saved(again)
    await other.reload()
    await frameOf(other).getByText('Typed in a tunnel').waitFor()
    await frameOf(other).getByText('From the other').waitFor()
    expectNoSurprise(other)
  })
  it('takes pictures out of the library with their words, and hides a section in one language', async () => {
    const page = await signIn('editor')
    await newPage(page, `Second snow ${Date.now()}`)
    await add(page, /^Opening picture$/)
    await fieldsOf(page).getByText('Picture or film', { exact: true }).click()
    const phone = fieldsOf(page).getByRole('group', { name: 'Phone', exact: true })
    const background = { r: Date.now() % 256, g: 90, b: 60 }
    const picture = await sharp({ create: { width: 640, height: 400, channels: 3, background } })
      .png()
      .toBuffer()
    await drop(phone, 'snow.png', picture)
    await phone.getByText('640 × 400 pixels').waitFor()
    await phone.getByLabel('English', { exact: true }).fill('Fresh snow')
    await phone.getByLabel('French', { exact: true }).fill('Neige fraîche')
    await frameOf(page).getByAltText('Fresh snow').first().waitFor({ state: 'attached' })
    await phone.getByRole('button', { name: /^What every crop keeps/ }).press('Shift+ArrowLeft')
    await phone.getByRole('button', { name: 'What every crop keeps: 40 % · 50 %' }).waitFor()

    const tablet = fieldsOf(page).getByRole('group', { name: 'Tablet', exact: true })
    await tablet.getByRole('button', { name: 'Choose from the library' }).click()
    await page.getByRole('dialog').getByText('snow.png').waitFor()
    await expectAccessible(page, '[role=dialog]')
    await page.getByRole('dialog').getByRole('button', { name: 'snow.png' }).click()
    await tablet.getByText('640 × 400 pixels').waitFor()
    await saved(page)
    await expectAccessible(page)

    await page.getByText('Checks of this section').click()
    await page.getByText(/loads no script of its own|[\d.]+ kB of script/).waitFor()
    await page.getByText('Checks of this section').click()

    await page
      .getByLabel(/^Actions for/)
      .first()
      .click()
    await page.getByRole('button', { name: 'Hide in English', exact: true }).click()
    await frameOf(page).locator('[data-component="hero"]').waitFor({ state: 'detached' })
    const hidden = page.getByRole('region', { name: 'What this language hides' })
    await expectAccessible(page)
    await hidden.getByRole('button', { name: /^Show .* again in English$/ }).click()
    await frameOf(page).locator('[data-component="hero"]').waitFor()
    expect(await hidden.count()).toBe(0)
    await saved(page)
    await page.reload()
    await page
      .getByRole('region', { name: 'Outline' })
      .getByRole('button', { name: /^Opening picture/ })
      .click()
    await fieldsOf(page).getByText('Picture or film', { exact: true }).click()
    expect(await phone.getByLabel('French', { exact: true }).inputValue()).toBe('Neige fraîche')
    expectNoSurprise(page)
  })
})
