import type { BrowserContext, Page } from 'playwright-core'
import { describe, expect, it } from 'vitest'
import { expectAccessible, expectNoProblems, newContext, visit } from './harness.ts'

const BLUE =
  'iVBORw0KGgoAAAANSUhEUgAAAAIAAAACCAIAAAD91JpzAAAAFklEQVR4nGP8z8DAwMDAxMDAwMDAAAANHQEDasKb6QAAAABJRU5ErkJggg=='

/** Someone who may see what is not published. */
async function newEditor(): Promise<BrowserContext> {
  const context = await newContext()
  await visit('/dev/preview', { context })
  return context
}

describe('a shopper’s picture', () => {
  it('is handed in without script, waits for a moderator, is shown, reported and hidden', async () => {
    const alt = `A blue door ${Date.now()}`
    const shopper = await visit('/en-us/seen-outside', { script: false, screen: 'phone' })
    await shopper.getByRole('link', { name: 'Show us your picture' }).click()
    const choose = (buffer: Buffer) =>
      shopper.getByLabel('Choose a picture').setInputFiles({ name: 'door.png', mimeType: 'image/png', buffer })
    const fillIn = async () => {
      await shopper.getByLabel('What is to be seen').fill(alt)
      await shopper.getByLabel('Name to show with it').fill('door')
      await shopper.locator('main').getByRole('checkbox').check()
      await shopper.getByRole('button', { name: 'Hand it in' }).click()
    }
    await choose(Buffer.from('not a picture'))
    await fillIn()
    await shopper.getByRole('alert').or(shopper.locator('main [role=status]')).first().waitFor()
    await choose(Buffer.from(BLUE, 'base64'))
    await fillIn()
    await shopper.getByRole('heading', { name: 'Thank you' }).waitFor()
    expect(new URL(shopper.url()).searchParams.get('streamId')).toBe('seen-outside')

    const moderator = await visit('/en-us/preview/pictures', { context: await newEditor() })
    const waiting = moderator.getByRole('listitem').filter({ hasText: alt })
    await expectAccessible(moderator)
    await waiting.getByRole('button', { name: 'Publish' }).click()
    await waiting.waitFor({ state: 'detached' })

    const visitor = await visit('/en-us/seen-outside')
    const shown = visitor.getByRole('img', { name: alt })
    await shownAfterReload(visitor, () => shown.count(), 1)
    // Three reports take it out of sight until someone has looked again.
    for (const _ of [1, 2]) {
      await visitor.getByRole('link', { name: 'Open the picture by door' }).first().click()
      const dialog = visitor.getByRole('dialog')
      await dialog.getByRole('button', { name: 'Report this picture' }).click()
      await dialog.getByRole('button', { name: 'It is advertising' }).click()
      await dialog.getByText('Thank you. We will look at it.').waitFor()
      await visitor.keyboard.press('Escape')
      await dialog.waitFor({ state: 'detached' })
    }
    await shopper.goto('/en-us/seen-outside')
    await shopper.getByRole('link', { name: 'Open the picture by door' }).first().click()
    await shopper.getByText('Report this picture').click()
    await shopper.getByRole('button', { name: 'It is advertising' }).click()
    await shopper.getByText('Thank you. We will look at it.').waitFor()
    await shownAfterReload(visitor, () => shown.count(), 0)
    await moderator.reload()
    await expect.poll(() => waiting.getByText('advertising').count()).toBe(3)
    await waiting.getByRole('button', { name: 'Hide' }).click()
    await waiting.waitFor({ state: 'detached' })
    expectNoProblems(visitor)
  }, 60_000)
})

/** What others see follows a change within moments. */
async function shownAfterReload(page: Page, count: () => Promise<number>, wanted: number) {
  await expect
    .poll(async () => {
      await page.reload()
      return count()
    })
    .toBe(wanted)
}

describe('a preview', () => {
  it('shows an ordinary page in the locale it names, to editors alone', async () => {
    const path = '/en-us/about?preview&localePath=de-de'
    const editor = await visit(path, { context: await newEditor() })
    const german = await visit('/de-de/about')
    const title = (page: Page) => page.getByRole('heading', { level: 1 }).textContent()
    expect(await title(editor)).toBe(await title(german))
    const stranger = await visit(path)
    expect(await title(stranger)).not.toBe(await title(german))
  })

  it('scrolls together with the window that frames it', async () => {
    const page = await visit('/en-us/about')
    const told = page.evaluate(
      () =>
        new Promise<number>(resolve => {
          const frame = document.createElement('iframe')
          frame.style.height = '600px'
          frame.src = '/en-us/preview/sections'
          addEventListener('message', ({ data, source }) => source === frame.contentWindow && resolve(data.top))
          document.body.append(frame)
        }),
    )
    const frame = page.frameLocator('iframe').last()
    await frame.locator('[data-report="passed"]').first().waitFor()
    await frame.locator('body').evaluate(() => scrollTo({ top: 700 }))
    expect(await told).toBe(700)
    await page
      .locator('iframe')
      .last()
      .evaluate(element => {
        if (element instanceof HTMLIFrameElement)
          element.contentWindow?.postMessage({ type: 'cairn:scroll', top: 300 }, location.origin)
      })
    await expect.poll(() => frame.locator('body').evaluate(() => scrollY)).toBe(300)
  })
})
